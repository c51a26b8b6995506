import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { putBack, submitArchive, takeArchive } from "#tests/archive/archives.ts";
import { flockOf, sell, send, turn, type World, year } from "./stall.ts";

const cage = { text: "Gaiola", unit_cents: 4000 };
const numbersOf = ({ db }: World, org_id: string) =>
  db.all<{ number: string }>(
    sql`SELECT number FROM sales WHERE org_id = ${org_id} AND number IS NOT NULL ORDER BY number`,
  );

test("of twenty who sell at once, others who are refused among them, none leaves a number out", async () => {
  const { world, ids } = await flockOf(1);
  const { data: draft } = await sell(world, { lines: [cage] });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => {
      if (at === 7) return turn(world, draft, "sold");
      const lines = at % 4 === 0 ? [{ bird_id: ids[0], unit_cents: 100 }] : [cage];
      return sell(world, { state: at % 2 ? "reserved" : "delivered", lines });
    }),
  );
  const made = answers.filter(({ status }) => status < 300);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  expect(made.map(({ data }) => data.number).sort()).toEqual(
    made.map((_, at) => `V-${year}/${String(at + 1).padStart(4, "0")}`),
  );
});

test("a number's year is that of its day, which begins where the organisation is", async () => {
  // Half past midnight of the new year in London, still the old one on the Azores.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-01-01T00:30:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const { world } = await flockOf(0);
  const sold = async (json: object = {}) => (await sell(world, { state: "sold", lines: [cage], ...json })).data.number;
  await world.db.run(sql`UPDATE organizations SET timezone = 'Atlantic/Azores'`);
  expect(await sold()).toBe("V-2026/0001");
  await world.db.run(sql`UPDATE organizations SET timezone = 'Europe/Lisbon'`);
  expect([await sold(), await sold({ on: "2026-12-31" }), await sold()]).toEqual([
    "V-2027/0001",
    "V-2026/0002",
    "V-2027/0002",
  ]);
  // Of one day the newest comes first, whatever its id is made of.
  const headers = () => ({ "Idempotency-Key": crypto.randomUUID() });
  for (let at = 0; at < 4; at += 1) {
    vi.setSystemTime(Date.now() + 1000);
    await send(world, "/api/sales", { state: "sold", lines: [cage] }, "POST", headers());
  }
  const list = (await send(world, "/api/sales?from=2027-01-01")).body as { data: Array<{ number: string }> };
  expect(list.data.slice(0, 4).map(({ number }) => number)).toEqual([6, 5, 4, 3].map((at) => `V-2027/000${at}`));
});

test("an archive keeps sales, lines, instalments and numbers, and counting goes on behind them", async () => {
  const { world, ids } = await flockOf(2);
  await world.db.run(sql`UPDATE organizations SET vat_regime = 'normal' WHERE id = ${world.a.org_id}`);
  const bird = (at: number) => ({ bird_id: ids[at], unit_cents: 3500, vat_pct: 6 });
  const due = [
    { on: "2026-01-01", cents: 1000 },
    { on: "2026-02-01", cents: 500 },
  ];
  await sell(world, { state: "reserved", contact_name: "Rui", lines: [bird(0), { ...cage, discount_cents: 50 }], due });
  const { data: last } = await sell(world, { state: "delivered", lines: [bird(1)] });
  await turn(world, last, "returned");
  await sell(world, { lines: [{ ...cage, quantity: 2.5, discount_pct: 33.33 }], notes: "Sábado" });
  const read = async (as: typeof world.a) => {
    const list = (await (await world.ask("/api/sales", { as })).json()) as { data: Array<{ id: string }> };
    const all = [];
    for (const { id } of list.data) {
      const { data } = (await (await world.ask(`/api/sales/${id}`, { as })).json()) as {
        data: Record<string, unknown>;
      };
      const { id: _, contact_id: __, created_at: ___, updated_at: ____, lines, ...sale } = data;
      const plain = (lines as Array<Record<string, unknown>>).map(({ id: _id, bird_id, ...line }) => ({
        ...line,
        isBird: bird_id !== null,
      }));
      all.push({ ...sale, lines: plain });
    }
    return all.sort((one, other) => String(one).localeCompare(String(other)));
  };
  const { bytes } = await takeArchive(world, world.a);
  const { data } = await submitArchive(world, world.b, bytes);
  expect((await putBack(world, world.b, data.digest)).status).toBe(200);
  expect(await read(world.b)).toEqual(await read(world.a));
  expect(await numbersOf(world, world.b.org_id)).toEqual(await numbersOf(world, world.a.org_id));
  const made = await world.ask("/api/sales", { as: world.b, json: { state: "sold", lines: [cage] } });
  expect(((await made.json()) as { data: { number: string } }).data.number).toBe(`V-${year}/0003`);
  expect((await send(world, "/api/sales?page=1")).body).toMatchObject({ total: 3 });
});
