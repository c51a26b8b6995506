import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { places } from "#db/schema/places.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";

type Picks = { items: Array<{ id: string; identifier: string; name: string; rank: number }>; more: boolean };

async function pickers() {
  const world = await newWorld();
  const read = async (path: string, as = world.a) => {
    const answer = await world.ask(`/api/birds/picker${path}`, { as });
    return answer.status === 200 ? ((await answer.json()) as { data: Picks }).data : answer.status;
  };
  const rings = async (query: Record<string, string>, as = world.a) => {
    const picks = await read(`?${new URLSearchParams(query)}`, as);
    return typeof picks === "number" ? picks : picks.items.map(({ identifier }) => identifier);
  };
  return { ...world, make: makeFor(world, world.a), read, rings };
}

test("a bird is picked by any part of its ring or name, whatever its case, spaces, accents and signs", async () => {
  const { make, rings } = await pickers();
  await make.bird({ identifier: "FOP 27AB-013/26", name: "Íris do Vale", sex: "female" });
  await make.bird({ identifier: "FOP 27AB-104/26", sex: "male" });
  await make.bird({ identifier: "sem-anilha", name: "O'Neill", sex: "male" });
  const only = ["FOP 27AB-013/26"];
  for (const q of ["013", "27ab013", "b 013", "IRIS", "vale", "013/26", "fop.27ab.013.26", "01"])
    expect([q, await rings({ q })]).toEqual([q, only]);
  // Too short for the index, and in the middle.
  expect(await rings({ q: "b-0" })).toEqual(only);
  expect(await rings({ q: "4/2" })).toEqual(["FOP 27AB-104/26"]);
  expect(await rings({ q: "anilha" })).toEqual(["sem-anilha"]);
  expect(await rings({ q: "oneill" })).toEqual([]);
  expect(await rings({ q: "o'neill" })).toEqual(["sem-anilha"]);
  expect(await rings({ q: "013", sex: "male" })).toEqual([]);
  expect(await rings({ q: "x".repeat(40) })).toEqual([]);
  expect(await rings({ q: "x".repeat(201) })).toBe(422);
  expect(await rings({ q: "1", sex: "both" })).toBe(422);
  expect(await rings({ q: "1", who: "everybody" })).toBe(422);
});

test("who is gone, in the trash, another breeder's or another organisation's is offered only where a form can take it", async () => {
  const { make, rings, ask, a, b, db } = await pickers();
  const dead = await make.status("deceased");
  await make.bird({ identifier: "R 7001", sex: "male" });
  await make.bird({ identifier: "R 7002", sex: "male", status_id: dead.id });
  await make.bird({ identifier: "R 7003", sex: "male", is_reference: true });
  const trashed = await make.bird({ identifier: "R 7004", sex: "male" });
  await ask(`/api/birds/${trashed.id}`, { as: a, method: "DELETE" });
  await makeFor({ ask }, b).bird({ identifier: "R 7005", sex: "male" });
  expect(await rings({ q: "R 700" })).toEqual(["R 7001", "R 7002", "R 7003"]);
  expect(await rings({ q: "R 700", who: "flock" })).toEqual(["R 7001", "R 7002"]);
  expect(await rings({ q: "R 700", who: "living" })).toEqual(["R 7001"]);
  const [{ id } = { id: "" }] = await db.all<{ id: string }>(sql`SELECT id FROM birds WHERE identifier = 'R 7001'`);
  expect(await rings({ q: "R 700", who: "living", not: id })).toEqual([]);
  expect(await rings({ q: "7004" })).toEqual([]);
  expect(await rings({ q: "R 700" }, b)).toEqual(["R 7005"]);
  await db.run(sql`UPDATE users SET role = 'viewer' WHERE org_id = ${a.org_id}`);
  expect(await rings({ q: "7001" })).toEqual(["R 7001"]);
  // Of nothing asked living birds of the flock are offered.
  expect(await rings({})).toEqual(["R 7001"]);
});

test("of four hundred rings with a 7 eight are offered, the best first, and it is said that there are more", async () => {
  const { make, read, db, a } = await pickers();
  const kind = await make.species();
  await db.run(sql`
    WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 400)
    INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, sex, species_id, created_at, updated_at)
    SELECT 'bird_many' || n, ${a.org_id}, 'A 7' || (1000 + n) || 'B', 'a 7' || (1000 + n) || 'b',
      'a7' || (1000 + n) || 'b' || char(10), 'male', ${kind.id}, '2026-01-01', '2026-01-01' FROM many`);
  await make.bird({ identifier: "PT 7", sex: "male" });
  const seven = await read("?q=7&sex=male");
  expect(seven).toMatchObject({ more: true, items: { length: 8 } });
  expect((seven as Picks).items[0]?.identifier).toBe("PT 7");
  expect(await read("?q=71007b")).toMatchObject({ more: false, items: [{ identifier: "A 71007B" }] });
});

test("those last worked with come first, the reader's own before those of others", async () => {
  const { make, rings, ask, a, db } = await pickers();
  const old = await make.bird({ identifier: "A 1", sex: "male" });
  const young = await make.bird({ identifier: "A 2", sex: "male" });
  await make.bird({ identifier: "A 3", sex: "female" });
  expect(await rings({ sex: "male" })).toEqual(["A 2", "A 1"]);
  await ask(`/api/birds/${old.id}`, { as: a, method: "PUT", json: { name: "Zé" } });
  expect(await rings({ sex: "male" })).toEqual(["A 1", "A 2"]);
  await ask(`/api/birds/${young.id}`, { as: a, method: "PUT", json: { name: "Rui" } });
  expect(await rings({ sex: "male" })).toEqual(["A 2", "A 1"]);
  await db.run(sql`UPDATE audit SET user_id = NULL WHERE subject_id = ${young.id}`);
  expect(await rings({ sex: "male" })).toEqual(["A 1", "A 2"]);
});

test("a place is picked by any part of its name or of the way to it, with how full it is", async () => {
  const { read, ask, a, b, db } = await pickers();
  const at = { created_at: "2026-01-01", updated_at: "2026-01-01", capacity: 2 };
  const cage = (id: string, name: string, parent_id: string | null = "room") => ({
    id,
    org_id: a.org_id,
    kind: "cage" as const,
    name,
    name_key: name.toLowerCase(),
    parent_id,
    ...at,
  });
  await db.insert(places).values({ ...cage("room", "Salão 1", null), kind: "room", name_key: "salao 1" });
  const many = Array.from({ length: 40 }, (_, n) => cage(`c${n + 1}`, `C-${n + 1}`));
  await db.insert(places).values([...many, { ...cage("theirs", "C-99", null), org_id: b.org_id }]);
  const names = async (q: string) => {
    const picks = await read(`/places?${new URLSearchParams({ q })}`);
    return typeof picks === "number" ? picks : picks.items.map(({ name }) => name);
  };
  expect((await names("c1")) as string[]).toEqual(expect.arrayContaining(["Salão 1 › C-1"]));
  expect(((await names("C 1")) as string[])[0]).toBe("Salão 1 › C-1");
  expect(await names("salao c-33")).toEqual(["Salão 1 › C-33"]);
  expect(await names("Salão 1 › C-33")).toEqual(["Salão 1 › C-33"]);
  expect(await names("c99")).toEqual([]);
  expect(await read("/places?q=c")).toMatchObject({ more: true, items: { length: 8 } });
  const bird = await makeFor({ ask }, a).bird({ identifier: "A 1", place_id: "c40" });
  const offered = await read("/places");
  expect(offered).toMatchObject({
    more: true,
    items: { length: 8, 0: { name: "Salão 1 › C-40", birds: 1, capacity: 2 } },
  });
  const form = await (await ask(`/api/birds/${bird.id}/form`, { as: a })).json();
  expect(form).toMatchObject({ data: { places: { more: true, items: { 0: { id: "c40" } } } } });
});
