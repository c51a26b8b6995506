import { expect, test } from "vitest";
import { newPaying } from "./paying.ts";

test("a plan is paid through a checkout, and the plan, its period, the card and a receipt are there at once", async () => {
  const { pay, billing } = await newPaying();
  const paid = await pay();
  expect(paid).toMatchObject({
    status: 200,
    data: {
      plan: "professional",
      state: "active",
      period: "monthly",
      card: { brand: "visa", last4: "4242" },
      next_cents: 2000,
      documents: [{ number: 1, gross_cents: 2000, net_cents: 1626, vat_cents: 374, state: "paid" }],
    },
  });
  expect(await billing()).toEqual(paid.data);
});
