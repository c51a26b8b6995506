import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations } from "#db/schema/accounts.ts";
import type { PlanKey } from "#db/vocabulary.ts";
import { newWorld, type Resident, settle } from "#tests/app/world.ts";
import type { Place } from "#worker/places/queries.ts";

type World = Awaited<ReturnType<typeof newWorld>>;
type Given = Record<string, unknown>;

async function newPlaces() {
  const world = await newWorld();
  const { ask, a } = world;
  const send = (json: Given, as: Resident = a, headers = {}) => ask("/api/places", { as, json, headers });
  async function make(json: Given, as: Resident = a): Promise<Place> {
    const answer = await send(json, as);
    const body = (await answer.json()) as { data: Place };
    expect([answer.status, body]).toEqual([201, expect.anything()]);
    return body.data;
  }
  const change = (id: string, json: Given) => ask(`/api/places/${id}`, { as: a, method: "PUT", json });
  const inPlan = (plan: PlanKey, as: Resident = a) =>
    world.db.update(organizations).set({ plan, trial_ends_at: null }).where(eq(organizations.id, as.org_id));
  return { ...world, send, make, change, inPlan };
}

const codes = async (answer: Response) => {
  const { errors = [], code } = (await answer.json()) as {
    code: string;
    errors?: Array<{ path: string; code: string }>;
  };
  return [answer.status, code, ...errors.map((it) => `${it.path} ${it.code}`)];
};
const trail = (world: World, id: string) =>
  world.db.all<{ deed: string; changes: string; user_id: string }>(
    sql`SELECT deed, changes, user_id FROM audit WHERE org_id = ${world.a.org_id} AND subject_id = ${id} ORDER BY rowid`,
  );

test("a place is kept as it was given, in any script, and who made it is remembered", async () => {
  const world = await newPlaces();
  const { make, ask, a } = world;
  const room = await make({ kind: "room", name: "Quarto do sótão" });
  for (const name of ["C1", "غرفة الطيور", "鳥の部屋", "Птичник №2", "🐦 caixa", "कक्ष"]) {
    const given = { kind: "aviary", name, parent_id: room.id, capacity: 12, notes: "virado a sul\n2 ninhos" };
    const made = await make(given);
    expect(made).toMatchObject({ ...given, version: 1, org_id: a.org_id });
    expect(await (await ask(`/api/places/${made.id}`, { as: a })).json()).toEqual({ data: made });
  }
  expect(await trail(world, room.id)).toEqual([
    { deed: "created", changes: '{"name":[null,"Quarto do sótão"],"kind":[null,"room"]}', user_id: a.user_id },
  ]);
  const list = (await (await ask("/api/places", { as: a })).json()) as { data: Place[] };
  expect(list.data).toHaveLength(7);
});

test("a place stands only where its kind may, new or moved, and never in itself", async () => {
  const { make, send, change, inPlan } = await newPlaces();
  await inPlan("empresarial");
  const made = Object.fromEntries(
    await Promise.all(
      (["site", "room", "bank", "cage", "aviary"] as const).map(async (kind) => [
        kind,
        await make({ kind, name: kind }),
      ]),
    ),
  ) as Record<string, Place>;
  const allowed = new Set(["room site", "aviary site", "bank room", "cage bank", "cage room", "aviary room"]);
  for (const inner of ["site", "room", "bank", "cage", "aviary"]) {
    for (const outer of ["site", "room", "bank", "cage", "aviary"]) {
      const expected = allowed.has(`${inner} ${outer}`) ? 201 : 422;
      const answer = await send({ kind: inner, name: `${inner} in ${outer}`, parent_id: made[outer]?.id });
      expect([inner, outer, answer.status]).toEqual([inner, outer, expected]);
      const moved = await change((await make({ kind: inner, name: `${inner} to ${outer}` })).id, {
        parent_id: made[outer]?.id,
      });
      expect([inner, outer, moved.status]).toEqual([inner, outer, expected === 201 ? 200 : 422]);
    }
  }
  const { bank, cage } = made;
  expect(await codes(await change(bank?.id ?? "", { kind: "cage", parent_id: bank?.id }))).toEqual([
    422,
    "invalid",
    "parent_id places.parent.itself",
  ]);
  // The bank holds a cage by now: it may not become one.
  expect(await codes(await change(bank?.id ?? "", { kind: "cage" }))).toEqual([
    422,
    "invalid",
    "kind places.kind.holds",
  ]);
  expect(await codes(await send({ kind: "cage", name: "x", parent_id: "pl_none" }))).toEqual([
    422,
    "invalid",
    "parent_id fields.unknown_id",
  ]);
  expect((await change(cage?.id ?? "", { parent_id: bank?.id })).status).toBe(200);
});

test("no two at once put two places into each other", async () => {
  const { make, change, db, a } = await newPlaces();
  const one = await make({ kind: "bank", name: "1" });
  const two = await make({ kind: "bank", name: "2" });
  await Promise.all([
    change(one.id, { kind: "cage", parent_id: two.id }),
    change(two.id, { kind: "cage", parent_id: one.id }),
  ]);
  const rows = await db.all<{ id: string; parent_id: string | null }>(
    sql`SELECT id, parent_id FROM places WHERE org_id = ${a.org_id} AND parent_id IS NOT NULL`,
  );
  expect(rows.length).toBeLessThanOrEqual(1);
});

test("a name is unique under its parent, whatever its case and accents", async () => {
  const { make, send, change, b } = await newPlaces();
  const room = await make({ kind: "room", name: "Sala" });
  const cage = await make({ kind: "cage", name: "Gaiola Nº 1", parent_id: room.id });
  const taken = [409, "conflict", "name places.name.taken"];
  expect(await codes(await send({ kind: "cage", name: " GAIOLA nº  1", parent_id: room.id }))).toEqual(taken);
  await make({ kind: "cage", name: "gaiola nº 1" });
  const other = await make({ kind: "cage", name: "2", parent_id: room.id });
  expect(await codes(await change(other.id, { name: "gaiola Nº 1" }))).toEqual(taken);
  expect((await change(cage.id, { name: "GAIOLA Nº 1" })).status).toBe(200);
  await make({ kind: "room", name: "Sala" }, b);
});

test("a stale edit is refused with the place as it is; what changes is remembered, and only that", async () => {
  const world = await newPlaces();
  const { make, change, ask, a } = world;
  const { id } = await make({ kind: "cage", name: "C1", capacity: 2 });
  expect((await change(id, { name: "C1", capacity: 4, version: 1 })).status).toBe(200);
  const stale = await change(id, { name: "C9", version: 1 });
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({ code: "stale", current: { name: "C1", capacity: 4, version: 2 } });
  const twice = { name: "C2", version: 2 };
  for (const _ of [1, 2]) {
    const answer = await ask(`/api/places/${id}`, {
      as: a,
      method: "PUT",
      json: twice,
      headers: { "Idempotency-Key": "k" },
    });
    expect(answer.status).toBe(200);
  }
  expect((await trail(world, id)).slice(1).map(({ deed, changes }) => [deed, JSON.parse(changes)])).toEqual([
    ["changed", { capacity: [2, 4] }],
    ["changed", { name: ["C1", "C2"] }],
  ]);
});

test("many cages are made at once, padded as the first one is, and what is there already stays", async () => {
  const { make, ask, a, db } = await newPlaces();
  const bank = await make({ kind: "bank", name: "Bateria 1" });
  const run = (json: Given, id = bank.id) => ask(`/api/places/${id}/cages`, { as: a, json });
  expect(await (await run({ first: "C1", last: "C24", capacity: 2 })).json()).toEqual({ data: { created: 24 } });
  expect(await (await run({ first: "C20", last: "C30" })).json()).toEqual({ data: { created: 6 } });
  expect(await (await run({ first: "№ 008", last: "№ 011" })).json()).toEqual({ data: { created: 4 } });
  const names = await db.all<{ name: string }>(
    sql`SELECT name FROM places WHERE org_id = ${a.org_id} AND name LIKE '№%' ORDER BY name`,
  );
  expect(names.map(({ name }) => name)).toEqual(["№ 008", "№ 009", "№ 010", "№ 011"]);
  for (const [first, last, code] of [
    ["C", "D", "last places.run.form"],
    ["C1", "D4", "last places.run.form"],
    ["C4", "C1", "last places.run.backwards"],
    ["C1", "C201", "last places.run.many"],
    ["", "C2", "first places.name.required"],
  ] as const)
    expect([first, last, ...(await codes(await run({ first, last })))]).toEqual([first, last, 422, "invalid", code]);
  const cage = await make({ kind: "cage", name: "sozinha" });
  expect((await run({ first: "A1", last: "A2" }, cage.id)).status).toBe(422);
  expect((await run({ first: "A1", last: "A2" }, "pl_none")).status).toBe(404);
});

test("values of a place that are out of bounds are refused, field by field", async () => {
  const { send } = await newPlaces();
  const wrong: Array<[string, unknown]> = [
    ["name", " "],
    ["name", "x\u202ey"],
    ["name", "x".repeat(61)],
    ["kind", "shelf"],
    ["capacity", 0],
    ["capacity", 1.5],
    ["capacity", 10_001],
    ["capacity", "3"],
    ["notes", "x".repeat(2001)],
  ];
  for (const [field, value] of wrong) {
    const answer = await send({ kind: "cage", name: "C1", [field]: value });
    const { errors } = (await answer.json()) as { errors: Array<{ path: string }> };
    expect([field, value, answer.status, errors.map(({ path }) => path)]).toEqual([field, value, 422, [field]]);
  }
});

test("the same key makes one place, another body under it is refused", async () => {
  const { send, a } = await newPlaces();
  const keyed = (json: Given) => send(json, a, { "Idempotency-Key": "k" });
  const answers = await Promise.all(Array.from({ length: 10 }, () => keyed({ kind: "cage", name: "C1" })));
  const ids = await Promise.all(answers.map(async (it) => ((await it.json()) as { data: Place }).data.id));
  expect(new Set(ids).size).toBe(1);
  expect((await keyed({ kind: "cage", name: "C2" })).status).toBe(409);
});

test("a viewer sees places and changes none", async () => {
  const { db, env, ask } = await newPlaces();
  const viewer = await settle(db, env, "Clube", "viewer");
  expect((await ask("/api/places", { as: viewer })).status).toBe(200);
  expect((await ask("/api/places/overview", { as: viewer })).status).toBe(200);
  expect((await ask("/api/places", { as: viewer, json: { kind: "room", name: "S" } })).status).toBe(403);
  expect((await ask("/api/birds/move", { as: viewer, json: { ids: ["x"], place_id: null } })).status).toBe(403);
});
