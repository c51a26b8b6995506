import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { birdFields } from "#app/birds/field-names.ts";
import { birdColumns, birdColumnsWith, type Fact, type GivenFact } from "#db/bird-columns.ts";
import type { Language } from "#db/vocabulary.ts";
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
import { factSample, kindOf } from "./fact-values.ts";

// Whatever the plan says can be told of a bird goes through every route; nothing here names a column to be added.

/** Two birds of which all can be told, between them, and what cannot be told of each. */
const birds = {
  deceased: ["left_to", "left_price_cents"],
  sold: ["cause_of_death"],
} as const satisfies Record<string, readonly GivenFact[]>;
type Key = keyof typeof birds;
const keys = Object.keys(birds) as Key[];

type Values = Record<string, string | number | boolean>;
function factsOf(key: Key) {
  const excluded: readonly GivenFact[] = birds[key];
  const facts = birdColumnsWith({ isFact: true, isGiven: true }).filter((fact) => !excluded.includes(fact));
  const values = (at: 0 | 1): Values => Object.fromEntries(facts.map((fact) => [fact, factSample(fact, at)]));
  // A tick is said only where it is set: no file takes it away.
  const written = facts.filter((fact) => kindOf(fact).stored !== "boolean");
  const numbers = facts.filter((fact) => typeof factSample(fact, 0) === "number");
  return { facts, values, written, numbers };
}

/** A number as a person types it in a language, such as `12,5` for 1250 cents. */
function typed(fact: GivenFact, value: unknown, language: Language): string {
  const kind = kindOf(fact);
  if (kind.stored === "boolean") return value ? "on" : "";
  if (typeof value !== "number") return String(value);
  const text = String(value / (kind.parts ?? 1));
  return language === "pt" ? text.replace(".", ",") : text;
}

/** What its box on a form starts with. */
const startOf = (form: string, fact: GivenFact) =>
  kindOf(fact).stored === "boolean"
    ? new RegExp(`<input[^>]* name="${fact}"[^>]* checked=""`).test(form) && "on"
    : filledIn(form, fact);

/** As a page says it. */
function shown(fact: GivenFact, value: unknown): string {
  const { display } = kindOf(fact);
  if (typeof display === "object") return `${figures(Number(value))} ${display.unit === "gram" ? "g" : "mm"}`;
  if (display === "word") return translate("en", `audit.bird.${fact}.${value}`);
  if (display === "day") return dayInWords(String(value), "en");
  if (display === "money") return `€${(Number(value) / 100).toFixed(2)}`;
  return display === "answer" ? "Yes" : String(value);
}
const figures = (value: number) => value.toLocaleString("en-GB");

/** As the trail has it: a number without its unit, which the name of the column has. */
const inTrail = (fact: GivenFact, value: unknown) =>
  typeof kindOf(fact).display === "object" ? figures(Number(value)) : shown(fact, value);

async function newFlock(key: Key) {
  const { facts, values } = factsOf(key);
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const { id: species_id } = await keeper.species("Canary");
  const statuses = await site.ask("/api/statuses", { as: site.a });
  const { data: known } = (await statuses.json()) as { data: Array<{ id: string; key: string }> };
  const status_id = known.find((it) => it.key === key)?.id ?? "";
  const { id } = await keeper.bird("PT 1", species_id, { ...values(0), status_id });
  const stored = async () => {
    const [row] = await site.db.all<Record<string, unknown>>(sql`SELECT * FROM birds WHERE id = ${id}`);
    const asStored = (fact: GivenFact) =>
      typeof factSample(fact, 0) === "boolean" && typeof row?.[fact] === "number" ? row[fact] === 1 : row?.[fact];
    return Object.fromEntries(facts.map((fact) => [fact, asStored(fact)]));
  };
  const bring = async (cells: readonly string[], more: Record<string, string> = {}) => {
    const headings = fileFields.map((field) => translate("en", `import.field.${field}`));
    const form = formOf("flock.csv", csvOf([headings, cells], ","));
    for (const [name, value] of Object.entries({ on_duplicate: "update", ...more })) form.set(name, value);
    const answer = await site.ask("/api/birds/import", { as: site.a, form, headers: { "Accept-Language": "en" } });
    return ((await answer.json()) as { data: ImportPreview & { id: string } }).data;
  };
  return { ...site, id, status_id, stored, bring, browser: site.visitor({ as: site.a }) };
}

test.each(keys)(
  "every fact of a bird is saved, filled in again on its form and shown on the bird's pages: %s",
  async (key) => {
    const { facts, values } = factsOf(key);
    const { id, stored, browser, visitor, a, status_id } = await newFlock(key);
    expect(await stored()).toEqual(values(0));
    const form = (await browser.get(`/birds/${id}/edit`)).html;
    for (const field of birdFields) {
      // The species never changes, and without places there is none to choose.
      if (field === "species_id" || field === "place_id") continue;
      expect([field, form.includes(` name="${field}"`)]).toEqual([field, true]);
    }
    expect(facts.map((fact) => [fact, startOf(form, fact)])).toEqual(
      facts.map((fact) => [fact, typed(fact, factSample(fact, 0), "en")]),
    );
    const pages = words((await browser.get(`/birds/${id}`)).html + (await browser.get(`/birds/${id}/papers`)).html);
    expect(facts.filter((fact) => !pages.includes(shown(fact, factSample(fact, 0))))).toEqual([]);
    const emptied = { ...Object.fromEntries(facts.map((fact) => [fact, ""])), identifier: "PT 1", sex: "unknown" };
    expect((await browser.post(`/birds/${id}/edit`, { ...emptied, version: "1" })).status).toBe(303);
    expect(await stored()).toEqual(Object.fromEntries(facts.map((fact) => [fact, null])));
    // What a Portuguese form shows, typed again, is the same.
    const again = {
      ...Object.fromEntries(facts.map((fact) => [fact, typed(fact, factSample(fact, 0), "pt")])),
      status_id,
    };
    const portuguese = visitor({ as: a, language: "pt" });
    expect((await portuguese.post(`/birds/${id}/edit`, { ...emptied, ...again, version: "2" })).status).toBe(303);
    expect(await stored()).toEqual(values(0));
    const ptForm = (await portuguese.get(`/birds/${id}/edit`)).html;
    expect(facts.map((fact) => [fact, startOf(ptForm, fact)])).toEqual(
      facts.map((fact) => [fact, typed(fact, factSample(fact, 0), "pt")]),
    );
  },
);

test.each(keys)(
  "every fact of a bird is exported and archived, changed by an import, told in the trail, and restored when it is undone: %s",
  async (key) => {
    const { facts, values, written, numbers } = factsOf(key);
    const world = await newFlock(key);
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
    const kept = Object.entries(values(0)).map(([fact, value]) => [fact, value === true ? 1 : value]);
    expect(rowsIn(files, "birds")[0]).toMatchObject(Object.fromEntries(kept));

    // A number has the decimal sign of the reader's language.
    const [, ptRow = []] = readText((await takeExport(world, a, "format=csv", { language: "pt" })).bytes, ";");
    const ptCell = (fact: Fact) => ptRow[fileFields.indexOf(birdColumns[fact].file)] ?? "";
    for (const fact of numbers) {
      expect([fact, cell(fact)]).toEqual([fact, ptCell(fact).replace(",", ".")]);
      expect([fact, ptCell(fact).includes(".")]).toEqual([fact, false]);
    }

    const other = { ...values(0), ...Object.fromEntries(written.map((fact) => [fact, factSample(fact, 1)])) };
    const changed = fileFields.map((field, at) => {
      const fact = written.find((it) => birdColumns[it].file === field);
      if (!fact) return row[at] ?? "";
      if (birdColumns[fact].kind === "choice") return translate("en", `import.${field}.${other[fact]}`);
      return typed(fact, other[fact], "en");
    });
    const { changes } = await bring(changed, { dry_run: "true" });
    const found = new Map(changes[0]?.fields.map(({ field, before, after }) => [field, { before, after }]));
    expect([...found.keys()].sort()).toEqual(written.map((fact) => birdColumns[fact].file).sort());
    const report = await bring(changed);
    expect(await stored()).toEqual(other);
    const history = words((await browser.get(`/birds/${id}/history`)).html);
    for (const fact of birdColumnsWith({ kind: "day", isFact: true })) {
      const [before, after] = ([0, 1] as const).map((at) => dayInWords(String(factSample(fact, at)), "en"));
      expect(found.get(birdColumns[fact].file)).toEqual({ before, after });
    }
    const lines = written.map((fact) => `${columnInWords("en", "bird", fact)}: ${inTrail(fact, other[fact])}`);
    expect(lines.filter((line) => !history.includes(line))).toEqual([]);
    const undone = await ask(`/api/birds/import/${report.id}/undo`, { as: a, json: { only_untouched: false } });
    expect(undone.status).toBe(200);
    expect(await stored()).toEqual(values(0));
  },
);
