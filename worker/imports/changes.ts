import { type SQL, sql } from "drizzle-orm";
import { birdColumns, birdColumnsWith } from "#db/bird-columns.ts";
import type { Language } from "#db/vocabulary.ts";
import { exportColumns, type PackedRow, wordsFor } from "#worker/birdfiles/columns.ts";
import { dayFields, type FileField, fileFields } from "#worker/birdfiles/contract.ts";
import { pathsOf } from "#worker/birdfiles/places.ts";
import { typedPartInWords } from "#worker/locales/part-days.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Scope } from "#worker/scope.ts";
import { departedFrom, type KnownWords } from "./look-up.ts";
import { birthParentRoles, fosterRoles } from "./parents/parentage.ts";
import { birthIn, type ImportPlan } from "./plan.ts";
import { cut } from "./report.ts";
import type { ImportedChange } from "./report-contract.ts";

const mostShown = 100;
type Updated = ImportPlan["updated"][number];

/** What an update would change in the first birds of the file that it changes, in the reader's words. */
export async function changesOf(scope: Scope, plan: ImportPlan, known: KnownWords): Promise<ImportedChange[]> {
  const shown = [...plan.updated].sort((one, other) => one.row.row - other.row.row).slice(0, mostShown);
  if (shown.length === 0) return [];
  const [packed] = await scope.db.all<{ found: string }>(storedRows(scope, shown));
  const found = JSON.parse(packed?.found ?? "[]") as Array<[id: string, ...PackedRow]>;
  const stored = new Map(found.map(([id, ...row]) => [id, row]));
  const statusOf = new Map(known.statuses.map((it) => [it.id, it[`name_${scope.language}`]]));
  const departed = departedFrom(known.statuses);
  const worded = wordsFor(scope.language, { paths: pathsOf(known.places), fields: fileFields });
  return shown.map((bird) => {
    const before = stored.get(bird.id) ?? [];
    const after = rowOf(bird, statusOf);
    const [was, becomes] = [worded(before), worded(after)];
    const leaves = departed(bird.status_id ?? bird.stored.status_id);
    const fields = fileFields.flatMap((field, at) => {
      const change = [before[at] ?? null, after[at] ?? null] as const;
      const isSilent = change[1] === null && !(field === "place" && leaves);
      if (isSilent || change[0] === change[1]) return [];
      const texts = ([was[at], becomes[at]] as const).map((word) => spoken(scope.language, field, word ?? null));
      const [then = "", now = ""] = excerpts(texts);
      return [{ field, before: then, after: now }];
    });
    return { id: bird.id, row: bird.row.row, identifier: String(before[0] ?? bird.row.identifier), fields };
  });
}

function storedRows({ org_id, language }: Scope, shown: readonly Updated[]): SQL {
  return sql`SELECT json_group_array(json_array(birds.id, ${exportColumns(language, fileFields)})) AS found
    FROM json_each(${JSON.stringify(shown.map(({ id }) => id))}) AS shown
    CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = shown.value`;
}

/** What the row says, as the database would pack it; a parent who stays is silence. */
function rowOf(bird: Updated, statusOf: ReadonlyMap<string, string>): PackedRow {
  const { row, stored, status_id, place_id } = bird;
  const fields: Partial<Record<FileField, string | number | null>> = {
    ...row.facts,
    name: row.name,
    sex: row.sex,
    birth_date: birthIn(row),
    notes: row.notes,
    place: place_id,
    status: statusOf.get(status_id ?? "") ?? null,
  };
  for (const role of [...birthParentRoles, ...fosterRoles]) {
    const becomes = bird[`${role}_id`];
    fields[role] = becomes === null || becomes === stored[`${role}_id`] ? null : row[role] || null;
  }
  return fileFields.map((field) => fields[field] ?? null);
}

const days: ReadonlySet<FileField> = new Set(dayFields);
const ticks: ReadonlySet<FileField> = new Set(birdColumnsWith({ kind: "flag" }).map((name) => birdColumns[name].file));

// A file leaves "no" empty and writes days in figures; a reader is told.
function spoken(language: Language, field: FileField, word: string | null): string {
  if (ticks.has(field)) return word ?? translate(language, "import.answer.no");
  if (word !== null && days.has(field)) return typedPartInWords(word, language);
  return word === null ? "" : String(word);
}

const context = 20;

/** Long texts are shown from shortly before they part. */
function excerpts(texts: readonly string[]): string[] {
  const [one = [], other = []] = texts.map((text) => [...text]);
  const parting = one.findIndex((letter, at) => letter !== other[at]);
  const from = (parting < 0 ? one.length : parting) - context;
  return [one, other].map((text) => cut(from > context ? `…${text.slice(from).join("")}` : text.join("")));
}
