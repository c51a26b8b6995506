import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations } from "#db/schema/accounts.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";

type Refused = { errors?: Array<{ path: string; code: string }>; code?: string; warnings?: Array<{ code: string }> };
const day = (year: number) => `${year}-01-01`;

async function flock() {
  const world = await newWorld();
  const { ask, a } = world;
  const make = makeFor(world, a);
  const serialize = async (answer: Response): Promise<[number, string[]]> => {
    const { errors = [] } = (await answer.json()) as Refused;
    return [answer.status, errors.map(({ path, code }) => `${path} ${code}`).sort()];
  };
  const create = async (json: object) => serialize(await ask("/api/birds", { as: a, json }));
  const change = async (id: string, json: object) =>
    serialize(await ask(`/api/birds/${id}`, { as: a, method: "PUT", json }));
  return { ...world, make, create, change };
}

test("two rings are the same whatever their case, spacing and script form, in one organisation", async () => {
  const { ask, b, make, create } = await flock();
  const { species_id } = await make.bird({ identifier: "Café 1" });
  for (const identifier of ["café 1", "CAFE\u0301 1", " Café  1 ", "Ｃafé 1"])
    expect([identifier, ...(await create({ identifier, species_id }))]).toEqual([
      identifier,
      409,
      ["identifier birds.identifier.taken"],
    ]);
  expect((await create({ identifier: "Cafe 1", species_id }))[0]).toBe(201);
  await makeFor({ ask }, b).bird({ identifier: "Café 1" });
});

test("an edit may not take another bird's ring and may keep its own", async () => {
  const { make, change } = await flock();
  await make.bird({ identifier: "A" });
  const bird = await make.bird({ identifier: "B" });
  expect(await change(bird.id, { identifier: "a" })).toEqual([409, ["identifier birds.identifier.taken"]]);
  expect((await change(bird.id, { identifier: "b" }))[0]).toBe(200);
});

test("a father is male and a mother is female", async () => {
  const { make, create } = await flock();
  const cock = await make.bird({ sex: "male", identifier: "cock" });
  const hen = await make.bird({ sex: "female" });
  const chick = await make.bird();
  const { species_id } = cock;
  const child = { identifier: "child", species_id };
  expect(await create({ ...child, father_id: hen.id, mother_id: cock.id })).toEqual([
    422,
    ["father_id birds.father.female", "mother_id birds.mother.male"],
  ]);
  expect(await create({ ...child, father_id: chick.id, mother_id: chick.id })).toEqual([
    422,
    ["father_id birds.father.unknown_sex", "mother_id birds.mother.unknown_sex"],
  ]);
  expect(await create({ ...child, father_id: cock.id, mother_id: cock.id })).toEqual([
    422,
    ["mother_id birds.mother.male"],
  ]);
  expect((await create({ ...child, father_id: cock.id, mother_id: hen.id }))[0]).toBe(201);
});

test("a parent may be named by its ring, and an unknown ring is told at that field", async () => {
  const { ask, a, make, create, change } = await flock();
  const cock = await make.bird({ sex: "male", identifier: "PT 7" });
  const chick = await make.bird({ father_ring: " pt  7 " });
  expect(chick.father).toMatchObject({ id: cock.id, identifier: "PT 7" });
  const child = { identifier: "child", species_id: cock.species_id };
  expect(await create({ ...child, father_ring: "PT 8" })).toEqual([422, ["father_ring birds.parent.unknown_ring"]]);
  expect(await create({ ...child, mother_ring: "PT 7" })).toEqual([422, ["mother_ring birds.mother.male"]]);
  expect((await change(chick.id, { name: "x" }))[0]).toBe(200);
  expect((await change(chick.id, { father_ring: null }))[0]).toBe(200);
  const { data } = (await (await ask(`/api/birds/${chick.id}`, { as: a })).json()) as { data: { father_id: null } };
  expect(data.father_id).toBe(null);
});

test("a bird cannot be its own parent, ancestor or descendant", async () => {
  const { make, change } = await flock();
  let last = await make.bird({ sex: "male" });
  const first = last;
  expect(await change(first.id, { father_id: first.id })).toEqual([422, ["father_id birds.parent.cycle"]]);
  for (let n = 0; n < 4; n += 1) {
    last = await make.bird({ sex: "male", father_id: last.id });
    expect(await change(first.id, { father_id: last.id })).toEqual([422, ["father_id birds.parent.cycle"]]);
  }
  expect(await change(first.id, { mother_id: first.id })).toEqual([
    422,
    ["mother_id birds.mother.male", "mother_id birds.parent.cycle"],
  ]);
});

test("two edits at once cannot make two birds each other's father", async () => {
  const { make, change, ask, a } = await flock();
  for (let round = 0; round < 5; round += 1) {
    const one = await make.bird({ sex: "male" });
    const other = await make.bird({ sex: "male" });
    const answers = await Promise.all([
      change(one.id, { father_id: other.id }),
      change(other.id, { father_id: one.id }),
    ]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 422]);
    expect((await ask(`/api/birds/${one.id}/lineage?ancestors=6`, { as: a })).status).toBe(200);
  }
});

test("a parent is not born after its young, whichever date is changed", async () => {
  const { make, create, change } = await flock();
  const cock = await make.bird({ sex: "male", birth_date: day(2022) });
  const child = { identifier: "child", species_id: cock.species_id, father_id: cock.id };
  expect(await create({ ...child, birth_date: day(2021) })).toEqual([422, ["father_id birds.father.younger"]]);
  const chick = await make.bird({ father_id: cock.id, birth_date: day(2023) });
  expect(await change(chick.id, { birth_date: day(2020) })).toEqual([
    422,
    ["birth_date birds.birth_date.before_father"],
  ]);
  expect(await change(cock.id, { birth_date: day(2024) })).toEqual([422, ["birth_date birds.birth_date.after_child"]]);
  expect((await change(cock.id, { birth_date: null }))[0]).toBe(200);
  expect((await change(chick.id, { birth_date: day(2020) }))[0]).toBe(200);
});

test("a parent keeps its sex while it has young, even young in the trash", async () => {
  const { ask, a, make, change } = await flock();
  const cock = await make.bird({ sex: "male" });
  const hen = await make.bird({ sex: "female" });
  const chick = await make.bird({ father_id: cock.id, mother_id: hen.id });
  await ask(`/api/birds/${chick.id}`, { as: a, method: "DELETE" });
  expect(await change(cock.id, { sex: "female" })).toEqual([422, ["sex birds.sex.is_father"]]);
  expect(await change(hen.id, { sex: "unknown" })).toEqual([422, ["sex birds.sex.is_mother"]]);
});

test("a birth date in the future is refused", async () => {
  const { make, create } = await flock();
  const { species_id } = await make.bird();
  const inTwoDays = new Date(Date.now() + 48 * 3600 * 1000).toISOString().slice(0, 10);
  for (const birth_date of [inTwoDays, "9999-12-31"])
    expect(await create({ identifier: "x", species_id, birth_date })).toEqual([
      422,
      ["birth_date birds.birth_date.future"],
    ]);
});

test("a hybrid and a parent born on the same day are kept with a warning", async () => {
  const { ask, a, make } = await flock();
  const cock = await make.bird({ sex: "male", birth_date: day(2022) });
  const { id: species_id } = await make.species();
  const json = { identifier: "mule", species_id, father_id: cock.id, birth_date: day(2022) };
  const made = await ask("/api/birds", { as: a, json });
  expect(made.status).toBe(201);
  const { warnings = [] } = (await made.json()) as Refused;
  expect(warnings.map(({ code }) => code)).toEqual(["birds.hybrid", "birds.same_day_parent"]);
  const hybrid = await make.species({ latin_name: "Carduelis carduelis × Serinus canaria" });
  const known = { identifier: "known", species_id: hybrid.id, father_id: cock.id, birth_date: day(2023) };
  expect(await (await ask("/api/birds", { as: a, json: known })).json()).toMatchObject({ warnings: [] });
});

test("a parent in the trash is not offered, cannot be chosen, and stays where it was", async () => {
  const { ask, a, make, create, change } = await flock();
  const cock = await make.bird({ sex: "male" });
  const chick = await make.bird({ father_id: cock.id });
  await ask(`/api/birds/${cock.id}`, { as: a, method: "DELETE" });
  const child = { identifier: "child", species_id: cock.species_id };
  expect(await create({ ...child, father_id: cock.id })).toEqual([422, ["father_id fields.unknown_id"]]);
  expect((await change(chick.id, { name: "x", father_id: cock.id }))[0]).toBe(200);
  const { data } = (await (await ask(`/api/birds/${chick.id}`, { as: a })).json()) as { data: object };
  expect(data).toMatchObject({ father_id: cock.id, father: null });
});

test("R21: another organisation's species, status and parents are like unknown ones", async () => {
  const { ask, b, make, create, change } = await flock();
  const theirs = makeFor({ ask }, b);
  const cock = await theirs.bird({ sex: "male", identifier: "THEIRS" });
  const status = await theirs.status("active");
  const own = await make.bird();
  const { species_id } = own;
  for (const id of [cock.id, "bird_unknown", "0", "%00"])
    expect(await create({ identifier: "x", species_id, father_id: id })).toEqual([
      422,
      ["father_id fields.unknown_id"],
    ]);
  for (const id of [status.id, "st_unknown"])
    expect(await create({ identifier: "x", species_id, status_id: id })).toEqual([
      422,
      ["status_id fields.unknown_id"],
    ]);
  for (const id of [cock.species_id, "sp_unknown"])
    expect(await create({ identifier: "x", species_id: id })).toEqual([422, ["species_id fields.unknown_id"]]);
  expect(await create({ identifier: "x", species_id, father_ring: "THEIRS" })).toEqual([
    422,
    ["father_ring birds.parent.unknown_ring"],
  ]);
  expect(await change(own.id, { mother_id: cock.id, status_id: status.id })).toEqual([
    422,
    ["mother_id fields.unknown_id", "status_id fields.unknown_id"],
  ]);
});

test("the plan's limit holds when twenty birds are added at once, and when one is restored", async () => {
  const { db, ask, a, make } = await flock();
  const spare = await make.bird();
  await ask(`/api/birds/${spare.id}`, { as: a, method: "DELETE" });
  await db.update(organizations).set({ plan: "starter", trial_ends_at: null }).where(eq(organizations.id, a.org_id));
  for (let n = 0; n < 9; n += 1) await make.bird();
  const add = (n: number) => ask("/api/birds", { as: a, json: { identifier: `P-${n}`, species_id: spare.species_id } });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => add(n)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(402)]);
  expect(await total(ask, a)).toBe(10);
  const back = await ask(`/api/birds/${spare.id}/restore`, { as: a, method: "POST" });
  expect([back.status, ((await back.json()) as Refused).code]).toEqual([402, "plan_limit"]);
});

test("a bird above the limit can still be changed", async () => {
  const { db, ask, a, make, change } = await flock();
  const birds = [];
  for (let n = 0; n < 12; n += 1) birds.push(await make.bird());
  await db.update(organizations).set({ plan: "starter", trial_ends_at: null }).where(eq(organizations.id, a.org_id));
  expect((await change(birds[0]?.id ?? "", { name: "Íris" }))[0]).toBe(200);
  expect(await total(ask, a)).toBe(12);
});

async function total(ask: Awaited<ReturnType<typeof newWorld>>["ask"], as: Resident): Promise<number> {
  return ((await (await ask("/api/birds", { as })).json()) as { data: { total: number } }).data.total;
}
