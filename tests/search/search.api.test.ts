import { fc } from "@fast-check/vitest";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { aviary, head } from "#tests/app/spreadsheet-world.ts";
import { tripsOf } from "#tests/app/world.ts";
import { putBack, submitArchive, takeArchive } from "#tests/archive/archives.ts";
import type { Searched } from "./search-answer.ts";

async function searching() {
  const world = await aviary();
  const { ask, a } = world;
  const make = makeFor(world, a);
  const answered = (q: string, as = a) => ask(`/api/search?q=${encodeURIComponent(q)}`, { as });
  async function search(q: string, as = a): Promise<Searched> {
    const answer = await answered(q, as);
    expect([q, answer.status]).toEqual([q, 200]);
    return ((await answer.json()) as { data: Searched }).data;
  }
  const bird = (identifier: string, given: object = {}) =>
    make.bird({ identifier, species_id: world.canary.id, ...given });
  const rings = async (q: string) => (await search(q)).birds.items.map(({ identifier }) => identifier);
  return { ...world, make, answered, search, bird, rings };
}

test("the best comes first: that ring, ends so, begins so, holds it, then names, then species; the living before the gone", async () => {
  const { make, bird, rings, search } = await searching();
  const sold = await make.status("sold");
  const finch = await make.species({ common_name: "Diamante 417", latin_name: "Erythrura" });
  await bird("X 1", { species_id: finch.id });
  await bird("N 3", { name: "Rei417" });
  await bird("N 2", { name: "Rei 417" });
  await bird("N 1", { name: "417 rei" });
  await bird("A4170");
  await bird("417 B");
  await bird("C 417", { status_id: sold.id });
  await bird("PT 2026 0417");
  await bird("4.17");
  await bird("417");
  const best = ["417", "4.17", "PT 2026 0417", "C 417", "417 B", "A4170", "N 1", "N 2"];
  expect(await rings("417")).toEqual(best);
  const found = await search("417");
  expect([found.birds.total, found.birds.total_is_capped]).toEqual([10, false]);
  expect(found.species.items.map((it) => [it.common_name, it.birds])).toEqual([["Diamante 417", 1]]);
});

test("the digits of a ring are enough to open its bird, and two that are meant alike open neither", async () => {
  const { bird, search } = await searching();
  const one = await bird("R187523");
  const other = await bird("PT 2026 0417", { name: "Kiki" });
  const opened = async (q: string) => (await search(q)).opens;
  expect([
    await opened("187523"),
    await opened("r187523"),
    await opened("20260417"),
    await opened("pt-2026/0417"),
  ]).toEqual([one.id, one.id, other.id, other.id]);
  const alike = await bird("PT-2026-0417");
  expect([await opened("20260417"), await opened("pt20260417")]).toEqual([null, null]);
  expect([await opened("PT-2026-0417"), await opened("PT 2026 0417")]).toEqual([alike.id, other.id]);
  expect([await opened("nobody"), await opened("pt")]).toEqual([null, null]);
});

test("a place is found with what it stands in, and by its letters and digits", async () => {
  const { ask, a, bird, search } = await searching();
  const made = async (json: object) =>
    ((await (await ask("/api/places/", { as: a, json })).json()) as { data: { id: string } }).data.id;
  const room = await made({ kind: "room", name: "Sala Verde" });
  const cage = await made({ kind: "cage", name: "C 12", parent_id: room });
  await bird("1", { place_id: cage });
  const { places } = await search("c12");
  expect(places.items).toEqual([{ id: cage, name: "C 12", kind: "cage", within: "Sala Verde", birds: 1 }]);
  expect((await search("VERDE")).places.items.map(({ name }) => name)).toEqual(["Sala Verde"]);
});

test("of 400 birds named Kiki eight are shown, and how many there are", async () => {
  const { csv, search, rings } = await searching();
  const rows = Array.from({ length: 400 }, (_, n) => [`K ${n}`, "Canário", "Kiki"]);
  await csv([["Ring", "Species", "Name"], ...rows]);
  const { birds, opens } = await search("kiki");
  expect([birds.items.length, birds.total, birds.total_is_capped, opens]).toEqual([8, 400, false, null]);
  // Beginnings and ends of one or two signs.
  expect((await rings("7")).slice(0, 2)).toEqual(["K 397", "K 387"]);
  expect(await rings("k7")).toEqual(["K 7", "K 79", "K 78", "K 77", "K 76", "K 75", "K 74", "K 73"]);
});

test("an import, its undoing, the trash and an edit leave the search right", async () => {
  const { ask, a, csv, bird, rings } = await searching();
  const { data } = await csv([
    head,
    ["PT 26 7001", "Canário", "male", "", "", ""],
    ["PT 26 7002", "Canário", "", "", "", ""],
  ]);
  expect(await rings("700")).toEqual(["PT 26 7002", "PT 26 7001"]);
  await ask(`/api/birds/import/${data.id}/undo`, {
    as: a,
    json: {},
  });
  expect(await rings("700")).toEqual([]);
  const { id } = await bird("PT 26 7003");
  await ask(`/api/birds/${id}`, { as: a, method: "DELETE" });
  expect(await rings("7003")).toEqual([]);
  await ask(`/api/birds/${id}/restore`, { as: a, method: "POST" });
  expect(await rings("7003")).toEqual(["PT 26 7003"]);
  await ask(`/api/birds/${id}`, { as: a, method: "PUT", json: { identifier: "ES 8114" } });
  expect([await rings("7003"), await rings("s811")]).toEqual([[], ["ES 8114"]]);
});

test("birds restored from an archive are found by the search", async () => {
  const world = await searching();
  const { a, b, bird, search } = world;
  await bird("PT 2026 0417", { name: "Íris" });
  const { data } = await submitArchive(world, b, (await takeArchive(world, a)).bytes);
  await putBack(world, b, data.digest);
  for (const q of ["260417", "ris"])
    expect((await search(q, b)).birds.items).toMatchObject([{ identifier: "PT 2026 0417" }]);
});

test("nobody finds another's birds, and a bird of somebody else's is found last", async () => {
  const { b, bird, search, rings, db } = await searching();
  await bird("PT 1 0417", { is_reference: true });
  await bird("PT 10417 9");
  expect((await search("0417", b)).birds).toEqual({ items: [], total: 0, total_is_capped: false });
  expect(await rings("0417")).toEqual(["PT 1 0417", "PT 10417 9"]);
  expect((await search("0417")).birds.items.map((it) => it.is_reference)).toEqual([true, false]);
  const before = tripsOf(db).length;
  await search("0417");
  expect(tripsOf(db).length - before).toBe(1);
  await db.run(sql`SELECT 1`);
});

test("whatever is typed is answered and is never syntax; what no line may hold is refused", async () => {
  const { bird, answered, rings } = await searching();
  await bird("طائر 12", { name: "100%_real" });
  for (const q of [
    "AND",
    "a NEAR b",
    "-x",
    "^x",
    "ring:x",
    '"',
    "''",
    "*",
    "(",
    '%_*"',
    "🐦",
    "org : x",
    "x".repeat(200),
  ])
    expect([q, (await answered(q)).status]).toEqual([q, 200]);
  expect([await rings("طائر"), await rings("100%"), await rings("real")]).toEqual(Array(3).fill(["طائر 12"]));
  for (const q of ["", "x".repeat(201), "a\u0000b", "a\nb", "x".repeat(10_000)])
    expect([q.length, (await answered(q)).status]).toEqual([q.length, 422]);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", minLength: 1, maxLength: 60 }), async (q) => {
      expect([200, 422]).toContain((await answered(q)).status);
    }),
    { numRuns: 60 },
  );
});
