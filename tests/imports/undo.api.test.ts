import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { birds } from "#db/schema/birds.ts";
import { imports } from "#db/schema/imports.ts";
import { makeFor } from "#tests/app/make.ts";
import { planOf } from "#tests/app/query-plan.ts";
import { newWorld, type Resident, tripsOf } from "#tests/app/world.ts";
import { csvOf, formOf, type Table } from "#tests/spreadsheets/sheets.ts";
import type { CommittedImport, ImportReport, UndoneImport } from "#worker/imports/report-contract.ts";

const head = ["Ring", "Species", "Sex", "Father", "Name", "Notes", "Somebody Else's"];

async function desk() {
  const world = await newWorld();
  const make = makeFor(world, world.a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  async function send<Data>(path: string, given: { as?: Resident; json?: unknown; form?: FormData } = {}) {
    const answer = await world.ask(`/api/birds/import${path}`, { as: world.a, ...given });
    type Body = { data: Data; detail: string; current?: { changed: Array<{ identifier: string }>; count: number } };
    return { status: answer.status, ...((await answer.json()) as Body) };
  }
  async function bring(...rows: Table) {
    const form = formOf("flock.csv", csvOf([head, ...rows]));
    form.set("on_duplicate", "update");
    form.set("unknown_parents", "reference");
    const { data } = await send<ImportReport & { id: string }>("", { form });
    expect(data.errors).toEqual([]);
    return data.id;
  }
  const undo = (id: string, json: unknown = {}, as = world.a) => send<UndoneImport>(`/${id}/undo`, { as, json });
  const edit = (id: string, json: unknown) => world.ask(`/api/birds/${id}`, { as: world.a, method: "PUT", json });
  const flock = () =>
    world.db.all(sql`SELECT b.identifier, b.name, b.sex, b.notes, b.search_key, b.is_reference, f.identifier AS father
      FROM birds b LEFT JOIN birds f ON f.id = b.father_id WHERE b.deleted_at IS NULL ORDER BY b.identifier`);
  const idOf = async (identifier: string) =>
    (await world.db.select().from(birds).where(eq(birds.identifier, identifier)))[0]?.id ?? "";
  const counted = () => world.db.all(sql`SELECT dimension, key, n FROM bird_counts WHERE n > 0 ORDER BY 1, 2`);
  return { ...world, make, species_id, send, bring, undo, edit, flock, idOf, counted };
}

async function imported() {
  const world = await desk();
  await world.make.bird({ species_id: world.species_id, identifier: "OLD", name: "Zé", sex: "male", notes: "velha" });
  await world.make.bird({ species_id: world.species_id, identifier: "KEEP", sex: "female" });
  const before = { flock: await world.flock(), counts: await world.counted() };
  const id = await world.bring(
    ["OLD", "Canário", "", "X-1", "Ñandú", "nova", ""],
    ["KEEP", "Canário", "", "", "", "", "yes"],
    ["A", "Canário", "male", "OLD", "", "", ""],
    ["B", "Canário", "", "A", "", "", ""],
  );
  return { ...world, id, before };
}

test("an import is taken back whole: what it made goes, what it changed is as before", async () => {
  const { id, before, undo, flock, counted, send, db } = await imported();
  expect(await flock()).not.toEqual(before.flock);
  expect((await send<CommittedImport>(`/${id}`)).data).toMatchObject({
    undone_at: null,
    undo_until: expect.any(String),
  });
  expect(await undo(id)).toMatchObject({ status: 200, data: { removed: 3, restored: 2, kept: 0 } });
  expect(await flock()).toEqual(before.flock);
  expect(await counted()).toEqual(before.counts);
  expect((await send<CommittedImport>(`/${id}`)).data).toMatchObject({
    undone_at: expect.any(String),
    undo_until: null,
  });
  const trail = await db.all<{ deed: string; changes: string }>(
    sql`SELECT deed, changes FROM audit WHERE subject = 'import' ORDER BY at, id`,
  );
  expect(trail.map(({ deed, changes }) => [deed, JSON.parse(changes)])).toEqual([
    ["imported", { file_name: [null, "flock.csv"], created: [null, 2], updated: [null, 2], references: [null, 1] }],
    ["undone", { file_name: ["flock.csv", null], created: [3, 0], updated: [2, 0] }],
  ]);
  // A second click finds nothing left to do.
  expect(await undo(id)).toMatchObject({ status: 200, data: { removed: 0, restored: 0 } });
});

test("birds changed since stand in the way, and stay with their parents when only the untouched are undone", async () => {
  const { id, undo, edit, flock, idOf } = await imported();
  const all = await flock();
  await edit(await idOf("B"), { notes: "canta" });
  const refused = await undo(id);
  expect([refused.status, refused.current]).toEqual([
    409,
    { count: 1, changed: [{ id: await idOf("B"), identifier: "B" }] },
  ]);
  expect(await flock()).toHaveLength(all.length);
  expect(await undo(id, { only_untouched: true })).toMatchObject({
    status: 200,
    data: { removed: 1, restored: 2, kept: 2 },
  });
  expect(await flock()).toMatchObject([
    { identifier: "A", father: "OLD" },
    { identifier: "B", father: "A", notes: "canta" },
    { identifier: "KEEP", is_reference: 0 },
    { identifier: "OLD", name: "Zé", father: null },
  ]);
});

test("a bird that got young or a weight since is touched", async () => {
  const { id, undo, make, species_id, idOf, db, a } = await imported();
  await make.bird({ species_id, identifier: "YOUNG", father_ring: "A" });
  expect((await undo(id)).current?.changed.map(({ identifier }) => identifier)).toEqual(["A"]);
  await db.run(sql`INSERT INTO bird_weights (id, org_id, bird_id, weighed_on, grams, created_at)
    VALUES ('w', ${a.org_id}, ${await idOf("B")}, '2026-01-01', 12, '')`);
  expect((await undo(id)).current?.count).toBe(2);
});

test("an undo that would close an ancestry cycle is refused", async () => {
  const { make, species_id, bring, undo, edit, idOf } = await desk();
  const parents = ["P", "Q", "R"];
  for (const identifier of parents) await make.bird({ species_id, identifier, sex: "male" });
  await edit(await idOf("P"), { father_ring: "Q" });
  const id = await bring(["P", "Canário", "", "R", "", "", ""]);
  // With P's father back Q would descend from itself.
  expect((await edit(await idOf("Q"), { father_ring: "P" })).status).toBe(200);
  const answer = await undo(id);
  expect([answer.status, answer.current]).toEqual([409, undefined]);
});

async function sexed() {
  const world = await desk();
  const { make, species_id, bring } = world;
  await make.bird({ species_id, identifier: "X" });
  // The import says X is a cock, and gives it a young.
  const id = await bring(["X", "Canário", "male", "", "", "", ""], ["A", "Canário", "", "X", "", "", ""]);
  return { ...world, id };
}
const fathers = (flock: unknown[]) =>
  (flock as Array<{ identifier: string; sex: string; father: string | null }>).map(
    ({ identifier, sex, father }) => `${identifier} ${sex} ${father ?? ""}`,
  );

test("a young in the trash forgets a father whose sex is unknown again, so that restoring it breaks nothing", async () => {
  const { id, undo, flock, idOf, ask, a } = await sexed();
  expect(await undo(id)).toMatchObject({ status: 200, data: { removed: 1, restored: 1, kept: 0 } });
  await ask(`/api/birds/${await idOf("A")}/restore`, { as: a, method: "POST" });
  expect(fathers(await flock())).toEqual(["A unknown ", "X unknown "]);
});

test("a father made one by the import stays one for the young that stays", async () => {
  const { id, undo, edit, flock, idOf } = await sexed();
  await edit(await idOf("A"), { notes: "canta" });
  expect(await undo(id, { only_untouched: true })).toMatchObject({ data: { removed: 0, restored: 0, kept: 2 } });
  expect(fathers(await flock())).toEqual(["A unknown X", "X male "]);
});

test("a bird that got young since by the sex the import gave it stands in the way", async () => {
  const { id, undo, make, species_id, flock } = await sexed();
  await make.bird({ species_id, identifier: "LATE", father_ring: "X" });
  expect((await undo(id)).current?.changed.map(({ identifier }) => identifier)).toEqual(["X"]);
  expect(await undo(id, { only_untouched: true })).toMatchObject({ data: { removed: 1, restored: 0, kept: 1 } });
  expect(fathers(await flock())).toEqual(["LATE unknown X", "X male "]);
});

test("a bird does not get back a father who is a hen by now", async () => {
  const { make, species_id, bring, undo, edit, idOf } = await desk();
  for (const identifier of ["P", "Q"]) await make.bird({ species_id, identifier, sex: "male" });
  await make.bird({ species_id, identifier: "C", father_ring: "P" });
  const id = await bring(["C", "Canário", "", "Q", "", "", ""]);
  expect((await edit(await idOf("P"), { sex: "female" })).status).toBe(200);
  const answer = await undo(id);
  expect([answer.status, answer.current]).toEqual([409, undefined]);
});

test("neither an update nor its undoing reads the whole flock for each bird", async () => {
  const { id, undo, db } = await imported();
  await undo(id);
  const statements = tripsOf(db)
    .flat()
    .filter(({ sql: text }) => /json_each/.test(text) && !/^EXPLAIN/.test(text));
  expect(statements.filter(({ sql: text }) => /^UPDATE birds/.test(text)).length).toBeGreaterThanOrEqual(3);
  for (const statement of statements) {
    expect(await planOf(db, statement)).not.toContain("birds_in_organization (org_id=?)");
  }
});

test("after a day, or for another organisation, there is nothing to undo", async () => {
  const { id, undo, db, b } = await imported();
  expect((await undo(id, {}, b)).status).toBe(404);
  expect((await undo("imp_none")).status).toBe(404);
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await db.update(imports).set({ committed_at: yesterday }).where(eq(imports.id, id));
  expect(await undo(id)).toMatchObject({ status: 409, detail: expect.stringMatching(/24/) });
});
