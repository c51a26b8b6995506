import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";

const flockSize = 5200;
type Done = { data: { changed: number; undo?: string } };

/** A flock too large to choose by hand, and a cage for four. */
async function largeFlock(size = flockSize) {
  const world = await newWorld();
  const { ask, a, db } = world;
  const make = makeFor(world, a);
  const canary = (await make.species({ common_name: "Canário" })).id;
  const sold = (await make.status("sold")).id;
  await db.run(sql`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${size})
    INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, species_id, sex, created_at, updated_at)
    SELECT 'bird_' || ${a.org_id} || i, ${a.org_id}, 'N' || i, 'n' || i, 'n' || i, ${canary}, iif(i % 2, 'male', 'female'),
      '2026', '2026' FROM n`);
  await db.run(sql`INSERT INTO places (id, org_id, kind, name, name_key, capacity, created_at, updated_at)
    VALUES ('pl_cage', ${a.org_id}, 'cage', 'Cage', 'cage', 4, '2026', '2026')`);
  const bulk = async (json: object, path = "/api/birds/bulk") => {
    const answer = await ask(path, { as: a, json });
    return { status: answer.status, ...((await answer.json()) as Done & { detail: string; errors: unknown[] }) };
  };
  const many = async (condition: string) => {
    const [row] = await db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM birds WHERE org_id = ${a.org_id} AND ${sql.raw(condition)}`,
    );
    return row?.n;
  };
  const ids = (...numbers: number[]) => numbers.map((n) => `bird_${a.org_id}${n}`);
  return { ...world, make, canary, sold, bulk, many, ids };
}

test("a whole flock is moved in one write, which the history, the moves and the counts tell of", async () => {
  const { bulk, many, db, a } = await largeFlock();
  const before = tripsOf(db).length;
  const done = await bulk({ action: "place", place_id: "pl_cage", reason: "Flood", filter: {} });
  expect(done).toMatchObject({ status: 200, data: { changed: flockSize } });
  expect(tripsOf(db).length - before).toBe(2);
  expect(await many(`place_id = 'pl_cage' AND version = 2 AND changed_by = '${a.user_id}'`)).toBe(flockSize);
  for (const table of ["moves", "audit"]) {
    const birds = sql.raw(table === "audit" ? "AND subject = 'bird'" : "");
    const [row] = await db.all(sql`SELECT count(*) AS n FROM ${sql.raw(table)} WHERE org_id = ${a.org_id} ${birds}`);
    expect([table, row]).toEqual([table, { n: flockSize }]);
  }
  const counts = await db.all(sql`SELECT key, n FROM bird_counts WHERE org_id = ${a.org_id} AND dimension = 'place'`);
  expect(counts).toEqual(expect.arrayContaining([{ key: "pl_cage", n: flockSize }]));
  // Asked again, nothing is left to do and nothing is written.
  const again = await bulk({ action: "place", place_id: "pl_cage", reason: "Flood", filter: { sex: "male" } });
  expect(again.data).toEqual({ changed: 0 });
});

test("a bulk change that fails half way changes no bird", async () => {
  const { bulk, many, db, sold, a } = await largeFlock();
  await db.run(sql`CREATE TRIGGER interrupted AFTER UPDATE ON birds WHEN NEW.identifier = 'N2600' BEGIN
    SELECT RAISE(ABORT, 'interrupted'); END`);
  for (const action of [
    { action: "status", status_id: sold },
    { action: "place", place_id: "pl_cage", reason: "x" },
    { action: "delete" },
  ])
    expect((await bulk({ ...action, filter: {} })).status).toBe(500);
  expect(await many("version = 1 AND status_id IS NULL AND place_id IS NULL AND deleted_at IS NULL")).toBe(flockSize);
  expect(await db.all(sql`SELECT * FROM audit WHERE org_id = ${a.org_id} AND subject = 'bird'`)).toEqual([]);
  await db.run(sql`DROP TRIGGER interrupted`);
  expect((await bulk({ action: "status", status_id: sold, filter: {} })).data.changed).toBe(flockSize);
});

test("a deletion is taken back as a whole, or not at all", async () => {
  const { bulk, many, make, canary, db, a } = await largeFlock(20);
  const { data } = await bulk({ action: "delete", filter: { q: "n1", sex: "male" } });
  expect(data).toMatchObject({ changed: 6 });
  expect(await many("deleted_at IS NULL")).toBe(14);
  const taken = await make.bird({ identifier: "N11", species_id: canary });
  const refused = await bulk({ undo: data.undo }, "/api/birds/bulk/undo");
  expect([refused.status, refused.detail]).toEqual([409, expect.stringContaining("(1)")]);
  expect(await many("deleted_at IS NULL")).toBe(15);
  await db.run(sql`DELETE FROM birds WHERE org_id = ${a.org_id} AND id = ${taken.id}`);
  const undone = await bulk({ undo: data.undo }, "/api/birds/bulk/undo");
  expect(undone.data).toEqual({ changed: 6 });
  expect(await many("deleted_at IS NULL")).toBe(20);
  expect((await bulk({ undo: data.undo }, "/api/birds/bulk/undo")).status).toBe(404);
});

test("chosen birds are changed and no others; what is not there is refused", async () => {
  const { bulk, many, ids, sold, ask, b, db } = await largeFlock(20);
  const [active] = await db.all<{ id: string }>(sql`SELECT id FROM statuses WHERE org_id = ${b.org_id} LIMIT 1`);
  expect((await bulk({ action: "status", status_id: sold, ids: ids(1, 2, 99) })).data.changed).toBe(2);
  expect(await many("status_id IS NOT NULL")).toBe(2);
  expect((await bulk({ action: "status", status_id: "", ids: ids(1) })).data.changed).toBe(1);
  expect((await bulk({ action: "status", status_id: "", ids: ids(2) })).data.changed).toBe(1);
  expect((await bulk({ action: "place", place_id: "pl_cage", ids: ids(1, 2, 3, 4) })).data.changed).toBe(4);
  const full = await bulk({ action: "place", place_id: "pl_cage", ids: ids(4, 5) });
  expect([full.status, full.errors]).toEqual([409, [expect.objectContaining({ path: "reason" })]]);
  expect((await bulk({ action: "place", place_id: "pl_cage", ids: ids(3, 4) })).status).toBe(200);
  expect((await bulk({ action: "place", place_id: "pl_cage", ids: ids(5), reason: "Flood" })).status).toBe(200);
  expect((await bulk({ action: "place", place_id: null, ids: ids(5) })).data.changed).toBe(1);
  for (const [json, status] of [
    [{ action: "status", status_id: active?.id, ids: ids(1) }, 422],
    [{ action: "place", place_id: "pl_unknown", ids: ids(1) }, 422],
    [{ action: "status", status_id: sold, ids: ids(99) }, 404],
    [{ action: "delete" }, 422],
    [{ action: "delete", ids: [] }, 422],
    [{ action: "delete", ids: ids(1), filter: {} }, 422],
    [{ action: "explode", filter: {} }, 422],
    [{ action: "delete", filter: { sex: "both" } }, 422],
    [{ action: "delete", ids: Array(5001).fill("x") }, 422],
  ] as const)
    expect([json, (await bulk(json)).status]).toEqual([json, status]);
  const stranger = await ask("/api/birds/bulk", { as: b, json: { action: "delete", ids: ids(1) } });
  expect(stranger.status).toBe(404);
  expect((await ask("/api/birds/bulk", { as: b, json: { action: "delete", filter: {} } })).status).toBe(404);
  expect(await many("deleted_at IS NULL")).toBe(20);
});

test("more than 10,000 birds are not changed at once, for everybody's writes would wait; those that are so already do not count", async () => {
  const { bulk, many, sold, db, a } = await largeFlock(10_002);
  for (const action of [
    { action: "status", status_id: sold },
    { action: "place", place_id: "pl_cage", reason: "x" },
    { action: "delete" },
  ])
    expect(await bulk({ ...action, filter: {} })).toMatchObject({
      status: 413,
      detail: expect.stringMatching(/10[, ]000/),
    });
  expect(await many("version = 1")).toBe(10_002);
  await db.run(sql`UPDATE birds SET status_id = ${sold} WHERE org_id = ${a.org_id} AND identifier IN ('N1', 'N2')`);
  expect((await bulk({ action: "status", status_id: sold, filter: {} })).data).toMatchObject({ changed: 10_000 });
});
