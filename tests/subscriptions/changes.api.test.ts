import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { goodPassword } from "#tests/accounts/signup.ts";
import { withPassword } from "#tests/factors/factor-of.ts";
import { tick } from "#worker/schedule.ts";
import type { ChangeView } from "#worker/subscriptions/contract.ts";
import { testCards } from "#worker/subscriptions/test-contract.ts";
import { newPaying } from "./paying.ts";

test("R50: nobody gives themselves a plan, a price or a state: what a body says of them is refused and nothing changes", async () => {
  const { send, ask, a, db, billing, checkout } = await newPaying();
  await db.run(sql`UPDATE organizations SET plan = 'starter' WHERE id = ${a.org_id}`);
  const before = await billing();
  for (const more of [
    { price: 1 },
    { amount_cents: 1 },
    { state: "active" },
    { paid: true },
    { org_id: "org_x" },
    { id: "co_x" },
  ]) {
    const answer = await send("/checkout", { plan: "professional", period: "monthly", ...more });
    expect([more, answer.status]).toEqual([more, 422]);
  }
  for (const plan of ["starter", "empresarial", "gold", "", 1])
    expect([plan, (await send("/checkout", { plan, period: "monthly" })).status]).toEqual([plan, 422]);
  expect((await send("/checkout", { plan: "professional", period: "weekly" })).status).toBe(422);
  const { id } = await checkout();
  for (const more of [{ amount_cents: 0 }, { plan: "empresarial" }, { period: "yearly" }])
    expect((await send("/test/pay", { checkout: id, card: "4242", ...more })).status).toBe(422);
  await ask("/api/organizations/current", { as: a, method: "PUT", json: { plan: "empresarial", trial_ends_at: null } });
  await ask("/api/auth/me", { as: a, method: "PUT", json: { plan: "empresarial" } });
  const opened = { id, plan: "professional", period: "monthly", amount_cents: 2000 };
  expect(await billing()).toEqual({ ...before, checkout: opened });
  expect((await send("/test/pay", { checkout: "co_of_another", card: "4242" })).status).toBe(404);
});

test("of the cards that are listed two pay, one of them when asked, and every other says why it does not", async () => {
  const { checkout, send, billing } = await newPaying();
  const { id } = await checkout();
  const answers = [];
  for (const card of testCards.toReversed()) {
    const { status, detail } = await send("/test/pay", { checkout: id, card });
    answers.push([card.slice(-4), status, detail?.split(".")[0]]);
  }
  expect(answers).toEqual([
    ["3155", 402, "Your bank asks you to confirm this payment"],
    ["0069", 402, "The card has expired"],
    ["9995", 402, "There is not enough money on the card"],
    ["0002", 402, "The card was declined"],
    ["4242", 200, undefined],
  ]);
  expect((await billing()).pays_at).toEqual([]);
});

test("a checkout is one at a time, is led to again, and is paid once", async () => {
  const { checkout, send, billing, db, a } = await newPaying();
  const first = await checkout("monthly");
  expect(await checkout("monthly")).toEqual(first);
  const other = await checkout("yearly");
  expect(other.id).not.toBe(first.id);
  expect((await send("/test/pay", { checkout: first.id, card: "4242" })).status).toBe(404);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send("/test/pay", { checkout: other.id, card: "4242 4242 4242 4242" })),
  );
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await billing()).toMatchObject({
    state: "active",
    period: "yearly",
    documents: [{ number: 1, gross_cents: 20_000 }],
  });
  expect((await send("/test/pay", { checkout: other.id, card: "4242" })).status).toBe(409);
  expect((await send("/checkout", { plan: "professional", period: "monthly" })).status).toBe(409);
  const [found] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM charges WHERE org_id = ${a.org_id}`);
  expect(found?.n).toBe(1);
});

test("a year goes over to months at its end, which choosing the year again takes back", async () => {
  const { pay, send, billing, advance, letters } = await newPaying();
  const { data: paid } = await pay("yearly");
  const down = await send<ChangeView>("/change", { period: "monthly" });
  expect(down).toMatchObject({ status: 200, data: { credit_cents: 0, due_cents: 2000, on: paid.period_end } });
  expect(await billing()).toMatchObject({ period: "yearly", next_period: "monthly", next_cents: 2000 });
  expect((await send("/change", { period: "monthly" })).status).toBe(409);
  const up = await Promise.all([1, 2, 3].map(() => send<ChangeView>("/change", { period: "yearly" })));
  expect(up.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await billing()).toMatchObject({ period: "yearly", next_period: null, next_cents: 20_000, documents: [{}] });
  await send("/change", { period: "monthly" });
  const renewed = await advance(366);
  expect(renewed.data).toMatchObject({
    period: "monthly",
    next_period: null,
    documents: [{ gross_cents: 2000 }, { gross_cents: 20_000 }],
  });
  expect((await letters()).length).toBe(4);
});

test("a month goes over to a year once, however often that is pressed, and not with a card that declines", async () => {
  const { pay, send, billing } = await newPaying();
  await pay();
  await send("/test/card", { card: "4000 0000 0000 9995" });
  const refused = await send("/change", { period: "yearly" });
  expect([refused.status, refused.code]).toEqual([402, "declined"]);
  expect((await billing()).period).toBe("monthly");
  await send("/test/card", { card: "4242 4242 4242 4242" });
  const answers = await Promise.all([1, 2, 3, 4].map(() => send("/change", { period: "yearly" })));
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await billing()).toMatchObject({
    period: "yearly",
    documents: [{ gross_cents: 18_000, credit_cents: 2000 }, {}],
  });
  expect((await billing()).documents).toHaveLength(2);
});

test("within 14 days the money goes back in full and the receipt is void; later it does not", async () => {
  const { pay, send, billing, advance, letters, db, a } = await newPaying();
  await pay();
  const back = await send("/cancel", { refund: true });
  expect(back.data).toMatchObject({ plan: "starter", state: "ended", documents: [{ number: 1, state: "refunded" }] });
  expect((await letters()).at(-1)).toMatch(/^Vai receber 20,00\s€ de volta$/);
  expect((await send("/cancel", { refund: true })).status).toBe(409);
  await pay();
  expect((await billing()).documents.map(({ number }) => number)).toEqual([2, 1]);
  await advance(15);
  expect(await billing()).toMatchObject({ state: "active", refundable_until: null });
  expect((await send("/cancel", { refund: true })).status).toBe(409);
  expect((await billing()).state).toBe("active");
  const lines = await db.all<{ kind: string }>(
    sql`SELECT DISTINCT kind FROM entries WHERE org_id = ${a.org_id} ORDER BY kind`,
  );
  expect(lines).toEqual([{ kind: "payment" }, { kind: "plan" }]);
});

test("an organisation that closes is charged no more at once, and goes on paying when it stays after all", async () => {
  const world = await newPaying();
  const { pay, billing, db, env, a, ask, send } = world;
  await pay();
  const clock = () => tick(db, env, new Date().toISOString());
  await db.run(sql`UPDATE organizations SET closes_at = '2099-01-01T00:00:00.000Z' WHERE id = ${a.org_id}`);
  await clock();
  expect(await billing()).toMatchObject({ state: "cancelling", next_cents: null });
  await db.run(sql`UPDATE organizations SET closes_at = NULL WHERE id = ${a.org_id}`);
  await clock();
  expect(await billing()).toMatchObject({ state: "active", next_cents: 2000 });
  // By the owner's own hand it needs no clock.
  await withPassword(world, a);
  const closing = { password: goodPassword, name: "Viveiro A" };
  expect((await ask("/api/closing", { as: a, json: closing })).status).toBe(201);
  expect((await billing()).state).toBe("cancelling");
  expect((await send("/resume", {})).status).toBe(403);
  expect((await ask("/api/closing", { as: a, method: "DELETE" })).status).toBe(200);
  expect((await billing()).state).toBe("active");
});

test("where nobody sells, nothing can be paid and the way is to write; in production the test's money is none", async () => {
  const closed = await newPaying({ PAYMENTS: "none" });
  expect((await closed.billing()).is_open).toBe(false);
  const answer = await closed.send("/checkout", { plan: "professional", period: "monthly" });
  expect([answer.status, answer.detail]).toEqual([409, expect.stringContaining("Write to us")]);
  const production = await newPaying({ ENVIRONMENT: "production", PAYMENTS: "test" });
  expect(await production.billing()).toMatchObject({ is_open: false, is_test: false });
  for (const [path, json] of [
    ["/test/pay", { checkout: "co_x", card: "4242" }],
    ["/test/advance", { days: 1 }],
    ["/test/card", { card: "4242" }],
    ["/test/events", undefined],
  ] as const)
    expect([path, (await production.send(path, json)).status]).toEqual([path, 404]);
  expect((await production.ask("/api/billing-events/test", { method: "POST" })).status).toBe(404);
  const unnamed = await newPaying({ PAYMENTS: "stripe", STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "wh" });
  expect((await unnamed.billing()).is_open).toBe(false);
});
