import { expect, test } from "vitest";
import type { Given } from "#tests/clutches/egg-input.ts";
import { expectRecurring } from "#worker/expenses/expecting.ts";
import type { Recurring } from "#worker/expenses/recurring.ts";
import { newBooks } from "./books.ts";

test("what comes every month is expected once for each, also after days without a clock, and counts once confirmed", async () => {
  const { post, send, list, payments, dayIs, db, pair } = await newBooks();
  const own = await pair();
  await dayIs("2027-01-31");
  const rent = {
    category: "energy",
    text: "Luz",
    cents: 3000,
    every: { unit: "month", n: 1 },
    shares: [{ pair_id: own.id, pct: 50 }],
  };
  const { data: made } = await post<Recurring>("/api/expenses/recurring", rent);
  expect(made).toMatchObject({ on: "2027-01-31", next_on: "2027-01-31", shares: [{ kind: "pair", pct: 50 }] });
  await dayIs("2027-03-31");
  const clock = () => expectRecurring(db, "2027-03-31T12:00:00.000Z");
  await Promise.all([clock(), clock()]);
  await clock();
  const { expected, totals } = await list();
  expect(expected.map(({ on, total_cents }) => [on, total_cents])).toEqual([
    ["2027-01-31", 3000],
    ["2027-02-28", 3000],
    ["2027-03-31", 3000],
  ]);
  expect([totals, await payments()]).toEqual([[], []]);
  const confirm = (at: number, json: Given = {}) => send(`/api/expenses/${expected[at]?.id}/confirm`, "POST", json);
  expect((await confirm(0)).data).toMatchObject({ is_expected: false, paid_cents: 3000, shares: [{ cents: 1500 }] });
  expect((await confirm(1, { cents: 3420 })).data).toMatchObject({
    total_cents: 3420,
    paid_cents: 3420,
    shares: [{ cents: 1710 }],
  });
  expect((await confirm(1, { cents: 3420 })).status).toBe(200);
  expect(await confirm(1, { cents: 9 })).toMatchObject({ status: 409, code: "illegal_state" });
  expect((await list()).totals).toMatchObject([{ count: 2, total_cents: 6420 }]);
  const attempts = await Promise.all([1, 2].map(() => confirm(2)));
  expect(attempts.map(({ status, data }) => [status, data.paid_cents])).toEqual([
    [200, 3000],
    [200, 3000],
  ]);
  expect(await payments()).toHaveLength(3);
  await send(`/api/expenses/recurring/${made.id}`, "PUT", { cents: 3500 });
  await clock();
  expect((await list()).expected).toEqual([]);
  expect((await send(`/api/expenses/recurring/${made.id}`, "DELETE")).status).toBe(204);
  const left = await list();
  expect([left.expected, left.total]).toEqual([[], 3]);
});
