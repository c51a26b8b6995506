import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { daysAgo, roost } from "./statuses-world.ts";

async function market() {
  const world = await roost();
  const left = async (id: string) =>
    (
      await world.db.all<Record<string, unknown>>(
        sql`SELECT status_id, status_since, left_to, left_price_cents FROM birds WHERE id = ${id}`,
      )
    )[0];
  const statusesOf = (key: string) =>
    world.db.all<{ id: string; name_pt: string; kind: string }>(
      sql`SELECT id, name_pt, kind FROM statuses WHERE org_id = ${world.a.org_id} AND key = ${key}`,
    );
  const lines = (id: string) =>
    world.db.all<{ changes: string }>(sql`SELECT changes FROM audit WHERE subject_id = ${id} ORDER BY at, rowid`);
  return { ...world, given: await world.idOf("given"), lent: await world.idOf("on_loan"), left, statusesOf, lines };
}

test("a bird sold says to whom, for how much and when, keeps it where the sale is corrected, and forgets it once it is back", async () => {
  const { bird, status, put, undo, left, lines, sick, sold, given } = await market();
  const { id } = await bird();
  const sale = { status_id: sold, status_since: daysAgo(3), left_to: "Rita Lopes", left_price_cents: 3550 };
  const done = await status(id, sale);
  expect(done).toMatchObject({ status: 200, data: { left_to: "Rita Lopes", left_price_cents: 3550 } });
  expect(await left(id)).toEqual(sale);
  expect((await lines(id)).at(-1)?.changes).toContain('"left_price_cents":[null,3550]');
  expect((await undo(id, done)).status).toBe(200);
  expect(await left(id)).toMatchObject({ status_id: null, left_to: null, left_price_cents: null });
  await status(id, sale);
  await status(id, { status_id: given });
  expect(await left(id)).toMatchObject({ left_to: "Rita Lopes", left_price_cents: 3550 });
  const back = await status(id, { status_id: sick });
  expect(await left(id)).toMatchObject({ status_id: sick, left_to: null, left_price_cents: null });
  expect((await lines(id)).at(-1)?.changes).toContain('"left_to":["Rita Lopes",null]');
  // Its Undo gives back what was forgotten.
  expect((await undo(id, back)).status).toBe(200);
  expect(await left(id)).toMatchObject({ status_id: given, left_to: "Rita Lopes", left_price_cents: 3550 });
  await put(id, { left_to: "Rui", left_price_cents: null });
  expect(await left(id)).toMatchObject({ left_to: "Rui", left_price_cents: null });
});

test("only who was sold, given, lent or is otherwise with somebody went to anybody, and for no wrong price", async () => {
  const { bird, status, put, send, faults, sold, sick, dead, lent, statusesOf } = await market();
  const { id } = await bird();
  const refusalOf = (json: object) => status(id, { left_to: "Rita", ...json }).then(faults);
  for (const status_id of [sick, dead, null, "escaped"])
    expect(await refusalOf({ status_id })).toEqual([422, "left_to birds.left_to.stayed"]);
  expect(await statusesOf("escaped")).toEqual([]);
  expect(faults(await put(id, { left_price_cents: 100 }))).toEqual([422, "left_price_cents birds.left_price.stayed"]);
  expect(faults(await send("birds", { identifier: "NEW 1", left_to: "Rita" }))[0]).toBe(422);
  for (const left_price_cents of [-1, 1e12, 1.5, "1.234,56", "12,5 €", true, Number.MAX_SAFE_INTEGER])
    expect(await refusalOf({ status_id: sold, left_price_cents })).toEqual([422, "left_price_cents birds.price"]);
  expect(await refusalOf({ status_id: sold, left_to: "a".repeat(10_000) })).toEqual([422, "left_to fields.long"]);
  expect(await refusalOf({ status_id: sold, left_to: "Rita\u0007" })).toEqual([422, "left_to fields.characters"]);
  expect(await refusalOf({ status_id: sold, left_to: ["Rita"] })).toEqual([422, "left_to fields.required"]);
  expect(await refusalOf({ status_id: lent, left_price_cents: 0 })).toEqual([200]);
});

test("many are sold to one buyer at a price each, all or none, and one Undo takes it back", async () => {
  const { bird, send, left, faults, sold, sick } = await market();
  const ids = [(await bird()).id, (await bird()).id];
  const sale = { action: "status", ids, left_to: "Rita", left_price_cents: 2000 };
  expect(faults(await send("birds/bulk", { ...sale, status_id: sick }))).toEqual([422, "left_to birds.left_to.stayed"]);
  const { data } = await send("birds/bulk", { ...sale, status_id: sold });
  for (const id of ids) expect(await left(id)).toMatchObject({ left_to: "Rita", left_price_cents: 2000 });
  expect((await send("birds/bulk/undo", { undo: data.undo })).status).toBe(200);
  for (const id of ids)
    expect(await left(id)).toMatchObject({ status_id: null, left_to: null, left_price_cents: null });
});

test("whoever may not see money sells to somebody without a price, is never shown one, and still brings a bird back", async () => {
  const { a, db, bird, status, send, left, faults, sold, given, sick } = await market();
  const [one, other] = [await bird(), await bird()];
  await status(one.id, { status_id: sold, left_to: "Rita", left_price_cents: 3550 });
  await db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${a.user_id}`);
  const sale = { status_id: sold, left_to: "Rui" };
  expect(faults(await status(other.id, { ...sale, left_price_cents: 1 }))).toEqual([403]);
  const many = { action: "status", ids: [other.id], ...sale, left_price_cents: 1 };
  expect(faults(await send("birds/bulk", many))).toEqual([403]);
  expect(await left(other.id)).toMatchObject({ status_id: null });
  expect(await status(other.id, sale)).toMatchObject({ status: 200, data: { left_to: "Rui", left_price_cents: null } });
  const corrected = await status(one.id, { status_id: given });
  expect(corrected.data).toMatchObject({ left_to: "Rita", left_price_cents: null });
  expect(await left(one.id)).toMatchObject({ left_price_cents: 3550 });
  await send("birds/bulk", { action: "status", ids: [one.id], status_id: sick });
  expect(await left(one.id)).toMatchObject({ left_to: null, left_price_cents: null });
});

test("escaped and stolen are made when a bird first is, once, and by nobody who may not or says something wrong", async () => {
  const { a, b, db, bird, status, send, put, undo, statusesOf, stored, faults, cage } = await market();
  const [one, other] = [await bird(), await bird()];
  expect((await status(one.id, { status_id: "escaped" }, b)).status).toBe(404);
  expect(faults(await status(one.id, { status_id: "escaped", status_since: daysAgo(-3) }))).toEqual([
    422,
    "status_since birds.status_since.future",
  ]);
  expect((await status(one.id, { status_id: "escaped", version: 99 })).status).toBe(409);
  expect(await statusesOf("escaped")).toEqual([]);
  const lost = await status(one.id, { status_id: "escaped", status_since: daysAgo(1) });
  expect(lost).toMatchObject({ status: 200, data: { status: { key: "escaped", kind: "gone" }, place: null } });
  const [made] = await statusesOf("escaped");
  expect(made).toMatchObject({ name_pt: "Fugida", kind: "gone" });
  expect((await send("birds/bulk", { action: "status", ids: [other.id], status_id: "escaped" })).data).toMatchObject({
    changed: 1,
  });
  expect(await statusesOf("escaped")).toHaveLength(1);
  expect((await undo(one.id, lost)).status).toBe(200);
  expect(await stored(one.id)).toMatchObject({ status_id: null, place_id: cage.id });
  expect((await put(one.id, { status_id: "stolen" })).status).toBe(200);
  const noted = await db.all(sql`SELECT 1 FROM audit WHERE org_id = ${a.org_id} AND subject = 'status'`);
  expect([(await statusesOf("stolen")).length, noted.length]).toEqual([1, 2]);
  await db.run(sql`UPDATE users SET role = 'viewer' WHERE id = ${a.user_id}`);
  expect((await status(other.id, { status_id: "stolen" })).status).toBe(403);
});

test("an organization's own status of that name is the one, and nothing is made beside one of another meaning", async () => {
  const { bird, status, send, statusesOf, faults } = await market();
  const named = (name_pt: string, kind: string) => send("statuses", { name_pt, name_en: `${name_pt}!`, kind });
  const { data: own } = await named("fugida", "gone");
  await named("Roubada", "away");
  const { id } = await bird();
  expect((await status(id, { status_id: "escaped" })).data).toMatchObject({ status: { id: own.id, key: "escaped" } });
  expect(faults(await status(id, { status_id: "stolen" }))).toEqual([422, "status_id fields.unknown_id"]);
  expect(await statusesOf("stolen")).toEqual([]);
});

test("of two hands on one bird the second hears of the first, and a price stays out of what keepers hear", async () => {
  const { bird, status, left, sold, sick } = await market();
  const { id, version } = await bird();
  const both = await Promise.all([
    status(id, { status_id: sold, left_to: "Rita", left_price_cents: 100, version }),
    status(id, { status_id: sick, version }),
  ]);
  expect(both.map((it) => it.status).sort()).toEqual([200, 409]);
  const won = await left(id);
  expect([won?.left_to === null, won?.left_price_cents === null, won?.status_id === sick]).toEqual(
    Array(3).fill(both[1]?.status === 200),
  );
});
