import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { flockOf, sell, send, statusOf, today, turn, type World } from "./stall.ts";

const shown = async (world: World, id: string | undefined) => (await statusOf(world, id))?.status;

test("a status given by hand to a bird in a sale is the one it has again after it; one that is gone by hand stays so", async () => {
  const { world, ids, make } = await flockOf(2);
  const byHand = async (at: number, key: string) => {
    const { id: status_id } = await make.status(key);
    const answer = await send(world, `/api/birds/${ids[at]}/status`, { status_id }, "POST");
    expect(answer.status).toBe(200);
  };
  const line = { bird_id: ids[0], unit_cents: 100 };
  const { data: sale } = await sell(world, { state: "reserved", lines: [line] });
  await byHand(0, "sick");
  expect((await turn(world, sale, "sold")).status).toBe(200);
  expect(await shown(world, ids[0])).toBe("reserved");
  await turn(world, sale, "cancelled");
  expect(await shown(world, ids[0])).toBe("sick");
  const { data: other } = await sell(world, { state: "sold", lines: [{ bird_id: ids[1], unit_cents: 100 }] });
  await byHand(1, "deceased");
  expect((await turn(world, other, "delivered")).body).toMatchObject({
    status: 409,
    detail: "PT 2 is no longer here.",
    errors: [{ path: "lines.0.bird_id" }],
  });
  expect((await turn(world, other, "cancelled")).status).toBe(200);
  expect(await shown(world, ids[1])).toBe("deceased");
});

test("what a sale made of its birds is taken back by the sale alone", async () => {
  const { world, ids } = await flockOf(1);
  const lines = [{ bird_id: ids[0], unit_cents: 100 }];
  for (const state of ["reserved", "delivered"]) {
    const { data: sale } = await sell(world, { state, lines });
    const before = await statusOf(world, ids[0]);
    const [bird] = await world.db.all<{ at: string }>(sql`SELECT updated_at AS at FROM birds WHERE id = ${ids[0]}`);
    for (const path of [`/api/birds/${ids[0]}/undo`, "/api/birds/bulk/undo"])
      expect([path, (await send(world, path, { undo: bird?.at })).status]).toEqual([path, 404]);
    expect(await statusOf(world, ids[0])).toEqual(before);
    await turn(world, sale, state === "reserved" ? "cancelled" : "returned");
    expect(await shown(world, ids[0])).toBeNull();
  }
});

test("in a locked month nothing is delivered or returned, nor is anything of it changed; another day will do", async () => {
  const { world, ids } = await flockOf(2);
  const lock = (month: string) =>
    world.db.run(sql`INSERT INTO month_locks (id, org_id, month, locked_at)
      VALUES (${`lock_${month}`}, ${world.a.org_id}, ${month}, '2026-01-01T00:00:00.000Z')`);
  const lines = [{ bird_id: ids[0], unit_cents: 100 }];
  const { data: old } = await sell(world, { state: "delivered", on: "2026-03-10", lines });
  const { data: sale } = await sell(world, {
    state: "reserved",
    on: "2026-03-01",
    lines: [{ bird_id: ids[1], unit_cents: 100 }],
  });
  await lock("2026-03");
  const locked = { status: 409, code: "month_locked" };
  expect((await turn(world, sale, "delivered", { on: "2026-03-20" })).body).toMatchObject(locked);
  expect((await turn(world, old, "returned", { on: "2026-03-20" })).body).toMatchObject(locked);
  const goods = [{ text: "Gaiola", unit_cents: 4000 }];
  expect((await sell(world, { state: "delivered", on: "2026-03-31", lines: goods })).body).toMatchObject(locked);
  expect([await shown(world, ids[0]), await shown(world, ids[1])]).toEqual(["sold", "reserved"]);
  expect((await sell(world, { contact_name: "X", state: "delivered", on: "2026-03-31", lines: goods })).status).toBe(
    409,
  );
  expect(await world.db.all(sql`SELECT last, (SELECT count(*) FROM contacts) AS contacts FROM series`)).toEqual([
    { last: 2, contacts: 0 },
  ]);
  // The sale of a locked month keeps its words, and comes back on a day that is open.
  expect((await send(world, `/api/sales/${old.id}`, { notes: "Voltou" }, "PUT")).status).toBe(200);
  expect((await turn(world, old, "returned", { on: today })).status).toBe(200);
  expect((await turn(world, sale, "delivered", { on: today })).status).toBe(200);
});

test("a bird erased leaves its words in the sale, which goes on without it; a contact erased leaves the buyer as it was", async () => {
  const { world, ids } = await flockOf(1);
  const { data: sale } = await sell(world, {
    state: "sold",
    contact_name: "Rui Alves",
    lines: [{ bird_id: ids[0], unit_cents: 3500 }],
  });
  await send(world, `/api/birds/${ids[0]}`, undefined, "DELETE");
  expect((await send(world, "/api/birds/trash/erase", { ids })).status).toBe(200);
  const path = `/api/sales/${sale.id}`;
  const text = sale.lines[0]?.text;
  expect(text).toContain("anilha PT 1");
  expect((await send(world, path)).data.lines).toMatchObject([{ bird_id: null, text, total_cents: 3500 }]);
  expect((await turn(world, sale, "delivered")).data).toMatchObject({ state: "delivered", total_cents: 3500 });
  expect((await turn(world, sale, "returned")).data).toMatchObject({ state: "returned", returned_cents: 3500 });
  expect((await send(world, `/api/contacts/${sale.contact_id}`, undefined, "DELETE")).status).toBeLessThan(300);
  const { data: kept } = await send(world, path);
  expect([kept.contact, kept.number]).toEqual([expect.not.stringContaining("Rui"), sale.number]);
  const csv = await world.ask("/api/sales/lines.csv", { as: world.a });
  expect(new TextDecoder().decode(await csv.arrayBuffer())).toContain("Rui Alves");
});

test("a keeper who has a sale's address sees nothing of it", async () => {
  const { world, ids } = await flockOf(1);
  const { data } = await sell(world, { state: "sold", lines: [{ bird_id: ids[0], unit_cents: 777_00 }] });
  await world.db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${world.a.user_id}`);
  const paths = ["", `/${data.id}`, `/${data.id}/receipt.pdf`, "/lines.csv", `/choices?ids=${ids[0]}`];
  for (const path of paths) {
    const answer = await world.ask(`/api/sales${path}`, { as: world.a });
    expect([path, answer.status, await answer.text()]).toEqual([path, 403, expect.not.stringMatching(/777|V-\d{4}/)]);
  }
  expect((await turn(world, data, "delivered")).status).toBe(403);
  const bird = await world.ask(`/api/birds/${ids[0]}`, { as: world.a });
  expect(await bird.text()).not.toContain("777");
});

test("what was paid for a sale that is cancelled is owed back, and given back once; a draft is not paid for", async () => {
  const { world, ids } = await flockOf(1);
  const { data: sale } = await sell(world, { state: "reserved", lines: [{ bird_id: ids[0], unit_cents: 4000 }] });
  const { data: draft } = await sell(world, { lines: [{ text: "Gaiola", unit_cents: 4000 }] });
  const deposit = { direction: "in", kind: "deposit", on: today, cents: 1000, method: "cash" };
  const paid = async (json: object) => (await send(world, "/api/payments", json)).status;
  expect([await paid({ ...deposit, sale_id: sale.id }), await paid({ ...deposit, sale_id: draft.id })]).toEqual([
    201, 409,
  ]);
  const { data: cancelled } = await turn(world, sale, "cancelled");
  expect([cancelled.paid_cents, cancelled.due_cents]).toEqual([1000, -1000]);
  const refund = { direction: "out", kind: "refund", on: today, method: "cash", sale_id: sale.id };
  expect([await paid({ ...refund, cents: 1001 }), await paid({ ...refund, cents: 1000 })]).toEqual([422, 201]);
  expect((await send(world, `/api/sales/${sale.id}`)).data.due_cents).toBe(0);
});
