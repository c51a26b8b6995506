import { type SQL, sql } from "drizzle-orm";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { birds } from "#db/schema/birds.ts";
import type { Language } from "#db/vocabulary.ts";
import { columnsOfRooms } from "#worker/kit/bird-slots.ts";
import { drawingOf } from "#worker/species/drawings.ts";
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

const none = {};

/** A row with these fields, in this order, and behind them what rooms bring. */
function packing<Name extends Field>(
  names: readonly Name[],
  ofRooms: typeof columnsOfRooms = () => none,
): Packing<Name> {
  const packed = names.filter((name) => !isFraction(name));
  const written = new Map<Language, { more: ReturnType<typeof columnsOfRooms>; text: SQL<string> }>();
  const writtenIn = (language: Language) => {
    const [known, more] = [written.get(language), ofRooms()];
    if (known?.more === more) return known.text;
    const text = packedIn(language, packed, more);
    written.set(language, { more, text });
    return text;
  };
  return {
    columns: (language) => ({
      fields: writtenIn(language),
      inbreeding: sql<number>`${birds.inbreeding}`,
      completeness: sql<number>`${birds.completeness}`,
    }),
    read({ fields, ...row }) {
      const values = (JSON.parse(fields) as unknown[]).values();
      const value = (name: Name) => {
        if (isFraction(name)) return row[name as keyof typeof row];
        const packed = values.next().value;
        return name === "drawing" ? drawingOf(packed as string) : packed;
      };
      const own = names.map((name) => [name, value(name)]);
      const more = Object.keys(ofRooms()).map((name) => [name, values.next().value]);
      return Object.fromEntries([...own, ...more]) as Pick<Row, Name>;
    },
  };
}

// Written out once: to put these together from their parts for every list took longer than to read the answer.
function packedIn(language: Language, names: readonly Field[], more: ReturnType<typeof columnsOfRooms>): SQL<string> {
  const columns = pageColumns(language);
  const values = names.map((name) => {
    const column = columns[name];
    return "sql" in column ? column.sql : sql`${column}`;
  });
  const all = [...values, ...Object.values(more).map((it) => it(language))];
  const { sql: text } = new SQLiteSyncDialect().sqlToQuery(sql`json_array(${sql.join(all, sql`, `)})`);
  return sql.raw(text) as SQL<string>;
}

/** What the API answers of each bird in a list. */
export const listedRow = packing(Object.keys(listColumns("en")) as Array<keyof ReturnType<typeof listColumns>>);

/** What the columns of the page `/birds` can show. */
export const shownRow = packing(
  [
    ...([
      "id",
      "identifier",
      "name",
      "sex",
      "species_name",
      "drawing",
      "photo_id",
      "status_name",
      "status_key",
      "status_kind",
      "birth_date",
      "birth_precision",
      "place_name",
      "mutation",
    ] as const),
    ...(["inbreeding", "completeness", "created_at"] as const),
  ],
  columnsOfRooms,
);
