import { expect, test } from "vitest";
import { givePlan } from "#worker/subscriptions/giving.ts";
import { newPaying } from "./paying.ts";

test("a plan that was arranged by hand is given to whoever pays for none, and no payment takes it away", async () => {
  const { db, a, b, billing, send, pay } = await newPaying();
  const now = new Date().toISOString();
  expect(await givePlan(db, "org_nobody", "empresarial", now)).toBe(false);
  expect(await givePlan(db, a.org_id, "empresarial", now)).toBe(true);
  expect(await billing()).toMatchObject({ plan: "empresarial", state: "active", period: null });
  expect((await send("/checkout", { plan: "professional", period: "monthly" })).status).toBe(409);
  expect(await givePlan(db, a.org_id, "starter", now)).toBe(true);
  await pay();
  expect(await givePlan(db, a.org_id, "empresarial", now)).toBe(false);
  expect([(await billing()).plan, (await billing(b)).plan]).toEqual(["professional", "professional"]);
});
