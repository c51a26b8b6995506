import { fc } from "@fast-check/vitest";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { GivenFact } from "#db/bird-columns.ts";
import { places } from "#db/schema/places.ts";
import { type Sex, sexes } from "#db/vocabulary.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { factValues, freeFacts } from "#tests/birds/fact-values.ts";
import { formOf } from "#tests/spreadsheets/sheets.ts";
import { birdDraft } from "#worker/birds/contract.ts";
import { ringKey } from "#worker/rings/keys.ts";
import { foldName } from "#worker/species/names.ts";
import { headings, readSheet, readText, takeExport, type Written, writeBirds } from "./exports.ts";

const hostile = [
  ...["=1+1", "+351 912", "-5", "@sum", "'=1", "''@x", "'quoted'", "'", "＝1", "－2", '=HYPERLINK("http://x")'],
  ...['"', 'a "b" c', "a;b", "a,b", "a\tb", "a\nb", "a\r\nb", "  a  b  ", "a\n\n\nb", "|", "a|b", "sep=;"],
  ...["007", "1E5", "2026-03-15", "15/03/2026", "TRUE", "NULL", "#N/A", "3.14", "0", "-0", "1,5"],
  ...["_x0041_", "_x000D_", "x_x005F_", "<b>&amp;</b>", "]]>", "<!DOCTYPE x>", "<f>1</f>", "&#10;", "\uffff", "\ufffe"],
  ...[
    "🦜",
    "👨‍👩‍👧",
    "á",
    "Ñandú",
    "عصفور",
    "\u202eabc",
    "אב",
    "鳥",
    "Ω\u0301",
    "\u00a0x",
    "x".repeat(2000),
    "é".repeat(100),
  ],
  ...["Tag ID", "Species", "Anilha", "unknown", "__proto__", "constructor", "{{ring}}", "%s", "\\", "\\n"],
];
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }) },
);
const nestling = fc.record({
  ring: text,
  name: fc.option(text),
  notes: fc.option(text),
  born: fc.option(fc.nat(300)),
  father: fc.option(fc.nat()),
  mother: fc.option(fc.nat()),
  isKnown: fc.boolean(),
  species: fc.nat(),
  status: fc.option(fc.nat()),
  place: fc.option(fc.nat()),
  fosterFather: fc.option(fc.nat()),
  fosterMother: fc.option(fc.nat()),
  papers: fc.record(
    Object.fromEntries([
      ...freeFacts.map((name) => [name, factValues(name, text)] as const),
      ["is_reference", fc.boolean()] as const,
    ]),
    { requiredKeys: [] },
  ),
});
type Nestling = typeof nestling extends fc.Arbitrary<infer Value> ? Value : never;
type Words = { species: string[]; statuses: string[]; places: string[] };

/** What the contract makes of a value, null when it refuses it: only such are in a flock. */
const taken = (field: "name" | "notes" | GivenFact, value: unknown) => {
  const parsed = birdDraft.shape[field].safeParse(value);
  return parsed.success ? (parsed.data ?? null) : null;
};

/** A flock a breeder could have typed: parents before young, of the right sex, every ring once. */
function flockOf(nestlings: Nestling[], { species, statuses, places }: Words): Written[] {
  const flock: Array<Written & { sex: Sex; born: string }> = [];
  const rings = new Set<string>();
  for (const [at, given] of nestlings.entries()) {
    const ring = birdDraft.shape.identifier.safeParse(given.ring);
    const identifier = ring.success && !rings.has(ringKey(ring.data)) ? ring.data : `R-${at}`;
    rings.add(ringKey(identifier));
    const parent = (sex: Sex, chosen: number | null) => {
      const able = flock.filter((it) => it.sex === sex);
      return chosen === null ? null : (able[chosen % Math.max(1, able.length)]?.id ?? null);
    };
    const keepers = flock.filter((it) => it.sex !== "male");
    const born = new Date(Date.UTC(1900 + at * 9, 0, 1 + (given.born ?? 0))).toISOString().slice(0, 10);
    flock.push({
      id: `bird_${at}`,
      identifier,
      name: taken("name", given.name) as string | null,
      notes: taken("notes", given.notes) as string | null,
      born,
      birth_date: given.born === null ? null : born,
      sex: sexes[given.isKnown ? at % 2 : 2] ?? "unknown",
      species_id: species[given.species % species.length] ?? "",
      status_id: given.status === null ? null : (statuses[given.status % statuses.length] ?? null),
      father_id: parent("male", given.father),
      mother_id: parent("female", given.mother),
      place_id: given.place === null ? null : (places[given.place % places.length] ?? null),
      foster_father_id: parent("male", given.fosterFather),
      foster_mother_id: given.fosterMother === null ? null : (keepers[given.fosterMother % keepers.length]?.id ?? null),
      is_reference: given.papers.is_reference === true,
      ...Object.fromEntries(freeFacts.map((name) => [name, taken(name, given.papers[name] ?? null)])),
    });
  }
  return flock.map(({ born: _, ...bird }) => bird);
}

async function twoOrganizations() {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const kinds = ["Canário", "=Estranha", 'Ave "rara"; de cá', "+1", "Diamante-de-gould"];
  for (const resident of [world.a, world.b])
    for (const common_name of kinds) await makeFor(world, resident).species({ common_name });
  const idsOf = async ({ org_id }: Resident, table: string, order: string) =>
    (
      await world.db.all<{ id: string }>(
        sql`SELECT id FROM ${sql.raw(table)} WHERE org_id = ${org_id} ORDER BY ${sql.raw(order)}`,
      )
    ).map(({ id }) => id);
  for (const { org_id } of [world.a, world.b]) {
    const place = (id: string, name: string, kind: "room" | "cage", parent: string | null = null) => ({
      id: `place_${org_id}_${id}`,
      org_id,
      kind,
      name,
      name_key: foldName(name),
      created_at: "",
      updated_at: "",
      parent_id: parent && `place_${org_id}_${parent}`,
    });
    const rooms = [place("1", "Sala 1", "room"), place("2", "Sala = 2", "room")];
    await world.db.insert(places).values([...rooms, place("3", "Gaiola 1", "cage", "1")]);
    await world.db.insert(places).values([place("4", "Gaiola 1", "cage", "2"), place("5", "gaiola", "cage", "3")]);
  }
  const words = {
    places: await idsOf(world.a, "places", "id"),
    species: await idsOf(world.a, "species", "name_key"),
    statuses: await idsOf(world.a, "statuses", "position"),
  };
  /** Everything a flock is, without what is new in every organisation. */
  const flockIn = ({ org_id }: Resident) =>
    world.db.all(sql`
      SELECT b.identifier, b.identifier_key, b.search_key, b.name, b.sex, b.birth_date, b.notes, s.common_name,
        t.key AS status, f.identifier AS father, m.identifier AS mother, substr(b.place_id, -1) AS place,
        ff.identifier AS foster_father, fm.identifier AS foster_mother, b.is_reference,
        ${sql.raw(freeFacts.map((name) => `b.${name}`).join(", "))}
      FROM birds b JOIN species s ON s.id = b.species_id LEFT JOIN statuses t ON t.id = b.status_id
      LEFT JOIN birds ff ON ff.id = b.foster_father_id LEFT JOIN birds fm ON fm.id = b.foster_mother_id
      LEFT JOIN birds f ON f.id = b.father_id LEFT JOIN birds m ON m.id = b.mother_id
      WHERE b.org_id = ${org_id} ORDER BY b.identifier_key`);
  const clear = async (...residents: Resident[]) => {
    for (const { org_id } of residents) {
      await world.db.run(sql`UPDATE birds SET father_id = NULL, mother_id = NULL,
        foster_father_id = NULL, foster_mother_id = NULL WHERE org_id = ${org_id}`);
      await world.db.run(sql`DELETE FROM birds WHERE org_id = ${org_id}`);
    }
  };
  async function bring(bytes: Uint8Array, format: string) {
    const form = formOf(`flock.${format}`, bytes);
    const answer = await world.ask("/api/birds/import", { as: world.b, form });
    return (await answer.json()) as { data: { created: number; errors: unknown[] } };
  }
  const dead = await world.db.all<{ id: string }>(sql`SELECT id FROM statuses WHERE kind = 'gone'`);
  const gone = new Set(dead.map(({ id }) => id));
  return { ...world, words, gone, flockIn, clear, bring };
}

test("R30: any flock that is exported and imported into an empty organisation is the same flock", async () => {
  const world = await twoOrganizations();
  const { a, b } = world;
  await fc.assert(
    fc.asyncProperty(
      fc.array(nestling, { minLength: 1, maxLength: 14 }),
      fc.constantFrom("xlsx", "csv"),
      fc.constantFrom("pt", "en"),
      fc.constantFrom("created_at", "identifier", "birth_date", "species", "status"),
      async (nestlings, format, language, sort_by) => {
        await world.clear(a, b);
        // Who is gone lives nowhere.
        const flock = flockOf(nestlings, world.words).map((it) =>
          world.gone.has(it.status_id ?? "") ? { ...it, place_id: null } : it,
        );
        await writeBirds(world, a, flock);
        const query = `format=${format}&sort_by=${sort_by}`;
        const { bytes } = await takeExport(world, a, query, { language });
        const { data } = await world.bring(bytes, format);
        expect(data).toMatchObject({ created: flock.length, errors: [] });
        expect(await world.flockIn(b)).toEqual(await world.flockIn(a));
        // Sorted by ring both organisations give the same cells: the second export is the first.
        const cells = async (as: Resident) => {
          const { bytes } = await takeExport(world, as, `format=${format}&sort_by=identifier`, { language });
          return format === "csv" ? readText(bytes, language === "pt" ? ";" : ",") : readSheet(bytes).table;
        };
        expect(await cells(b)).toEqual(await cells(a));
      },
    ),
    { numRuns: 80 },
  );
}, 120_000);

test("R30: no cell of an exported file begins as a formula does", async () => {
  const world = await twoOrganizations();
  const flock = hostile.map((words, at) => ({
    id: `bird_h_${at}`,
    identifier: `H-${String(at).padStart(3, "0")}`,
    species_id: world.words.species[at % 5] ?? "",
    name: words.normalize("NFC").trim(),
    notes: words.trim(),
  }));
  await writeBirds(world, world.a, flock);
  for (const [language, separator] of [
    ["pt", ";"],
    ["en", ","],
  ]) {
    const { bytes } = await takeExport(world, world.a, "format=csv&sort_by=identifier&order=asc", { language });
    const cells = readText(bytes, separator).flat();
    expect(cells).toHaveLength(headings.length * (hostile.length + 1));
    expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
  }
  const { sheet } = readSheet((await takeExport(world, world.a)).bytes);
  const all = Object.entries(sheet).filter(([place]) => !place.startsWith("!"));
  expect(all.filter(([, cell]) => cell.f !== undefined || (cell.t !== "s" && cell.t !== "z"))).toEqual([]);
});
