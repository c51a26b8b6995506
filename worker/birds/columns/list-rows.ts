import { type SQL, sql } from "drizzle-orm";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { birds } from "#db/schema/birds.ts";
import { type Language, languages } from "#db/vocabulary.ts";
import { listColumns, pageColumns } from "./columns.ts";

type Row = SelectResultFields<ReturnType<typeof pageColumns>>;
type Field = keyof Row;
const isFraction = (name: Field) => name === "inbreeding" || name === "completeness";

/**
 * A row of a list: its fields packed into one text by the database, because each value by itself costs the way there and
 * back more than reading the bird. Fractions stay apart: SQLite writes them into a text with fifteen digits only.
 */
type Packed = { fields: string; inbreeding: number; completeness: number };
type Packing<Name extends Field> = {
  columns: (language: Language) => { fields: SQL<string>; inbreeding: SQL<number>; completeness: SQL<number> };
  read: (row: Packed) => Pick<Row, Name>;
};

/** A row with these fields, in this order. */
function packing<Name extends Field>(names: readonly Name[]): Packing<Name> {
  const packed = names.filter((name) => !isFraction(name));
  const written = new Map(languages.map((language) => [language, packedIn(language, packed)]));
  return {
    columns: (language) => ({
      fields: written.get(language) as SQL<string>,
      inbreeding: sql<number>`${birds.inbreeding}`,
      completeness: sql<number>`${birds.completeness}`,
    }),
    read({ fields, ...row }) {
      const values = (JSON.parse(fields) as unknown[]).values();
      const value = (name: Name) => (isFraction(name) ? row[name as keyof typeof row] : values.next().value);
      return Object.fromEntries(names.map((name) => [name, value(name)])) as Pick<Row, Name>;
    },
  };
}

// Written out once: to put these together from their parts for every list took longer than to read the answer.
function packedIn(language: Language, names: readonly Field[]): SQL<string> {
  const columns = pageColumns(language);
  const values = names.map((name) => {
    const column = columns[name];
    return "sql" in column ? column.sql : sql`${column}`;
  });
  const { sql: text } = new SQLiteSyncDialect().sqlToQuery(sql`json_array(${sql.join(values, sql`, `)})`);
  return sql.raw(text) as SQL<string>;
}

/** What the API answers of each bird in a list. */
export const listedRow = packing(Object.keys(listColumns("en")) as Array<keyof ReturnType<typeof listColumns>>);

/** What the columns of the page `/birds` can show. */
export const shownRow = packing([
  ...([
    "id",
    "identifier",
    "name",
    "sex",
    "species_name",
    "species_group",
    "photo_id",
    "status_name",
    "status_key",
    "status_kind",
    "birth_date",
    "birth_precision",
    "place_name",
    "mutation",
  ] as const),
  ...(["inbreeding", "completeness", "microchip", "breeder", "owner", "created_at"] as const),
]);
