import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { birdFields } from "#app/birds/field-names.ts";
import { type BirdColumnWith, birdColumns, birdColumnsWith, type Fact } from "#db/bird-columns.ts";
import { acquisitions, euAnnexes, sexingMethods } from "#db/vocabulary.ts";
import { filledIn, keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { rowsIn, takeArchive } from "#tests/archive/archives.ts";
import { readSheet, readText, takeExport } from "#tests/exports/exports.ts";
import { csvOf, formOf } from "#tests/spreadsheets/sheets.ts";
import { fileFields } from "#worker/birdfiles/contract.ts";
import type { ImportPreview } from "#worker/imports/report-contract.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { columnInWords } from "#worker/locales/trail-words.ts";
import { translate } from "#worker/locales/translate.ts";

// Whatever the plan says can be told of a bird goes through every route; nothing here names a column to be added.

const facts = birdColumnsWith({ isFact: true, isGiven: true });
type GivenFact = (typeof facts)[number];
type Values = Record<string, string | number>;

type Chosen = Extract<GivenFact, BirdColumnWith<{ kind: "choice" }> | BirdColumnWith<{ kind: "letter" }>>;
const lists: Record<Chosen, readonly string[]> = {
  sexing_method: sexingMethods,
  acquisition: acquisitions,
  eu_annex: euAnnexes,
};

/** One of two values of a fact, so that all may be known and all may change. */
function sample(fact: GivenFact, at: 0 | 1): string | number {
  const { kind } = birdColumns[fact];
  if (kind === "day") return ["2024-02-29", "2025-11-05"][at] ?? "";
  if (kind === "millimetres") return [2.9, 3.1][at] ?? 0;
  if (kind === "cents") return [1250, 9905][at] ?? 0;
  if (kind === "chip") return `62009810000000${at}`;
  if (kind === "line") return `${fact} ${at}`;
  return lists[fact as Chosen][at] ?? "";
}
const values = (at: 0 | 1): Values => Object.fromEntries(facts.map((fact) => [fact, sample(fact, at)]));

async function newFlock() {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const { id: species_id } = await keeper.species("Canary");
  // Only of a dead bird all of them can be told.
  const statuses = await site.ask("/api/statuses", { as: site.a });
  const { data: known } = (await statuses.json()) as { data: Array<{ id: string; key: string }> };
  const status_id = known.find(({ key }) => key === "deceased")?.id ?? "";
  const { id } = await keeper.bird("PT 1", species_id, { ...values(0), status_id });
  const stored = async () => {
    const [row] = await site.db.all<Record<string, unknown>>(sql`SELECT * FROM birds WHERE id = ${id}`);
    return Object.fromEntries(facts.map((fact) => [fact, row?.[fact]]));
  };
  const bring = async (cells: readonly string[], more: Record<string, string> = {}) => {
    const headings = fileFields.map((field) => translate("en", `import.field.${field}`));
    const form = formOf("flock.csv", csvOf([headings, cells], ","));
    for (const [name, value] of Object.entries({ on_duplicate: "update", ...more })) form.set(name, value);
    const answer = await site.ask("/api/birds/import", { as: site.a, form, headers: { "Accept-Language": "en" } });
    return ((await answer.json()) as { data: ImportPreview & { id: string } }).data;
  };
  return { ...site, id, stored, bring, browser: site.visitor({ as: site.a }) };
}

test("each is kept, filled in again on its form and shown on the bird's pages", async () => {
  const { id, stored, browser } = await newFlock();
  expect(await stored()).toEqual(values(0));
  const form = (await browser.get(`/birds/${id}/edit`)).html;
  for (const field of birdFields) {
    // The species never changes, and without places there is none to choose.
    if (field === "species_id" || field === "place_id") continue;
    expect([field, form.includes(` name="${field}"`)]).toEqual([field, true]);
  }
  const shown = words((await browser.get(`/birds/${id}`)).html + (await browser.get(`/birds/${id}/papers`)).html);
  for (const fact of facts) {
    const { kind } = birdColumns[fact];
    const value = String(sample(fact, 0));
    if (kind === "line" || kind === "day" || kind === "chip") {
      const text = kind === "day" ? dayInWords(value, "en") : value;
      expect([fact, filledIn(form, fact), shown.includes(text)]).toEqual([fact, value, true]);
    }
  }
  const emptied = { ...Object.fromEntries(facts.map((fact) => [fact, ""])), identifier: "PT 1", sex: "unknown" };
  expect((await browser.post(`/birds/${id}/edit`, { ...emptied, version: "1" })).status).toBe(303);
  expect(await stored()).toEqual(Object.fromEntries(facts.map((fact) => [fact, null])));
});

test("each goes out in a file and an archive, comes back changed by an import, is told, and is as before when it is undone", async () => {
  const world = await newFlock();
  const { id, a, ask, stored, bring, browser } = world;
  const [, row = []] = readText((await takeExport(world, a, "format=csv")).bytes);
  expect(row).toHaveLength(fileFields.length);
  const cell = (fact: Fact) => row[fileFields.indexOf(birdColumns[fact].file)];
  expect(facts.filter((fact) => !cell(fact))).toEqual([]);
  const { table } = readSheet((await takeExport(world, a, "format=xlsx")).bytes);
  const sheetCell = (fact: Fact) => table[1]?.[fileFields.indexOf(birdColumns[fact].file)];
  for (const fact of facts) {
    const isDay = birdColumns[fact].kind === "day";
    expect([fact, sheetCell(fact) instanceof Date]).toEqual([fact, isDay]);
  }
  const { files } = await takeArchive(world, a);
  expect(rowsIn(files, "birds")[0]).toMatchObject(values(0));

  const other = values(1);
  const changed = fileFields.map((field, at) => {
    const fact = facts.find((it) => birdColumns[it].file === field);
    if (!fact) return row[at] ?? "";
    const { kind } = birdColumns[fact];
    if (kind === "choice") return translate("en", `import.${field}.${other[fact]}`);
    return kind === "cents" ? (Number(other[fact]) / 100).toFixed(2) : String(other[fact]);
  });
  const { changes } = await bring(changed, { dry_run: "true" });
  const found = new Map(changes[0]?.fields.map(({ field, before, after }) => [field, { before, after }]));
  expect([...found.keys()].sort()).toEqual(facts.map((fact) => birdColumns[fact].file).sort());
  const report = await bring(changed);
  expect(await stored()).toEqual(other);
  const history = words((await browser.get(`/birds/${id}/history`)).html);
  for (const fact of birdColumnsWith({ kind: "day", isFact: true })) {
    const [before, after] = ([0, 1] as const).map((at) => dayInWords(String(sample(fact, at)), "en"));
    expect(found.get(birdColumns[fact].file)).toEqual({ before, after });
    expect(history).toContain(`${columnInWords("en", "bird", fact)}: ${after}`);
  }
  expect(facts.filter((fact) => !history.includes(columnInWords("en", "bird", fact) ?? fact))).toEqual([]);
  const undone = await ask(`/api/birds/import/${report.id}/undo`, { as: a, json: { only_untouched: false } });
  expect(undone.status).toBe(200);
  expect(await stored()).toEqual(values(0));
});
