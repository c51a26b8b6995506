import { expect, test } from "vitest";
import { call, signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";

const server = sharedServer();
const clients = 8;

/** An owner's calls, and what many are answered who press the same at once. */
async function newBooks() {
  const { token } = await signUp(server);
  const send = async <Data = { id: string }>(path: string, json?: object) => {
    const answer = await call(server, `/api/${path}`, { token, ...(json && { json }) });
    return { status: answer.status, ...((await answer.json()) as { data: Data }) };
  };
  const atOnce = <Data>(path: string, json: object) =>
    Promise.all(Array.from({ length: clients }, () => send<Data>(path, json)));
  return { send, atOnce };
}

test("a contact that is merged by many at once, each way, is part of one and head of none", async () => {
  const { send } = await newBooks();
  for (let round = 1; round <= 5; round += 1) {
    const made = [await send("contacts", { name: `Zé ${round}` }), await send("contacts", { name: `José ${round}` })];
    const [one, two] = made.map(({ data }) => data.id);
    const pairs = Array.from({ length: clients }, (_, at) => (at % 2 ? [one, two] : [two, one]));
    const answers = await Promise.all(pairs.map(([id, into_id]) => send(`contacts/${id}/merge`, { into_id })));
    // Whoever merges the other way finds that it holds the one it is to be part of.
    expect(answers.filter(({ status }) => status === 200).length).toBe(clients / 2);
    expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
    const page = await Promise.all([one, two].map((id) => send<{ id: string; head_id: string }>(`contacts/${id}`)));
    const heads = page.map(({ data }) => data.head_id);
    expect([heads[0] === heads[1], [one, two].includes(heads[0])]).toEqual([true, true]);
  }
});

test("an expected expense that many confirm at once counts once and is paid once", async () => {
  const { send, atOnce } = await newBooks();
  const { data } = await send("expenses", { category: "energy", lines: [{ cents: 3875 }], paid: false });
  const database = directDatabase(server.databaseUrl);
  await database.execute({ sql: "UPDATE expenses SET is_expected = 1 WHERE id = ?", args: [data.id] });
  database.close();
  type Confirmed = { paid_cents: number; payments: object[] };
  const answers = await atOnce<Confirmed>(`expenses/${data.id}/confirm`, {});
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const kept = await send<Confirmed>(`expenses/${data.id}`);
  expect([kept.data.paid_cents, kept.data.payments.length]).toEqual([3875, 1]);
});

test("birds with a price that many book at once are booked once, and a supplier that many write becomes one contact", async () => {
  const { send, atOnce } = await newBooks();
  const species = await send("bird-species", {
    common_name: "Canário",
    latin_name: "Serinus canaria",
    group: "Pássaros canoros",
    incubation_days: 13,
  });
  for (let n = 1; n <= 12; n += 1) {
    const price = { acquired_price_cents: 1000 + n, acquired_on: "2026-03-03" };
    const bird = await send("birds", { identifier: `PT ${n}`, species_id: species.data.id, ...price });
    expect(bird.status).toBe(201);
  }
  type Booked = { birds: number };
  const answers = await atOnce<Booked>("expenses/bought-birds", {});
  expect(answers.map(({ status, data }) => [status, data.birds]).sort()).toEqual([
    ...Array.from({ length: clients - 1 }, () => [200, 0]),
    [200, 12],
  ]);
  const feed = { category: "feed", contact_name: "Casa das Sementes", on: "2026-03-03", lines: [{ cents: 500 }] };
  const bought = await atOnce<{ contact_id: string }>("expenses", feed);
  expect(new Set(bought.map(({ status, data }) => `${status} ${data.contact_id}`)).size).toBe(1);
  const list = await send<unknown[]>("contacts?q=sementes");
  expect(list.data).toHaveLength(1);
  const all = (await send("expenses?from=2026-03-01&to=2026-03-31")) as unknown as {
    totals: Array<{ count: number; total_cents: number }>;
  };
  expect(all.totals).toMatchObject([{ count: 1 + clients, total_cents: 12_078 + 500 * clients }]);
});

test("the last bag that many sell at once is sold once, goes out and comes back once, and a dose is taken once", async () => {
  const { send, atOnce } = await newBooks();
  const item = await send("stock", { name: "Mistura", category: "medicine", unit: "g", pack_size: 1000 });
  const path = `stock/${item.data.id}`;
  const bag = { kind: "purchase", packs: 1 };
  await send(`${path}/moves`, bag);
  const balance = async () => (await send<{ balance: number }>(path)).data.balance;
  const statuses = (answers: Array<{ status: number }>) => answers.map(({ status }) => status).sort();
  const others = (status: number) => Array.from({ length: clients - 1 }, () => status);
  const lines = [{ item_id: item.data.id, unit_cents: 3190 }];
  expect(statuses(await atOnce("sales", { state: "delivered", lines }))).toEqual([201, ...others(409)]);
  expect(await balance()).toBe(0);
  await send(`${path}/moves`, bag);
  const { data } = await send("sales", { state: "sold", lines });
  for (const [state, left] of [
    ["delivered", 0],
    ["returned", 1000],
  ] as const) {
    expect(statuses(await atOnce(`sales/${data.id}/state`, { state }))).toEqual([200, ...others(409)]);
    expect(await balance()).toBe(left);
  }
  const species = await send("bird-species", {
    common_name: "Canário",
    latin_name: "Serinus canaria",
    group: "Pássaros canoros",
    incubation_days: 13,
  });
  const bird = await send("birds", { identifier: "PT 1", species_id: species.data.id });
  const first_on = new Date().toISOString().slice(0, 10);
  const lot = await send<{ moves: Array<{ lot_id: string }> }>(`${path}/moves`, bag);
  const plan = { bird_ids: [bird.data.id], medicine: "Baycox", first_on, days: 1 };
  const course = await send("courses", { ...plan, lot_id: lot.data.moves[0]?.lot_id, quantity: 400 });
  const given = { on: first_on, state: "given" };
  expect(statuses(await atOnce(`courses/${course.data.id}/doses`, given))).toEqual([200, ...others(409)]);
  expect(await balance()).toBe(1600);
});
