import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { birdColumnNames, birdColumns } from "#db/bird-columns.ts";
import { savedViews } from "#db/schema/accounts.ts";
import { audit } from "#db/schema/audit.ts";
import { birdPhotos, birds } from "#db/schema/birds.ts";
import { mutations } from "#db/schema/genetics.ts";
import { moves } from "#db/schema/housing.ts";
import { places } from "#db/schema/places.ts";
import { birdWeights } from "#db/schema/record.ts";
import { ringColours } from "#db/schema/rings.ts";
import { species } from "#db/schema/species.ts";
import { statuses } from "#db/schema/statuses.ts";
import type { Language } from "#db/vocabulary.ts";
import type { ArchivedTable } from "./contract.ts";

const schema = {
  audit,
  saved_views: savedViews,
  ring_colours: ringColours,
  moves,
  bird_weights: birdWeights,
  bird_photos: birdPhotos,
  birds,
  places,
  statuses,
  mutations,
  species,
};

// Whose it is, what only the database knows it by, and where a file lies: none of it means anything elsewhere.
const left = [
  ...["org_id", "n", "file_key", "thumb_key"],
  // Worked out anew from the bonds, wherever the birds come to live.
  ...["inbreeding", "completeness", "pedigree_depth", "kinship_engine"],
];
// What sums up other columns, or names things that no archive holds: nothing for a reader.
const unread = ["identifier_key", "search_key", "name_key", "changed_by", "change_import", "import_id", "user_id"];

/** The columns of a table that an archive holds: all that carry meaning outside of this database. */
export const columnsOf = (table: ArchivedTable): string[] =>
  Object.values(getTableColumns(schema[table]))
    .map(({ name }) => name)
    .filter((name) => !left.includes(name));

/** What makes a row of a table one row, and where a walk through the table begins. */
export const keyOf = (table: ArchivedTable) =>
  table === "ring_colours" ? { column: sql.raw("year"), start: -1 } : { column: sql.raw("id"), start: "" };

// Who did it goes along as a name: an id means nothing elsewhere, and is not believed there.
const author = `coalesce(author, (SELECT nullif(trim(users.first_name || ' ' || users.last_name), '') FROM users
  WHERE users.org_id = audit.org_id AND users.id = audit.user_id))`;
const told: Partial<Record<string, string>> = { changes: "json(changes)", author };

/** A row as a JSON object without its empty columns. */
export function jsonOf(table: ArchivedTable): SQL {
  const pairs = columnsOf(table).map((name) => `'${name}', ${told[name] ?? `"${name}"`}`);
  return sql.raw(`json_patch('{}', json_object(${pairs.join(", ")}))`);
}

type Heading = { column: string; word: string | undefined };
/** The columns of a table that a person reads, and the words the flock's export has for them. */
export const readableColumns = (table: ArchivedTable): Heading[] =>
  columnsOf(table)
    .filter((column) => !unread.includes(column))
    .map((column) => ({ column, word: words[column] }));

// What an archive holds in cents is no price of a file.
const sayable = birdColumnNames.filter((column) => !column.endsWith("_cents"));
const words: Record<string, string> = {
  ...Object.fromEntries(sayable.map((column) => [column, `import.field.${birdColumns[column].file}`])),
  bird_id: "import.field.identifier",
};

/** Columns whose values are words of the house, said as the flock's export says them. */
export const worded = ["sex", "sexing_method", "acquisition"];

/** A row as a JSON list of what a person reads: names and rings in the place of ids. */
export function readableRow(table: ArchivedTable, language: Language): SQL {
  const cells = readableColumns(table).map(({ column }) => cellOf(table, column, language));
  return sql.raw(`json_array(${cells.join(", ")})`);
}

function cellOf(table: ArchivedTable, column: string, language: Language): string {
  const found = (target: ArchivedTable, what: string) =>
    `(SELECT told.${what} FROM ${target} told WHERE told.org_id = ${table}.org_id AND told.id = ${table}.${column})`;
  if (column === "species_id") return found("species", "common_name");
  if (column === "status_id") return found("statuses", language === "pt" ? "name_pt" : "name_en");
  if (column.endsWith("place_id") || column === "parent_id") return found("places", "name");
  if (column === "bird_id" || /^(foster_)?(father|mother)_id$/.test(column)) return found("birds", "identifier");
  return column === "author" ? author : `"${column}"`;
}
