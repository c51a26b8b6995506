import { fc, test as property } from "@fast-check/vitest";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { birds } from "#db/schema/birds.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { listColumns } from "#worker/birds/columns/columns.ts";

type Listed = { data: { items: Array<Record<string, unknown>> } };

/** A flock of one bird whose row says this, and what a list answers of it beside the row itself. */
async function listedWith(text: Partial<typeof birds.$inferInsert>) {
  const world = await newWorld();
  const { ask, a, db } = world;
  // A ring that says no year: the colour of one would be shown beside it.
  const bird = await makeFor(world, a).bird({ identifier: "R-X" });
  await db.update(birds).set(text).where(eq(birds.id, bird.id));
  const items = async (path: string) => ((await (await ask(path, { as: a })).json()) as Listed).data.items;
  const [row] = await db.select(listColumns("en")).from(birds).where(eq(birds.id, bird.id));
  return { row, listed: (await items("/api/birds/"))[0], shown: (await items("/api/birds/page"))[0] };
}

test("a list answers each field of a bird, in the order of its columns", async () => {
  const { row, listed } = await listedWith({ name: "Óscar", notes: 'disse "piu"\n', mutation: "lutino \u{1f426}" });
  expect(JSON.stringify(listed)).toBe(JSON.stringify(row));
});

test("the page of the flock gets what its columns can show and nothing else", async () => {
  const { row, shown } = await listedWith({ notes: "asa partida" });
  const unseen = [
    "species_id",
    "status_id",
    "place_id",
    "father_id",
    "mother_id",
    "notes",
    "pedigree_depth",
    "version",
  ];
  for (const field of [...unseen, "org_id", "updated_at"]) expect(shown).not.toHaveProperty(field);
  const { place_name, status_key, status_kind, drawing, photo_id, ring_colour, ...fields } = shown ?? {};
  expect([place_name, status_key, status_kind, photo_id, ring_colour]).toEqual([null, null, null, null, null]);
  expect(drawing).toEqual(expect.any(String));
  expect(row).toMatchObject(fields);
});

property.prop(
  [
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.string({ unit: "grapheme" }),
  ],
  { numRuns: 25 },
)("F comes to the last digit and a name to the last sign", async (inbreeding, completeness, text) => {
  const name = text.replaceAll("\0", "");
  const { row, listed } = await listedWith({ inbreeding, completeness, name });
  expect(listed).toEqual(row);
});

test("the page of the flock says of each ring its year's colour, the organisation's own before the usual", async () => {
  const world = await newWorld();
  const { ask, a } = world;
  const make = makeFor(world, a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  for (const identifier of ["PT 2024 1", "PT 2025 1", "1234"]) await make.bird({ identifier, species_id });
  await ask("/api/ring-colours", { as: a, method: "PUT", json: { colours: { 2024: "silver" } } });
  const answer = await ask("/api/birds/page?sort_by=identifier&order=asc", { as: a });
  const { items } = ((await answer.json()) as Listed).data;
  expect(items.map(({ identifier, ring_colour }) => [identifier, ring_colour])).toEqual([
    ...[
      ["1234", null],
      ["PT 2024 1", "silver"],
      ["PT 2025 1", "black"],
    ],
  ]);
});
