import { type SQL, sql } from "drizzle-orm";
import { patiently } from "#worker/exports/queries.ts";
import type { ReadableTable } from "#worker/kit/readable-table.ts";
import type { Scope } from "#worker/scope.ts";

const rowsAtOnce = 1000;
// The database answers at most 10 MB at a time: this many letters of four bytes each, and the row that goes beyond.
const lettersAtOnce = 1_000_000;

type Batch = { picked: number; found: number; last: string | number | null; text: string | null };
/** Some rows of a table, each a line of JSON. */
type Lines = { count: number; text: string };

/**
 * All rows of the organisation in a table, a batch at a time behind the last one, so that no table is too large for the
 * worker's memory. `row` is what becomes of each: an expression of one line of JSON.
 */
export async function* linesOf(scope: Scope, table: ReadableTable, row: SQL): AsyncGenerator<Lines> {
  let after: string | number = table.key.start;
  for (;;) {
    const query = batchAfter(scope, table, { row, after });
    const [batch] = await patiently(() => scope.db.all<Batch>(query));
    if (!batch?.text || batch.last === null) return;
    yield { count: batch.found, text: `${batch.text}\n` };
    if (batch.found === batch.picked && batch.picked < rowsAtOnce) return;
    after = batch.last;
  }
}

function batchAfter({ org_id }: Scope, table: ReadableTable, { row, after }: { row: SQL; after: string | number }) {
  const { column: first, and } = table.key;
  const column = sql.raw(and ? `(${first} || ' ' || ${and})` : first);
  const from = sql.raw(table.name);
  return sql`
    WITH lines AS MATERIALIZED (
      SELECT ${column} AS key, ${row} AS line FROM ${from}
      WHERE org_id = ${org_id} AND ${column} > ${after} ORDER BY ${column} LIMIT ${rowsAtOnce}
    ),
    weighed AS (
      SELECT key, line, sum(length(line)) OVER (ORDER BY key ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS letters
      FROM lines ORDER BY key
    )
    SELECT (SELECT count(*) FROM lines) AS picked, count(*) AS found, max(key) AS last, group_concat(line, char(10)) AS text
    FROM weighed WHERE coalesce(letters, 0) <= ${lettersAtOnce}`;
}
