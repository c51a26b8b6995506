import { sql } from "drizzle-orm";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import type { Env } from "#worker/env.ts";
import { say } from "#worker/locales/say.ts";
import { refusalBehind } from "#worker/problem.ts";
import type { Scope } from "#worker/scope.ts";
import { nameOfStatus } from "./columns.ts";
import { importFields } from "./import-contract.ts";
import { type Cursor, inOrder, nextBirds, type Question } from "./walk.ts";

/** A bird as a row of a file: what the columns of an import hold, in their order. Null is an empty cell. */
export type ExportedRow = Array<string | null>;

const birdsAtOnce = 2000;
// The database answers at most 10 MB at a time: of notes a million letters of four bytes each, the rest beside them.
const lettersAtOnce = 1_000_000;

type Packed = { picked: number; found: string };
type PackedBird = [number: number, ...Cursor, ...ExportedRow];
type Batch = { rows: ExportedRow[]; after: Cursor | undefined };

/**
 * All birds that a question means, in its order, a batch at a time: no flock is too large for the worker's memory. The
 * first batch is read before anything is promised, so that a refusal or a silent database can still be told.
 */
export async function exportBirds(scope: Scope, env: Env, question: Question): Promise<AsyncGenerator<ExportedRow[]>> {
  const limit = await rate(env, "export.account", scope.user_id);
  const [counted, found] = await scope.db.batch([
    countStatement(scope.db, limit, scope.now),
    scope.db.all<Packed>(batchAfter(scope, question, undefined)),
  ]);
  refuseBeyond([[limit, counted]], scope.now);
  return batchesFrom(scope, question, unpacked(scope, found));
}

async function* batchesFrom(scope: Scope, question: Question, first: Batch): AsyncGenerator<ExportedRow[]> {
  let { rows, after } = first;
  yield rows;
  while (after) {
    const next = batchAfter(scope, question, after);
    const found = await patiently(() => scope.db.all<Packed>(next));
    ({ rows, after } = unpacked(scope, found));
    yield rows;
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
function batchAfter(scope: Scope, question: Question, after: Cursor | undefined) {
  const order = inOrder(question, "place", "since", "bird_id");
  const parent = (column: "father_id" | "mother_id") => sql`(
    SELECT parent.identifier FROM birds parent
    WHERE parent.org_id = birds.org_id AND parent.id = birds.${sql.raw(column)} AND parent.deleted_at IS NULL
  )`;
  return sql`
    WITH picked AS MATERIALIZED (${nextBirds(scope, question, after, birdsAtOnce)}),
    weighed AS (
      SELECT picked.*, row_number() OVER (ORDER BY ${order}) AS number, sum(coalesce(length(birds.notes), 0)) OVER (
        ORDER BY ${order} ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
      ) AS letters
      FROM picked CROSS JOIN birds ON birds.org_id = ${scope.org_id} AND birds.id = picked.bird_id
    )
    SELECT (SELECT count(*) FROM picked) AS picked, json_group_array(json_array(
      number, place, since, bird_id, birds.identifier,
      (SELECT species.common_name FROM species WHERE species.org_id = birds.org_id AND species.id = birds.species_id),
      birds.name, birds.sex, birds.birth_date, ${nameOfStatus(scope.language)},
      ${parent("father_id")}, ${parent("mother_id")}, birds.notes
    )) AS found
    FROM weighed CROSS JOIN birds ON birds.org_id = ${scope.org_id} AND birds.id = weighed.bird_id
    WHERE coalesce(letters, 0) <= ${lettersAtOnce}`;
}

const sexColumn = importFields.indexOf("sex");

function unpacked({ language }: Scope, [packed]: Packed[]): Batch {
  // SQLite promises no order inside an aggregate, and sqld takes no ORDER BY there.
  const found = (JSON.parse(packed?.found ?? "[]") as PackedBird[]).sort(([one], [other]) => one - other);
  const rows = found.map(([, , , , ...row]) => row.with(sexColumn, say(language, `import.sex.${row[sexColumn]}`)));
  const isLast = found.length < birdsAtOnce && found.length === packed?.picked;
  const last = found.at(-1);
  return { rows, after: isLast || !last ? undefined : [last[1], last[2], last[3]] };
}
