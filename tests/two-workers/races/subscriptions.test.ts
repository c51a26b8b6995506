import { expect, test } from "vitest";
import { call, signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import type { BillingView } from "#worker/subscriptions/contract.ts";

const server = sharedServer();
const card = "4242 4242 4242 4242";

/** An owner on Starter, and what they pay with. */
async function newOwner() {
  const { token } = await signUp(server);
  const send = async <Data = BillingView>(path: string, json?: object) => {
    const answer = await call(server, `/api/${path}`, { token, ...(json && { json }) });
    return { status: answer.status, ...((await answer.json()) as { data: Data }) };
  };
  const atOnce = <Data = BillingView>(path: string, json: object, count = 10) =>
    Promise.all(Array.from({ length: count }, () => send<Data>(path, json)));
  return { send, atOnce };
}

const numbers = ({ documents }: BillingView) => documents.map(({ number }) => number);

test("whoever presses ten times at once opens one checkout, pays it once and changes once", async () => {
  const { send, atOnce } = await newOwner();
  const opened = await atOnce<{ id: string }>("billing/checkout", { plan: "professional", period: "monthly" });
  expect([...new Set(opened.map(({ status }) => status))]).toEqual([201]);
  const ids = [...new Set(opened.map(({ data }) => data.id))];
  expect(ids).toHaveLength(1);
  const paid = await atOnce("billing/test/pay", { checkout: ids[0], card });
  expect(paid.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(paid.some(({ status }) => status === 200)).toBe(true);
  const { data } = await send("billing");
  expect([data.state, data.documents.length]).toEqual(["active", 1]);

  const [event] = (await send<Array<{ body: string; signature: string }>>("billing/test/events")).data;
  const again = await Promise.all(
    Array.from({ length: 10 }, () =>
      fetch(`${server.origin}/api/billing-events/test`, {
        method: "POST",
        body: event?.body ?? "",
        headers: { "Voliera-Signature": event?.signature ?? "", "Content-Type": "application/json" },
      }),
    ),
  );
  expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
  expect((await send("billing")).data).toEqual(data);

  const changed = await atOnce("billing/change", { period: "yearly" });
  expect(changed.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect((await send("billing")).data).toMatchObject({ period: "yearly", documents: [{}, {}] });
  // A downgrade waits; one of many takes it back, and nothing is paid for it.
  await send("billing/change", { period: "monthly" });
  const kept = await atOnce("billing/change", { period: "yearly" });
  expect(kept.filter(({ status }) => status === 200)).toHaveLength(1);
  const after = (await send("billing")).data;
  expect([after.period, after.next_period, after.documents.length]).toEqual(["yearly", null, 2]);
  const cancelled = await atOnce("billing/cancel", {});
  expect(cancelled.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("receipts of many who pay at once are numbered without a gap", async () => {
  const owners = await Promise.all(Array.from({ length: 6 }, newOwner));
  await Promise.all(
    owners.map(async ({ send }) => {
      const { data } = await send<{ id: string }>("billing/checkout", { plan: "professional", period: "yearly" });
      expect((await send("billing/test/pay", { checkout: data.id, card })).status).toBe(200);
    }),
  );
  const views = await Promise.all(owners.map(({ send }) => send("billing")));
  const own = views.flatMap(({ data }) => numbers(data));
  expect(new Set(own).size).toBe(6);
  const database = directDatabase(server.databaseUrl);
  const { rows } = await database.execute("SELECT min(n) AS first, max(n) AS last, count(*) AS n FROM receipt_numbers");
  database.close();
  const [{ first, last, n }] = rows as unknown as [{ first: number; last: number; n: number }];
  expect([first, last]).toEqual([1, n]);
});

test("of twenty birds added at once where nine of ten are, one fits", async () => {
  const { send } = await newOwner();
  const species = await send<{ id: string }>("bird-species", {
    common_name: "Canário",
    latin_name: "Serinus canaria",
    group: "Pássaros canoros",
    incubation_days: 13,
  });
  await send("billing/test/advance", { days: 31 });
  expect((await send("billing")).data.plan).toBe("starter");
  const add = (n: number) => send("birds", { identifier: `PT ${n}`, species_id: species.data.id });
  for (let n = 1; n <= 9; n += 1) expect((await add(n)).status).toBe(201);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => add(100 + at)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 402)]);
  expect((await send("billing")).data.usage.birds).toEqual({ used: 10, most: 10 });
});
