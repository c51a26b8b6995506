import { type SQL, sql } from "drizzle-orm";
import { birdColumns, birdColumnsWith } from "#db/bird-columns.ts";
import type { Language } from "#db/vocabulary.ts";
import { birthAsTyped } from "#worker/birds/columns/birth-span.ts";
import { nameOfStatus } from "#worker/birds/columns/columns.ts";
import { may } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { type CellText, cellTextOf } from "./cell-texts.ts";
import { type FileField, fileFields } from "./contract.ts";
import { factColumns } from "./facts.ts";

/** A bird as the database packs it: columns of an import, in their order. */
export type PackedRow = Array<string | number | null>;
/** Says a packed row as a file does. */
export type WordRow = (row: PackedRow) => Array<string | null>;

/** The texts of a bird that may be long, in letters. */
export const textsWeighed: SQL = sql.raw(
  `length(${[...birdColumnsWith({ kind: "notes" }), ...birdColumnsWith({ kind: "line" })]
    .map((column) => `ifnull(birds.${column}, '')`)
    .join(" || ")})`,
);

const ofMoney: readonly FileField[] = birdColumnsWith({ needs: "money.read" }).map(
  (column) => birdColumns[column].file,
);

/** The columns of a file, in their order, that the caller may have. */
export const fieldsFor = (scope: Pick<Scope, "role">): readonly FileField[] =>
  may(scope, "money.read") ? fileFields : fileFields.filter((field) => !ofMoney.includes(field));

/** What these columns of an import are in the database, for the row of `birds` at hand. */
export function exportColumns(language: Language, fields: readonly FileField[]): SQL {
  const columns: Record<FileField, SQL> = {
    ...(Object.fromEntries(
      Object.entries(factColumns).map(([field, column]) => [field, sql.raw(`birds.${column}`)]),
    ) as Record<keyof typeof factColumns, SQL>),
    identifier: sql`birds.identifier`,
    species: sql`(
      SELECT species.common_name FROM species WHERE species.org_id = birds.org_id AND species.id = birds.species_id
    )`,
    name: sql`birds.name`,
    sex: sql`birds.sex`,
    birth_date: sql.raw(birthAsTyped),
    status: nameOfStatus(language),
    father: ringOf("father_id"),
    mother: ringOf("mother_id"),
    place: sql`birds.place_id`,
    foster_father: ringOf("foster_father_id"),
    foster_mother: ringOf("foster_mother_id"),
    notes: sql`birds.notes`,
  };
  return sql.join(
    fields.map((field) => columns[field]),
    sql`, `,
  );
}

// The ring of a bird in the trash is left out: such a row could not be imported.
const ringOf = (column: string) => sql`iif(birds.${sql.raw(column)} IS NULL, NULL, (
  SELECT kin.identifier FROM birds kin
  WHERE kin.org_id = birds.org_id AND kin.id = birds.${sql.raw(column)} AND kin.deleted_at IS NULL
))`;

type ReportContext = { paths: ReadonlyMap<string, string>; fields: readonly FileField[] };

/** Turns what is stored of these columns into what a reader of this language writes into a table. */
export function wordsFor(language: Language, { paths, fields }: ReportContext): WordRow {
  const texts = fields.flatMap((field, at) => {
    const cellText: CellText | undefined =
      field === "place" ? (id) => paths.get(String(id)) ?? null : cellTextOf(language, field);
    return cellText ? [[at, cellText] as const] : [];
  });
  return (packed) => {
    const row = packed.slice();
    for (const [at, cellText] of texts) {
      const value = row[at];
      if (value !== null && value !== undefined) row[at] = cellText(value);
    }
    return row as Array<string | null>;
  };
}
