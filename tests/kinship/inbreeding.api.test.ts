import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { kinshipEngine } from "#db/bird-figures.ts";
import type { Database } from "#db/connection.ts";
import { birds } from "#db/schema/birds.ts";
import { aviary } from "#tests/app/spreadsheet-world.ts";
import { eraseFound } from "#worker/flock/erasing.ts";
import { parentageMoved } from "#worker/kinship/parentage.ts";
import { parentageKept } from "#worker/kinship/parentage-storing.ts";
import { rebuildInbreeding, renewInbreeding } from "#worker/kinship/rebuilding.ts";
import { generations, relationships } from "./tabular.ts";

type Answer = { data: { id: string; inbreeding: number; completeness: number; pedigree_depth: number } };

/** A flock of canaries whose birds are named by ring, with ways to change it. */
async function flock() {
  const world = await aviary();
  const { ask, a, db, canary } = world;
  async function bird(identifier: string, sex: string, father = "", mother = "", more: object = {}) {
    const json = { identifier, sex, species_id: canary.id, father_ring: father, mother_ring: mother, ...more };
    const answer = await ask("/api/birds", { as: a, json });
    return { status: answer.status, ...((await answer.json()) as Answer) };
  }
  const idOf = async (ring: string) => (await world.byRing(ring))?.id ?? "";
  const change = async (ring: string, json: object) => {
    const answer = await ask(`/api/birds/${await idOf(ring)}`, { as: a, method: "PUT", json });
    return { status: answer.status, ...((await answer.json()) as Answer) };
  };
  const figures = async () => {
    const rows = await db.select().from(birds).where(eq(birds.org_id, a.org_id));
    return Object.fromEntries(rows.map((it) => [it.identifier, it.inbreeding]));
  };
  /** What a full recomputation would change: nothing, ever. */
  const untrue = async () => (await rebuildInbreeding({ db, org_id: a.org_id }, true)).differing;
  /** Cock A and hen B, their young C and D, and X of C and D. */
  async function sibs() {
    await bird("A", "male");
    await bird("B", "female");
    await bird("C", "male", "A", "B");
    await bird("D", "female", "A", "B");
    return bird("X", "male", "C", "D");
  }
  return { ...world, bird, change, idOf, figures, untrue, sibs };
}

test("a bird is answered with its F, how complete its pedigree is, and how deep", async () => {
  const { sibs, ask, a } = await flock();
  const made = await sibs();
  expect(made.data).toMatchObject({ inbreeding: 0.25, completeness: 0.4, pedigree_depth: 2 });
  const found = (await (await ask(`/api/birds/${made.data.id}`, { as: a })).json()) as Answer;
  expect(found.data).toMatchObject({ inbreeding: 0.25, completeness: 0.4, pedigree_depth: 2 });
  const listed = (await (await ask("/api/birds?q=X", { as: a })).json()) as { data: { items: Answer["data"][] } };
  expect(listed.data.items[0]).toMatchObject({ inbreeding: 0.25, completeness: 0.4 });
});

test("father × daughter is 0.25, not 0", async () => {
  const { bird } = await flock();
  await bird("A", "male");
  await bird("B", "female");
  await bird("D", "female", "A", "B");
  expect((await bird("X", "unknown", "A", "D")).data.inbreeding).toBe(0.25);
});

test("another parent changes the F of the bird and of everyone below it, and of nobody else", async () => {
  const { sibs, bird, change, figures, untrue, stored } = await flock();
  await sibs();
  await bird("E", "female", "C", "D");
  await bird("Y", "male", "X", "E");
  expect(await figures()).toMatchObject({ X: 0.25, E: 0.25, Y: 0.375 });
  await bird("N", "female");
  const before = new Map((await stored()).map((it) => [it.identifier, it.version]));
  expect((await change("D", { mother_ring: "N" })).status).toBe(200);
  expect(await figures()).toMatchObject({ C: 0, D: 0, X: 0.125, E: 0.125 });
  expect(await untrue()).toBe(0);
  // Nobody else was edited: only figures that follow from the edit changed.
  for (const it of await stored())
    expect(it.version - (before.get(it.identifier) ?? 0)).toBe(it.identifier === "D" ? 1 : 0);
  await change("D", { mother_id: null });
  expect(await figures()).toMatchObject({ X: 0.125 });
  await change("D", { father_id: null });
  expect(await figures()).toMatchObject({ D: 0, X: 0, E: 0 });
  expect(await untrue()).toBe(0);
});

test("an edit that is refused changes nobody's F", async () => {
  const { sibs, change, figures } = await flock();
  await sibs();
  const before = await figures();
  expect((await change("A", { father_ring: "X" })).status).toBe(422);
  expect((await change("D", { father_ring: "B" })).status).toBe(422);
  expect((await change("D", { father_id: null, version: 7 })).status).toBe(409);
  expect(await figures()).toEqual(before);
});

test("parents that nobody has recorded count as founders", async () => {
  const { bird, figures, untrue } = await flock();
  await bird("C", "male", "F-1", "M-1", { unknown_parents: "reference" });
  await bird("D", "female", "F-1", "M-1", { unknown_parents: "reference" });
  expect((await bird("X", "male", "C", "D")).data).toMatchObject({ inbreeding: 0.25, completeness: 0.4 });
  expect(await figures()).toMatchObject({ "F-1": 0, C: 0 });
  expect(await untrue()).toBe(0);
});

test("of two edits at once that together would close a circle at most one is saved, and F stays true", async () => {
  const { bird, idOf, ask, a, untrue, stored } = await flock();
  for (let round = 0; round < 5; round += 1) {
    await bird(`P${round}`, "male");
    await bird(`Q${round}`, "male");
    const [p, q] = [await idOf(`P${round}`), await idOf(`Q${round}`)];
    const edit = (id: string, father_id: string) =>
      ask(`/api/birds/${id}`, { as: a, method: "PUT", json: { father_id } });
    const answers = await Promise.all([edit(p, q), edit(q, p)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(1);
  }
  expect(await stored()).toHaveLength(10);
  expect(await untrue()).toBe(0);
});

test("many people at once: every chick gets its F, and edits above them meanwhile are waited for", async () => {
  const { sibs, bird, change, untrue, figures } = await flock();
  await sibs();
  await bird("N", "female");
  const chicks = Array.from({ length: 8 }, (_, at) => bird(`K${at}`, "unknown", "C", "D"));
  const [edit, ...made] = await Promise.all([change("D", { mother_ring: "N" }), ...chicks]);
  expect([edit.status, ...made.map(({ status }) => status)]).toEqual([200, ...Array(8).fill(201)]);
  expect(await untrue()).toBe(0);
  expect((await figures()).K7).toBe(0.125);
});

test("a correction that was planned before a chick came below it is planned anew; a chick is not", async () => {
  const { sibs, bird, idOf, db, a } = await flock();
  await sibs();
  const [c, d] = [await idOf("C"), await idOf("D")];
  const correction = await parentageKept({ db, org_id: a.org_id }, [{ id: d, father_id: null, mother_id: null }]);
  const chick = await parentageKept({ db, org_id: a.org_id }, [{ id: "bird_made", father_id: c, mother_id: d }]);
  await bird("Y", "male", "C", "D");
  expect(parentageMoved(await db.batch([correction.stand]).catch((thrown) => thrown))).toBe(true);
  await db.batch([chick.stand]);
});

test("a bird put back while it is being erased stays, and its young keep it", async () => {
  const { sibs, idOf, figures, untrue, db, a, ask } = await flock();
  await sibs();
  const c = await idOf("C");
  await ask(`/api/birds/${c}`, { as: a, method: "DELETE" });
  let isBack = false;
  const batch: Database["batch"] = async (statements) => {
    // Between what was read and the write, which is the longest batch of all.
    if (statements.length > 5 && !isBack) {
      isBack = true;
      await db.run(sql`UPDATE birds SET deleted_at = NULL WHERE id = ${c}`);
    }
    return db.batch(statements);
  };
  const slow: Database = Object.create(db, { batch: { value: batch } });
  const discarded = sql`SELECT n FROM birds WHERE org_id = ${a.org_id} AND deleted_at IS NOT NULL`;
  const by = { db: slow, org_id: a.org_id, user_id: a.user_id, now: new Date().toISOString() };
  expect(await eraseFound(by, discarded)).toEqual({ erased: 0 });
  expect([isBack, await idOf("C")]).toEqual([true, c]);
  expect(await figures()).toMatchObject({ X: 0.25 });
  expect(await untrue()).toBe(0);
});

test("an import of 25 generations, chicks before parents, stores for each the F of the tabular method", async () => {
  const { csv, figures, untrue, db, a } = await flock();
  const { fathers, mothers, table } = generations(600);
  expect((await csv(table)).data).toMatchObject({ created: 600, errors: [] });
  const a600 = relationships({ fathers, mothers });
  const stored = await figures();
  const wrong = fathers.flatMap((_, at) =>
    Math.abs((stored[`R${at}`] ?? 9) - ((a600[at]?.[at] ?? 0) - 1)) > 1e-12 ? [at] : [],
  );
  expect(wrong).toEqual([]);
  expect(Math.max(...Object.values(stored))).toBeGreaterThan(0.2);
  const [depth] = await db.all<{ deepest: number; engine: number }>(sql`
    SELECT max(pedigree_depth) AS deepest, min(kinship_engine) AS engine FROM birds
    WHERE org_id = ${a.org_id} AND father_id IS NOT NULL`);
  expect(depth?.deepest).toBeGreaterThanOrEqual(25);
  expect(depth?.engine).toBe(kinshipEngine);
  expect(await untrue()).toBe(0);
});

test("an import that changes parents, its undo, and birds erased for good keep F true", async () => {
  const { sibs, bird, csv, figures, untrue, ask, a, idOf } = await flock();
  await sibs();
  await bird("N", "female");
  const table = [
    ["Ring", "Species", "Mother"],
    ["D", "Canário", "N"],
  ];
  const { data } = await csv(table, { fields: { on_duplicate: "update" } });
  expect(data).toMatchObject({ updated: 1 });
  expect(await figures()).toMatchObject({ X: 0.125 });
  expect(await untrue()).toBe(0);
  const undone = await ask(`/api/birds/import/${data.id}/undo`, { as: a, json: {} });
  expect(undone.status).toBe(200);
  expect(await figures()).toMatchObject({ X: 0.25 });
  expect(await untrue()).toBe(0);
  const gone = await idOf("A");
  await ask(`/api/birds/${gone}`, { as: a, method: "DELETE" });
  // In the trash it is an ancestor still.
  expect(await figures()).toMatchObject({ X: 0.25 });
  await ask("/api/birds/trash/erase", { as: a, json: { ids: [gone] } });
  expect(await figures()).toMatchObject({ X: 0.125 });
  expect(await untrue()).toBe(0);
});

test("a full recomputation corrects and reports values written straight into the database; so does the scheduled job", async () => {
  const { sibs, db, a, b, ask, figures } = await flock();
  await sibs();
  await db.run(sql`UPDATE birds SET inbreeding = 0.9, kinship_engine = 0 WHERE identifier = 'X'`);
  const mine = await ask("/api/birds/kinship/recompute", { as: a, json: {} });
  expect(await mine.json()).toMatchObject({ data: { birds: 5, differing: 1, circular: [] } });
  expect(await figures()).toMatchObject({ X: 0.25 });
  const again = await ask("/api/birds/kinship/recompute", { as: a, json: {} });
  expect(await again.json()).toMatchObject({ data: { birds: 5, differing: 0 } });
  expect(await (await ask("/api/birds/kinship/recompute", { as: b, json: {} })).json()).toMatchObject({
    data: { birds: 0 },
  });
  await db.run(sql`UPDATE birds SET inbreeding = 0.9, kinship_engine = 0 WHERE identifier = 'X'`);
  await renewInbreeding(db);
  expect(await figures()).toMatchObject({ X: 0.25 });
});

test("an ancestry cycle written straight into the database is reported, and all other birds are still computed", async () => {
  const { sibs, bird, db, a, figures, idOf } = await flock();
  await sibs();
  await bird("P", "male");
  await bird("Q", "male", "P");
  await db.run(sql`UPDATE birds SET father_id = ${await idOf("Q")} WHERE identifier = 'P'`);
  await db.run(sql`UPDATE birds SET inbreeding = 0.9 WHERE identifier = 'X'`);
  const { circular } = await rebuildInbreeding({ db, org_id: a.org_id });
  expect(new Set(circular)).toEqual(new Set([await idOf("P"), await idOf("Q")]));
  expect(await figures()).toMatchObject({ X: 0.25 });
  // The clock has been there too and goes on to others.
  const stale = sql`SELECT 1 FROM birds WHERE father_id IS NOT NULL AND kinship_engine < ${kinshipEngine}`;
  expect(await db.all(stale)).toEqual([]);
});
