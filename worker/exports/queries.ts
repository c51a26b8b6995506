import { type SQL, sql } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import { places } from "#db/schema/places.ts";
import { countStatement, rate, refuseBeyond, within } from "#worker/accounts/rates.ts";
import {
  exportColumns,
  fieldsFor,
  type PackedRow,
  textsWeighed,
  type WordRow,
  wordsFor,
} from "#worker/birdfiles/columns.ts";
import { pathsOf } from "#worker/birdfiles/places.ts";
import { birdExport } from "#worker/birds/list-contract.ts";
import { type Cursor, nextBirds, type Question } from "#worker/birds/traversal.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { refusalBehind } from "#worker/problem.ts";
import { owned, type Scope } from "#worker/scope.ts";

/** A bird as a row of a file: what the columns of an import hold, in their order. Null is an empty cell. */
export type ExportedRow = Array<string | null>;

const birdsAtOnce = 2000;
// The database answers at most 10 MB at a time: of texts a million letters of four bytes each, the rest beside them.
const lettersAtOnce = 1_000_000;

type Packed = { picked: number; found: string };
type PackedBird = [number: number, ...Cursor, ...PackedRow];
type Batch = { rows: ExportedRow[]; after: Cursor | undefined };
/** Birds one batch behind the other: the flock's own as the list orders them, or those of others. */
type ExportQuery = { question: Pick<Question, "order">; next: (after: Cursor | undefined) => SQL };

/**
 * All birds that a question means, in its order, a batch at a time: no flock is too large for the worker's memory. The
 * first batch is read before anything is promised, so that a refusal or a silent database can still be told. Whoever
 * filters nothing also takes the birds of others along, behind the flock: its pedigrees need them.
 */
export async function exportBirds(scope: Scope, env: Env, question: Question): Promise<AsyncGenerator<ExportedRow[]>> {
  const limit = await rate(env, "export.account", scope.user_id);
  const flock: ExportQuery = { question, next: (after) => nextBirds(scope, question, after, birdsAtOnce) };
  const ofOthers: ExportQuery = { question: { order: "asc" }, next: (after) => nextOfOthers(scope, after) };
  const { counted, homes, others, found } = await batch(scope.db, {
    counted: countStatement(scope.db, limit, scope.now),
    noted: noteEntry(scope, "exported", { details: { what: "birds" }, onlyIf: within(limit) }),
    homes: scope.db
      .select({ id: places.id, parent_id: places.parent_id, name: places.name })
      .from(places)
      .where(owned(scope, places)),
    others: scope.db
      .select({ id: birds.id })
      .from(birds)
      .where(owned(scope, birds, sql`deleted_at IS NULL AND is_reference = 1`))
      .limit(1),
    found: scope.db.all<Packed>(batchAfter(scope, flock, undefined)),
  });
  refuseBeyond([[limit, counted]], scope.now);
  const worded = wordsFor(scope.language, { paths: pathsOf(homes), fields: fieldsFor(scope) });
  const traversals = isWhole(question) && others.length > 0 ? [flock, ofOthers] : [flock];
  return rowsOf(scope, traversals, worded, unpacked(worded, found));
}

const everything: Record<string, unknown> = birdExport.parse({});

/** Whether a question leaves no bird out. */
const isWhole = (question: Question): boolean =>
  Object.entries(question).every(
    ([name, input]) =>
      name === "sort_by" || name === "order" || JSON.stringify(input) === JSON.stringify(everything[name]),
  );

const nextOfOthers = ({ org_id }: Scope, after: Cursor | undefined): SQL => sql`
  SELECT 0 AS place, '' AS since, n FROM birds
  WHERE org_id = ${org_id} AND deleted_at IS NULL AND is_reference = 1
    ${after ? sql`AND n > ${after[2]}` : sql``}
  ORDER BY n LIMIT ${birdsAtOnce}`;

async function* rowsOf(
  scope: Scope,
  traversals: ExportQuery[],
  worded: WordRow,
  first: Batch,
): AsyncGenerator<ExportedRow[]> {
  for (const [at, traversal] of traversals.entries()) {
    const read = async (after: Cursor | undefined) => {
      const next = batchAfter(scope, traversal, after);
      return unpacked(worded, await patiently(() => scope.db.all<Packed>(next)));
    };
    let batch = at === 0 ? first : await read(undefined);
    yield batch.rows;
    while (batch.after) {
      batch = await read(batch.after);
      yield batch.rows;
    }
  }
}

const pauses = [200, 1000];

/** Asks again when the database does not answer for a moment: what was sent already would be lost with the rest. */
export async function patiently<Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> {
  for (const pause of pauses) {
    try {
      return await ask();
    } catch (cause) {
      if (refusalBehind(cause)?.code !== "unavailable") throw cause;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask();
}

/** Rows come as one JSON text: apart, they cost more in transit than in the database. */
function batchAfter(scope: Scope, { question, next }: ExportQuery, after: Cursor | undefined) {
  const order = sql.raw(["place", "since", "picked.n"].map((column) => `${column} ${question.order}`).join(", "));
  return sql`
    WITH picked AS MATERIALIZED (${next(after)}),
    weighed AS (
      SELECT picked.*, row_number() OVER (ORDER BY ${order}) AS number, sum(${textsWeighed}) OVER (
        ORDER BY ${order} ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
      ) AS letters
      FROM picked CROSS JOIN birds ON birds.org_id = ${scope.org_id} AND birds.n = picked.n
    )
    SELECT (SELECT count(*) FROM picked) AS picked, json_group_array(json_array(
      number, place, since, weighed.n, ${exportColumns(scope.language, fieldsFor(scope))}
    )) AS found
    FROM weighed CROSS JOIN birds ON birds.org_id = ${scope.org_id} AND birds.n = weighed.n
    WHERE coalesce(letters, 0) <= ${lettersAtOnce}`;
}

function unpacked(worded: WordRow, [packed]: Packed[]): Batch {
  // SQLite promises no order inside an aggregate, and sqld takes no ORDER BY there.
  const found = (JSON.parse(packed?.found ?? "[]") as PackedBird[]).sort(([one], [other]) => one - other);
  const rows = found.map(([, , , , ...row]) => worded(row));
  const isLast = found.length < birdsAtOnce && found.length === packed?.picked;
  const last = found.at(-1);
  return { rows, after: isLast || !last ? undefined : [last[1], last[2], last[3]] };
}
