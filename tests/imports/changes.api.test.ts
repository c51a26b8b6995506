import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import { csvOf, formOf, type Table } from "#tests/spreadsheets/sheets.ts";
import type { ImportCheck, ImportPreview } from "#worker/imports/report-contract.ts";

async function desk() {
  const world = await newWorld();
  const make = makeFor(world, world.a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const bird = (given: Record<string, unknown>) => make.bird({ species_id, ...given });
  async function place(given: Record<string, unknown>) {
    const answer = await world.ask("/api/places", { as: world.a, json: given });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  }
  async function send<Data>(path: string, given: { language?: string; form?: FormData } = {}) {
    const { language = "pt", form } = given;
    const answer = await world.ask(`/api/birds/import${path}`, {
      as: world.a,
      headers: { "Accept-Language": language },
      ...(form && { form }),
    });
    return ((await answer.json()) as { data: Data }).data;
  }
  const preview = (table: Table, fields: Record<string, string> = {}, language = "pt") => {
    const form = formOf("flock.csv", csvOf(table));
    for (const [name, value] of Object.entries({ dry_run: "true", on_duplicate: "update", ...fields })) {
      form.set(name, value);
    }
    return send<ImportPreview>("", { form, language });
  };
  return { ...world, make, bird, place, send, preview };
}

const textOf = ({ changes }: Pick<ImportPreview, "changes">) =>
  changes.map(({ identifier, row, fields }) => [
    ...[identifier, row],
    ...fields.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
  ]);

test("an update tells what each field was and what it becomes, in the reader's words", async () => {
  const { make, bird, place, preview } = await desk();
  const room = await place({ name: "Sala 1", kind: "room" });
  const cage = await place({ name: "Gaiola 3", kind: "cage", parent_id: room });
  const { id: status_id } = await make.status("active");
  await bird({ identifier: "Pai 1", sex: "male" });
  await bird({ identifier: "Pai 2", sex: "male" });
  const given = { name: "Zé", sex: "male", birth_date: "2024-05-01", place_id: cage, status_id, father_ring: "Pai 1" };
  await bird({ identifier: "pt 9", ...given, acquisition: "bought", acquired_price_cents: 1250, ring_size_mm: 2.9 });
  const table = [
    "Ring;Species;Name;Sex;Birth Date;Status;Father;Mother;Location;Acquisition;Price;Ring size;Somebody Else's;Notes",
    "PT 9;Canário;Tó;female;2024-06-02;Vendido;PAI 2;Mãe 7;Sala 1;bred;15,00;3,1;yes;canta",
    "Pai 1;Canário;;;;;;;;;;;no;",
    "Pai 2;Canário;;;;;;;;;;;;velho",
  ].map((line) => line.split(";"));
  const unknown_parents = "reference";
  const portuguese = await preview(table, { unknown_parents });
  expect([portuguese.errors, portuguese.updated, portuguese.unchanged]).toEqual([[], 2, 1]);
  expect(textOf(portuguese)).toEqual([
    [
      ...["pt 9", 2, "name: Zé → Tó", "sex: macho → fêmea", "birth_date: 01/05/2024 → 02/06/2024"],
      ...["status: Ativa → Vendida", "father: Pai 1 → PAI 2", "mother:  → Mãe 7", "notes:  → canta"],
      ...["place: Sala 1 / Gaiola 3 → ", "ring_size: 2,9 → 3,1", "acquisition: comprada → criada"],
      ...["acquired_price: 12,50 → 15,00", "is_reference: não → sim"],
    ],
    ["Pai 2", 4, "notes:  → velho"],
  ]);
  const english = await preview(table, { unknown_parents }, "en");
  expect(textOf(english)[0]).toEqual(
    expect.arrayContaining(["sex: male → female", "birth_date: 1 May 2024 → 2 Jun 2024", "status: Active → Sold"]),
  );
  // Who is sold lives nowhere, whatever the file says.
  expect(portuguese.warnings).toContainEqual(
    expect.objectContaining({ row: 2, column: "Location", value: "Sala 1", code: "import.place.gone" }),
  );
  // Nothing was written, and birds that stay as they are change nothing.
  expect((await preview(table, { unknown_parents, on_duplicate: "skip" })).changes).toEqual([]);
});

test("the first hundred birds are told in the order of the file, and all are counted", async () => {
  const { bird, preview } = await desk();
  const rings = Array.from({ length: 103 }, (_, at) => `R ${String(at).padStart(3, "0")}`);
  for (const identifier of rings) await bird({ identifier });
  const rows = rings.toReversed().map((ring) => [ring, "Canário", "x".repeat(2000)]);
  const { updated, changes, ...rest } = await preview([["Ring", "Species", "Notes"], ...rows]);
  expect([updated, changes.length, rest.rejected]).toEqual([103, 100, 0]);
  expect(changes.map(({ identifier }) => identifier)).toEqual(rings.toReversed().slice(0, 100));
  // A hundred birds with notes of two thousand letters each.
  expect(JSON.stringify(changes).length).toBeLessThan(25_000);
});

test("long texts are shown where they part", async () => {
  const { bird, preview } = await desk();
  const story = `${"muito tempo atrás 🐣 ".repeat(20)}canta bem`;
  await bird({ identifier: "A", notes: story });
  const { changes } = await preview([
    ["Ring", "Species", "Notes"],
    ["A", "Canário", story.replace("bem", "mal")],
  ]);
  const [{ before = "", after = "" } = {}] = changes[0]?.fields ?? [];
  expect([before, after]).toEqual([expect.stringMatching(/^….*canta bem$/u), expect.stringMatching(/^….*canta mal$/u)]);
  expect([...before].length).toBeLessThan(40);
});

test("a check tells the same, and a stranger's birds are in none of it", async () => {
  const { bird, send, ask, b } = await desk();
  await bird({ identifier: "A", name: "Zé" });
  await makeFor({ ask }, b).bird({ identifier: "A", name: "De outro" });
  const table = [
    ["Ring", "Species", "Name"],
    ["A", "Canário", "Tó"],
  ];
  const { id, report } = await send<ImportCheck>("/checks", { form: formOf("flock.csv", csvOf(table)) });
  expect(report?.changes).toEqual([]);
  const update = await send<ImportCheck>(`/checks/${id}?on_duplicate=update`);
  expect(textOf(update.report ?? { changes: [] })).toEqual([["A", 2, "name: Zé → Tó"]]);
});

test("an update writes no column of which the file says nothing, for its indexes and triggers would keep others waiting", async () => {
  const { ask, a, db, bird, preview } = await desk();
  const { id } = await bird({
    identifier: "PT 9",
    name: "Zé",
    sex: "male",
    birth_date: "2024-05-01",
    mutation: "Lutino",
  });
  await bird({ identifier: "PT 10" });
  const table: Table = [
    ["Ring", "Species", "Notes", "Sex", "Name"],
    ["PT 9", "Canário", "canta", "", ""],
    ["PT 10", "Canário", "velho", "", ""],
  ];
  await preview(table, { dry_run: "" });
  const [write] = tripsOf(db)
    .flat()
    .filter(({ sql: text }) => /^UPDATE birds SET/.test(text));
  expect(/SET\s+(.*?),\s+changed_by/s.exec(write?.sql ?? "")?.[1]).toMatch(/^notes = [^,]*, birds\.notes\)$/);
  const stored = (await (await ask(`/api/birds/${id}`, { as: a })).json()) as { data: object };
  expect(stored.data).toMatchObject({
    notes: "canta",
    name: "Zé",
    sex: "male",
    birth_date: "2024-05-01",
    mutation: "Lutino",
    version: 2,
  });
});
