import { readdirSync, readFileSync } from "node:fs";
import { getTableColumns, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { birdFields, sections } from "#app/birds/field-names.ts";
import { record as recordEn } from "#app/record/words/en.ts";
import { auditStep, birdsAudited } from "#db/audit-trigger.ts";
import { birdColumnNames, birdColumns, birdColumnsWith } from "#db/bird-columns.ts";
import { birds } from "#db/schema/birds.ts";
import { newDatabase } from "#tests/app/world.ts";
import { fileFields } from "#worker/birdfiles/contract.ts";
import { candidateRowColumns } from "#worker/birds/candidate-row.ts";
import { answeredColumns, listColumns, recordColumns } from "#worker/birds/columns/columns.ts";
import { birdChange, birdDraft } from "#worker/birds/contract.ts";
import { columnInWords } from "#worker/locales/trail-words.ts";

// One place says what the columns of a bird are for; here is held that nobody who lists them has forgotten one.

/** What a column is called where a person types it: parents are named by their rings. */
const asTyped = (column: string) => column.replace(/((?:fa|mo)ther)_id$/, "$1_ring");

test("every column of the table is described or listed as internal", () => {
  const organization = [
    ...["n", "id", "org_id", "version", "created_at", "updated_at", "deleted_at"],
    ...[
      "identifier_key",
      "search_key",
      "import_id",
      "changed_by",
      "change_reason",
      "change_on",
      "change_import",
      "changed_key",
    ],
    ...["inbreeding", "completeness", "pedigree_depth", "kinship_engine"],
  ];
  expect([...birdColumnNames, ...organization].sort()).toEqual(Object.keys(getTableColumns(birds)).sort());
});

test("the trail tells of a change of any of them, and of nothing else", async () => {
  const db = await newDatabase();
  const [found] = await db.all<{ sql: string }>(sql`SELECT sql FROM sqlite_master WHERE name = 'birds_audited'`);
  const plain = (text = "") => text.replace(/\s+/g, " ");
  // Where it differs `npm run migrations` writes a migration that brings it.
  expect(plain(found?.sql)).toBe(plain(birdsAudited()).replace(/;$/, ""));
});

test("a migration has to bring the trigger where the plan has become another, and only there", () => {
  const folder = new URL("../../../migrations/", import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  const written = names
    .sort()
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("--> statement-breakpoint");
  expect(auditStep(written)).toBeUndefined();
  const step = auditStep(written.replaceAll(" OR OLD.microchip IS NOT NEW.microchip", ""));
  expect(step).toMatch(
    /^DROP TRIGGER IF EXISTS birds_audited;\n--> statement-breakpoint\nCREATE TRIGGER birds_audited /,
  );
  expect(auditStep(written + step)).toBeUndefined();
});

test("every column can be given with a new bird and with a change, and is written", () => {
  for (const contract of [birdDraft, birdChange]) {
    const known = Object.keys(contract.shape);
    expect(birdColumnNames.filter((column) => !known.includes(asTyped(column)))).toEqual([]);
  }
  expect(birdColumnNames.filter((column) => !candidateRowColumns.includes(column))).toEqual([]);
});

test("every column is answered by the API, exported, on the form, and named in the trail", () => {
  const record = { ...answeredColumns("en"), ...recordColumns({ role: "owner" }) };
  expect(birdColumnNames.filter((column) => !(column in record))).toEqual([]);
  expect(birdColumnsWith({ shown: "lists" }).filter((column) => !(column in listColumns("en")))).toEqual([]);
  // What is known of a birth stands in its column.
  const filed = birdColumnNames.filter((column) => column !== "birth_precision");
  expect([...fileFields].sort()).toEqual(filed.map((column) => birdColumns[column].file).sort());
  for (const column of birdColumnNames) {
    const { section } = birdColumns[column];
    const inDrawers = Object.values(sections).flat() as readonly string[];
    const unfolded = birdFields.filter((it) => !inDrawers.includes(it));
    // The colour is asked for in the first breath.
    const place: readonly string[] = section === "daily" || column === "mutation" ? unfolded : sections[section];
    expect([column, place.includes(asTyped(column))]).toEqual([column, true]);
    expect([column, columnInWords("en", "bird", column) !== undefined]).toEqual([column, true]);
    if (section !== "daily") expect([column, `birds.field.${asTyped(column)}` in recordEn]).toEqual([column, true]);
  }
});
