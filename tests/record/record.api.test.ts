import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations } from "#db/schema/accounts.ts";
import { birdCounts, birds } from "#db/schema/birds.ts";
import { places } from "#db/schema/places.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { factSample, freeFacts } from "#tests/birds/fact-values.ts";

type WriteAnswer = {
  data: Record<string, unknown> & { id: string };
  errors?: Array<{ path: string; code: string }>;
  warnings?: Array<{ code: string }>;
};

async function flock() {
  const world = await newWorld();
  const { ask, a, db } = world;
  const make = makeFor(world, a);
  const read = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as WriteAnswer) });
  const create = async (json: object) => read(await ask("/api/birds", { as: a, json }));
  const change = async (id: string, json: object) =>
    read(await ask(`/api/birds/${id}`, { as: a, method: "PUT", json }));
  const faults = ({ status, errors = [] }: { status: number; errors?: WriteAnswer["errors"] }) => [
    status,
    errors.map(({ path, code }) => `${path} ${code}`).sort(),
  ];
  async function place(org_id: string) {
    const row = { id: `pl_${org_id}`, org_id, kind: "cage" as const, name: "Gaiola 1", name_key: "gaiola 1" };
    await db.insert(places).values({ ...row, created_at: "2026-01-01", updated_at: "2026-01-01" });
    return row.id;
  }
  return { ...world, make, create, change, faults, place };
}

const papers = Object.fromEntries(freeFacts.map((name) => [name, factSample(name, 0)]));

test("everything known of a bird is kept, answered, changed and cleared", async () => {
  const { make, create, change, place, a, ask } = await flock();
  const cock = await make.bird({ sex: "male" });
  const unsexed = await make.bird();
  const place_id = await place(a.org_id);
  const given = { ...papers, place_id, foster_father_id: cock.id, foster_mother_ring: unsexed.identifier };
  const made = await create({ identifier: "N 1", species_id: cock.species_id, ...given });
  expect([made.status, made.warnings]).toEqual([201, []]);
  expect(made.data).toMatchObject({
    ...papers,
    is_reference: false,
    place: { id: place_id, name: "Gaiola 1", kind: "cage" },
    foster_father: { id: cock.id },
    foster_mother: { id: unsexed.id },
  });
  const nulls = Object.fromEntries(Object.keys(given).map((name) => [name, null]));
  const cleared = await change(made.data.id, nulls);
  expect(cleared.data).toMatchObject({
    ...Object.fromEntries(Object.keys(papers).map((name) => [name, null])),
    place: null,
    place_id: null,
    foster_father: null,
    foster_mother_id: null,
    version: 2,
  });
  const list = (await (await ask("/api/birds", { as: a })).json()) as { data: { items: object[] } };
  for (const item of list.data.items) expect(item).not.toHaveProperty("acquired_price_cents");
});

test("values no bird has are refused, each at its own field", async () => {
  const { make, create, faults } = await flock();
  const { species_id } = await make.bird();
  const wrong: Array<[object, string]> = [
    [{ ring_size_mm: "2,900" }, "ring_size_mm fields.two_readings"],
    [{ ring_size_mm: "0x10" }, "ring_size_mm birds.ring_size"],
    [{ ring_size_mm: 0 }, "ring_size_mm birds.ring_size"],
    [{ ring_size_mm: true }, "ring_size_mm birds.ring_size"],
    [{ acquired_price_cents: 1.5 }, "acquired_price_cents birds.price"],
    [{ acquired_price_cents: -1 }, "acquired_price_cents birds.price"],
    [{ acquired_price_cents: "35" }, "acquired_price_cents birds.price"],
    [{ acquired_on: "2026-02-30" }, "acquired_on fields.date"],
    [{ acquisition: "stolen" }, "acquisition fields.invalid"],
    [{ sexing_method: "magic" }, "sexing_method fields.invalid"],
    [{ eu_annex: "E" }, "eu_annex fields.invalid"],
    [{ microchip: "62009\u202e8" }, "microchip fields.characters"],
    [{ mutation: "a\u0000b" }, "mutation fields.characters"],
    [{ breeder: "x".repeat(201) }, "breeder fields.long"],
    [{ is_reference: "yes" }, "is_reference fields.invalid"],
    [{ unknown_parents: "drop" }, "unknown_parents fields.invalid"],
  ];
  for (const [more, view] of wrong)
    expect([more, ...faults(await create({ identifier: "N 1", species_id, ...more }))]).toEqual([more, 422, [view]]);
});

test("a decimal comma is understood, and a chip written in groups is the same chip", async () => {
  const { make, create } = await flock();
  const { species_id } = await make.bird();
  const made = await create({ identifier: "N 1", species_id, ring_size_mm: " 2,9 ", microchip: "620-098 100.000 001" });
  expect(made.data).toMatchObject({ ring_size_mm: 2.9, microchip: "620098100000001" });
  const blank = await create({ identifier: "N 2", species_id, ring_size_mm: " ", microchip: "", acquisition: "" });
  expect([blank.status, blank.data.ring_size_mm]).toEqual([201, null]);
});

test("a strange day of acquisition and an odd chip are kept with a warning", async () => {
  const { make, create } = await flock();
  const { species_id } = await make.bird();
  const codes = async (more: object) =>
    (await create({ identifier: `N ${Math.random()}`, species_id, ...more })).warnings?.map(({ code }) => code);
  expect(await codes({ birth_date: "2025-05-05", acquired_on: "2025-05-04" })).toEqual(["birds.acquired_before_birth"]);
  expect(await codes({ acquired_on: "2999-01-01" })).toEqual(["birds.acquired_future"]);
  expect(await codes({ microchip: "A0071" })).toEqual(["birds.microchip_form"]);
});

test("foster parents and places are the organisation's own, and foster parents of a sex that fits", async () => {
  const { make, create, change, faults, place, b, ask } = await flock();
  const hen = await make.bird({ sex: "female" });
  const cock = await make.bird({ sex: "male" });
  const theirs = await makeFor({ ask }, b).bird({ sex: "male" });
  const child = { identifier: "child", species_id: hen.species_id };
  expect(faults(await create({ ...child, foster_father_id: theirs.id, place_id: await place(b.org_id) }))).toEqual([
    422,
    ["foster_father_id fields.unknown_id", "place_id fields.unknown_id"],
  ]);
  expect(faults(await create({ ...child, foster_father_id: hen.id, foster_mother_ring: cock.identifier }))).toEqual([
    422,
    ["foster_father_id birds.foster_father.female", "foster_mother_ring birds.foster_mother.male"],
  ]);
  expect(faults(await create({ ...child, foster_mother_ring: "nobody" }))).toEqual([
    422,
    ["foster_mother_ring birds.parent.unknown_ring"],
  ]);
  expect(faults(await change(cock.id, { foster_father_id: cock.id }))).toEqual([
    422,
    ["foster_father_id birds.foster.self"],
  ]);
});

test("birds of somebody else's are in no list, no count and no plan's limit, until they become one's own", async () => {
  const { make, create, change, db, a, ask } = await flock();
  const { species_id } = await make.bird();
  const other = await create({ identifier: "REF 1", species_id, is_reference: true, sex: "male" });
  expect([other.status, other.data.is_reference]).toEqual([201, true]);
  const listed = async () => ((await (await ask("/api/birds", { as: a })).json()) as { data: { total: number } }).data;
  expect((await listed()).total).toBe(1);
  for (let n = 0; n < 9; n += 1) await make.bird();
  await db.update(organizations).set({ plan: "starter" }).where(eq(organizations.id, a.org_id));
  expect((await create({ identifier: "N 11", species_id })).status).toBe(402);
  const more = await create({ identifier: "REF 2", species_id, is_reference: true });
  expect(more.status).toBe(201);
  expect((await change(other.data.id, { is_reference: false })).status).toBe(402);
  expect((await change(other.data.id, { name: "Avô" })).status).toBe(200);
  await ask(`/api/birds/${more.data.id}`, { as: a, method: "DELETE" });
  expect((await ask(`/api/birds/${more.data.id}/restore`, { as: a, method: "POST" })).status).toBe(200);
  await db.update(organizations).set({ plan: "empresarial" }).where(eq(organizations.id, a.org_id));
  expect((await change(other.data.id, { is_reference: false })).status).toBe(200);
  expect((await listed()).total).toBe(11);
  const counts = await db.select().from(birdCounts).where(eq(birdCounts.org_id, a.org_id));
  expect(counts.find(({ dimension }) => dimension === "all")?.n).toBe(11);
});

test("a full plan still lets its birds be edited", async () => {
  const { make, change, db, a } = await flock();
  const bird = await make.bird();
  for (let n = 0; n < 9; n += 1) await make.bird();
  await db.update(organizations).set({ plan: "starter" }).where(eq(organizations.id, a.org_id));
  expect((await change(bird.id, { is_reference: false, name: "Dez" })).status).toBe(200);
});

test("parents nobody has recorded become birds of somebody else's with the child, or not at all", async () => {
  const { make, create, change, faults, db, a } = await flock();
  const hen = await make.bird({ sex: "female" });
  const { species_id } = hen;
  const stored = () => db.select().from(birds).where(eq(birds.org_id, a.org_id));
  const input = { identifier: "C 1", species_id, father_ring: "FOP 19 1", mother_ring: "FOP 19 2" };
  expect(faults(await create(input))[0]).toBe(422);
  expect(await stored()).toHaveLength(1);
  const refused = { ...input, identifier: hen.identifier, unknown_parents: "reference" };
  expect(faults(await create(refused))).toEqual([409, ["identifier birds.identifier.taken"]]);
  const foreign = { ...input, species_id: "sp_none", unknown_parents: "reference" };
  expect((await create(foreign)).status).toBe(422);
  expect(await stored()).toHaveLength(1);
  const made = await create({ ...input, unknown_parents: "reference" });
  expect([made.status, made.data.father, made.data.mother]).toEqual([
    201,
    expect.objectContaining({ identifier: "FOP 19 1" }),
    expect.objectContaining({ identifier: "FOP 19 2" }),
  ]);
  const known = (await stored()).filter(({ is_reference }) => is_reference);
  expect(known.map(({ identifier, sex }) => [identifier, sex]).sort()).toEqual([
    ["FOP 19 1", "male"],
    ["FOP 19 2", "female"],
  ]);
  const same = { identifier: "C 2", species_id, father_ring: "X 1", mother_ring: "x 1", unknown_parents: "reference" };
  expect(faults(await create(same))).toEqual([422, ["mother_ring birds.mother.male"]]);
  const raised = await change(made.data.id, { foster_mother_ring: "AMA 7", unknown_parents: "reference" });
  expect([raised.status, raised.data.foster_mother]).toEqual([200, expect.objectContaining({ identifier: "AMA 7" })]);
  const stale = await change(made.data.id, { father_ring: "Y 1", unknown_parents: "reference", version: 1 });
  expect(stale.status).toBe(409);
  expect((await stored()).map(({ identifier }) => identifier)).not.toContain("Y 1");
});
