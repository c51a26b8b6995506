import { type SQL, sql } from "drizzle-orm";

// The database takes and makes texts of up to 5,000,000 bytes, and a letter may be four of them.
const mostLetters = 1_000_000;

/**
 * A list of any length as the rows of a query, each in its column `value`: in one statement, and in as many texts as the
 * database needs to take it. Stands behind FROM or CROSS JOIN; give it a name with AS.
 */
export const jsonRows = (items: ReadonlyArray<string | number>): SQL => sql`(${arms(items, sql`value`)})`;

/**
 * The same of rows of cells, which are `value->>0`, `value->>1` and so on. Each row is unpacked once: reading cells from
 * its text took the greater part of a write's time.
 */
export const jsonCells = (rows: ReadonlyArray<readonly unknown[]>): SQL => sql`(
  WITH unpacked AS MATERIALIZED (${arms(rows, sql`jsonb(value) AS value`)}) SELECT value FROM unpacked)`;

/**
 * Things as the rows of a query, cell by cell: `from` stands behind FROM or CROSS JOIN, and each cell goes by its name. What
 * is the same of all of them is said once and not unpacked from every row, which took a sixth of the time an import
 * keeps others from writing. `silent` are the cells that are null of all.
 */
export function jsonColumns<Item, Name extends string>(
  items: readonly Item[],
  cells: Record<Name, (item: Item) => Cell>,
): { from: SQL; cell: Record<Name, SQL>; silent: ReadonlySet<Name> } {
  const columns = (Object.keys(cells) as Name[]).map((name) => ({ name, column: items.map(cells[name]) }));
  const varied = columns.filter(({ column }) => column.some((it) => it !== column[0]));
  const cell = {} as Record<Name, SQL>;
  for (const { name, column } of columns) cell[name] = sql`${column[0] ?? null}`;
  for (const [at, { name }] of varied.entries()) cell[name] = sql.raw(`value->>${at}`);
  const silent = new Set(columns.flatMap(({ name, column }) => (column.every((it) => it == null) ? [name] : [])));
  return { from: jsonCells(items.map((_, at) => varied.map(({ column }) => column[at]))), cell, silent };
}

export type Cell = string | number | null | undefined;

function arms(items: readonly unknown[], value: SQL): SQL {
  const each = textsOf(items).map((text) => sql`SELECT ${value} FROM json_each(${text})`);
  return sql.join(each, sql` UNION ALL `);
}

/** JSON lists that together hold all items, in their order, and each no more than fits; one empty list for none. */
function textsOf(items: readonly unknown[]): string[] {
  const texts: string[] = [];
  let some: string[] = [];
  let letters = 0;
  for (const item of items) {
    const text = JSON.stringify(item) ?? "null";
    if (letters + text.length > mostLetters && some.length > 0) {
      texts.push(`[${some.join(",")}]`);
      some = [];
      letters = 0;
    }
    some.push(text);
    letters += text.length + 1;
  }
  return [...texts, `[${some.join(",")}]`];
}

/** A piece of an answer: a JSON list, as text. */
export type Piece = { found: string };

/**
 * A query of `Piece`s: the rows of `lines`, whose one column `line` is JSON, many to a text, because rows cost more in
 * transit than in the database. An answer of the database holds 10 MB at most, all its statements together.
 */
export const inPieces = (lines: SQL): SQL => sql`
  SELECT '[' || group_concat(line) || ']' AS found FROM (
    SELECT line, sum(length(line)) OVER (ROWS UNBOUNDED PRECEDING) / ${mostLetters} AS piece FROM (${lines})
  ) GROUP BY piece`;

/** The rows behind pieces, piece by piece. */
export function* rowsIn<Row>(pieces: readonly Piece[]): Generator<Row> {
  for (const { found } of pieces) yield* JSON.parse(found) as Row[];
}

/**
 * The pages of a question that answers `most` rows at a time, those behind a key, which is each row's first column; the
 * first page was read already. Within a page rows may come in any order.
 */
export async function* pagesFrom<Row extends readonly [key: string | number, ...rest: unknown[]]>(
  first: readonly Piece[],
  most: number,
  behind: (key: Row[0]) => PromiseLike<readonly Piece[]>,
): AsyncGenerator<Row[]> {
  for (let page = [...rowsIn<Row>(first)]; ; ) {
    yield page;
    if (page.length < most) return;
    let [[last]] = page as [Row];
    for (const [key] of page) if (key > last) last = key;
    page = [...rowsIn<Row>(await behind(last))];
  }
}
