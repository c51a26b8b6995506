import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations } from "#db/schema/accounts.ts";
import { birds } from "#db/schema/birds.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";

type Answered = {
  status: number;
  data: { id: string; version: number };
  errors: Array<{ path: string; code: string }>;
};

async function flock() {
  const world = await newWorld();
  const { ask, a, db } = world;
  const make = makeFor(world, a);
  const { id: species_id } = await make.species();
  const send = async (path: string, json: object, method = "POST"): Promise<Answered> => {
    const answer = await ask(path, { as: a, json, method });
    return { status: answer.status, ...((await answer.json()) as object) } as Answered;
  };
  const kept = async () => {
    const all = await db.select().from(birds).where(eq(birds.org_id, a.org_id));
    return all.map((it) => [it.identifier, it.sex, it.is_reference ? "theirs" : "own"].join(" ")).sort();
  };
  const add = (more: object) => send("/api/birds", { species_id, ...more });
  return { ...world, make, species_id, send, add, kept };
}

test("of two unknown parents one is registered and the other kept as somebody else's", async () => {
  const { add, kept, ask, a } = await flock();
  const rings = { father_ring: "F 1", mother_ring: "M 1" };
  const half = await add({ identifier: "C 1", ...rings, unknown_father: "register" });
  expect([half.status, half.errors]).toEqual([
    422,
    [expect.objectContaining({ path: "mother_ring", code: "birds.parent.unknown_ring" })],
  ]);
  expect(await kept()).toEqual([]);
  const whole = { identifier: "C 1", ...rings, unknown_father: "register", unknown_mother: "reference" };
  expect((await add(whole)).status).toBe(201);
  expect(await kept()).toEqual(["C 1 unknown own", "F 1 male own", "M 1 female theirs"]);
  const trail = (await (await ask("/api/audit?subject=bird", { as: a })).json()) as { data: { items: unknown[] } };
  expect(
    JSON.stringify(trail.data.items)
      .match(/F 1|M 1|C 1/g)
      ?.sort(),
  ).toEqual(expect.arrayContaining(["C 1", "F 1", "M 1"]));
});

test("the answer for one parent overrides the answer for all", async () => {
  const { add, kept } = await flock();
  const rings = { father_ring: "F 1", mother_ring: "M 1" };
  const input = { identifier: "C 1", ...rings, unknown_parents: "reference", unknown_father: "register" };
  expect((await add(input)).status).toBe(201);
  expect(await kept()).toEqual(["C 1 unknown own", "F 1 male own", "M 1 female theirs"]);
  const refused = { identifier: "C 2", father_ring: "F 2", unknown_parents: "register", unknown_father: "refuse" };
  expect((await add(refused)).status).toBe(422);
});

test("a choice of what an unknown ring is changes nothing about a bird that is known", async () => {
  const { add, kept, make } = await flock();
  await make.bird({ identifier: "F 1", sex: "male" });
  expect((await add({ identifier: "C 1", father_ring: "f 1", unknown_father: "reference" })).status).toBe(201);
  expect(await kept()).toEqual(["C 1 unknown own", "F 1 male own"]);
});

test("a registered parent counts against the plan, with its young or not at all", async () => {
  const { add, kept, make, send, db, a } = await flock();
  const birdsKept: string[] = [];
  for (let n = 0; n < 9; n += 1) birdsKept.push((await make.bird({ identifier: `R ${n}` })).id);
  await db.update(organizations).set({ plan: "starter" }).where(eq(organizations.id, a.org_id));
  const both = { identifier: "C 1", father_ring: "F 1", unknown_father: "register" };
  expect((await add(both)).status).toBe(402);
  expect(await kept()).toHaveLength(9);
  // A bird that counts already needs room for its parent alone; a second one finds none.
  const [first, second] = birdsKept;
  const named = (ring: string) => ({ father_ring: ring, unknown_father: "register" });
  expect((await send(`/api/birds/${first}`, named("F 1"), "PUT")).status).toBe(200);
  expect((await send(`/api/birds/${second}`, named("F 2"), "PUT")).status).toBe(402);
  expect(await kept()).toHaveLength(10);
  const theirs = { father_ring: "F 2", unknown_father: "reference" };
  expect((await send(`/api/birds/${second}`, theirs, "PUT")).status).toBe(200);
  const ofTheirs = { identifier: "C 2", is_reference: true, mother_ring: "M 2", unknown_mother: "register" };
  expect((await add(ofTheirs)).status).toBe(402);
});
