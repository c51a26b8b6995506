import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { newIds } from "#db/ids.ts";
import { imports } from "#db/schema/imports.ts";
import type { OnDuplicate } from "#db/vocabulary.ts";
import { audited, type Changes } from "#worker/audit.ts";
import { planOf } from "#worker/billing/plans.ts";
import { inPlan } from "#worker/birds/columns/counts.ts";
import { leftOn, placeUnlessGone } from "#worker/birds/columns/presence.ts";
import { meansDead, meansLeftToSomebody, sinceByItself } from "#worker/birds/columns/status-day.ts";
import { ownBird, writeStampSql } from "#worker/birds/columns/write-stamp.ts";
import { type InQueue, writeInQueue } from "#worker/effort/work-queue.ts";
import { jsonCells, jsonColumns } from "#worker/json-rows.ts";
import type { Parentage } from "#worker/kinship/parentage.ts";
import { parentageKept } from "#worker/kinship/parentage-storing.ts";
import { arrivedWith } from "#worker/legal/register/arrived.ts";
import { Refusal } from "#worker/refusal.ts";
import { searchKey } from "#worker/rings/keys.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { yieldThread } from "#worker/yield-thread.ts";
import {
  counted,
  factsOf,
  findable,
  foundApart,
  type Ids,
  idOf,
  insertion,
  makeFindable,
  written,
} from "./arrivals.ts";
import { factsStated } from "./named-birds.ts";
import type { ImportPlan, PlannedBird } from "./plan.ts";
import { endNotified } from "./progress.ts";
import type { Reading } from "./reading/sheet-reading.ts";
import type { KeptReport } from "./report.ts";

/** What an imports row remembers of a commit: the report, and of which request. */
export type Kept = Partial<Reading> & {
  report: KeptReport;
  request: string;
  /** What an earlier import made that broke off. */
  begun?: string[];
  /** Of the file, while it is kept for its rejected rows. */
  bytes?: number;
};
type Commit = {
  id: string;
  file_name: string;
  file_key: string | null;
  created_at: string;
  on_duplicate: OnDuplicate;
  plan: ImportPlan;
  kept: Kept;
};

/**
 * Writes an import in one batch: wholly or not at all, whatever happens to the database meanwhile. The row in `imports`
 * comes first and stands guard: it fails when a bird the plan relied on has changed since, and when the same import was
 * committed before; once all is written, when the plan's limit was passed.
 * Throws `Refusal`: `plan_limit` or `conflict`; answers the stored commit when this one was made before.
 */
export async function writeImport(scope: InQueue<Scope>, commit: Commit): Promise<Kept> {
  const { id, plan } = commit;
  const born = [...plan.references, ...plan.created];
  const ids = new Map(newIds("bird", born.length).map((made, at) => [born[at]?.id ?? "", made]));
  const after = parentageAfter(plan, ids);
  await yieldThread();
  const kept = await parentageKept(scope, after, new Set(ids.values()));
  await yieldThread();
  const inserted = insertion(scope, id, born, ids, kept.figures);
  await yieldThread();
  const arrivals = born.length > 0 ? [inserted, counted(scope, born, ids, kept.figures), arrivedWith(scope, id)] : [];
  const statements = [
    kept.stand,
    // An uploaded file waits as an uncommitted row of the same id, what broke off as one of the same request.
    scope.db.delete(imports).where(owned(scope, imports, isNull(imports.committed_at), isThis(commit))),
    scope.db.run(guardRow(scope, commit)),
    audited(scope, { subject: "import", subject_id: id, deed: "imported", changes: serializeCounts(commit) }),
    ...endNotified(scope, commit),
    ...arrivals.map((it) => scope.db.run(it)),
    ...(plan.updated.length > 0 ? [scope.db.run(changes(scope, id, plan.updated, ids))] : []),
    kept.store,
    scope.db.run(withinPlan(scope, id)),
    ...(born.length > foundApart ? [] : Object.values(findable(scope.db, { ...scope, id }, scope.now))),
  ] as const;
  await yieldThread();
  try {
    await writeInQueue(scope, statements);
  } catch (thrown) {
    const refusal = refusalBehind(scope, thrown);
    if (!refusal) throw thrown;
    const earlier = await committed(scope, id);
    if (earlier) return earlier.kept;
    throw refusal;
  }
  if (born.length > foundApart) await makeFindable(scope.db, scope.now, [{ ...scope, id }]);
  return commit.kept;
}

const isThis = ({ id, kept }: Commit) =>
  or(eq(imports.id, id), and(isNull(imports.file_key), sql`${imports.report} ->> 'request' = ${kept.request}`));

/** The parents of every bird the import makes, and of those that get others. */
function parentageAfter({ references, created, updated }: ImportPlan, ids: Ids): Parentage[] {
  const parents = ({ father_id, mother_id }: PlannedBird) => [idOf(ids, father_id), idOf(ids, mother_id)] as const;
  const born = [...references, ...created].map((it) => {
    const [father_id, mother_id] = parents(it);
    return { id: idOf(ids, it.id) ?? "", father_id, mother_id };
  });
  const moved = updated.flatMap((it) => {
    const [father_id, mother_id] = parents(it);
    const { id, stored } = it;
    if (!father_id && !mother_id) return [];
    return [{ id, father_id: father_id ?? stored.father_id, mother_id: mother_id ?? stored.mother_id }];
  });
  // New founders without descendants change no other bird's F.
  return [...born, ...moved].some((it) => it.father_id ?? it.mother_id) ? [...born, ...moved] : [];
}

function guardRow(scope: Scope, { id, file_name, file_key, created_at, on_duplicate, plan, kept }: Commit): SQL {
  const { org_id, user_id, now } = scope;
  const standing = sql`(SELECT count(*) FROM ${jsonCells(plan.relies_on)} AS relied
    CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = relied.value->>0 AND birds.version = relied.value->>1)`;
  return sql`INSERT INTO imports (id, org_id, user_id, file_name, file_key, on_duplicate, committed_at, report,
      birds_after, created_at)
    SELECT ${id}, ${org_id}, ${user_id}, ${file_name}, ${file_key}, ${on_duplicate}, ${now},
      iif(${standing} = ${plan.relies_on.length}, ${JSON.stringify(kept)}, NULL),
      ${inPlan(scope)}, ${created_at}`;
}

/**
 * Fails where more birds count against the plan than before the import's row was written, and more than the plan allows:
 * counted as they stand by now, whatever the statuses have come to mean since the file was read.
 */
export function withinPlan(scope: Scope, import_id: string): SQL {
  const used = inPlan(scope);
  return sql`UPDATE imports SET birds_after = ${used},
      bird_limit = iif(${used} > birds_after, ${planOf(scope.plan).birds}, NULL)
    WHERE org_id = ${scope.org_id} AND id = ${import_id}`;
}

/** What the trail tells of an import: the file, and how many rows came to what. */
function serializeCounts({ file_name, kept: { report } }: Commit): Changes {
  const { created, updated, unchanged, skipped, rejected, references } = report;
  const counts = Object.entries({ created, updated, unchanged, skipped, rejected, references });
  return {
    file_name: [null, file_name],
    ...Object.fromEntries(counts.filter(([, n]) => n > 0).map(([field, n]) => [field, [null, n]])),
  };
}

/**
 * Null in the file is silence: what is stored stays. Only columns are set of which the file says something: for every other
 * SQLite would write its indexes and run its triggers all the same.
 */
function changes(scope: Scope, import_id: string, updated: ImportPlan["updated"], ids: Ids): SQL {
  const facts = factsOf(factsStated(updated.map(({ row }) => row)));
  const { cell, from, silent } = jsonColumns(updated, {
    status_since: silence,
    cause_of_death: silence,
    left_to: silence,
    left_price_cents: silence,
    acquired_on: silence,
    ...written(ids),
    ...facts,
    id: ({ id }) => id,
    search_key: ({ row }) => (row.name === null ? null : searchKey(row.identifier, row.name)),
    sex: ({ row }) => row.sex,
  });
  const textOf = (column: keyof typeof cell) => sql`ifnull(${cell[column]}, birds.${sql.raw(column)})`;
  const becoming = {
    status_id: textOf("status_id"),
    birth_date: textOf("birth_date"),
    acquired_on: textOf("acquired_on"),
  };
  const since = sql`ifnull(${cell.status_since}, ${sinceByItself(scope, becoming)})`;
  const left = (column: "left_to" | "left_price_cents") =>
    sql`CASE WHEN ${meansLeftToSomebody(scope, becoming.status_id)} THEN ${textOf(column)} END`;
  // What follows from others is set where one of them is said.
  const following: Partial<Record<string, [SQL, ...Array<keyof typeof cell>]>> = {
    status_since: [since, "status_id", "status_since"],
    cause_of_death: [
      sql`CASE WHEN ${meansDead(scope, becoming.status_id)} THEN ${textOf("cause_of_death")} END`,
      ...(["status_id", "cause_of_death"] as const),
    ],
    left_to: [left("left_to"), ...(["status_id", "left_to"] as const)],
    left_price_cents: [left("left_price_cents"), ...(["status_id", "left_price_cents"] as const)],
    place_id: [placeUnlessGone(scope, becoming.status_id, textOf("place_id")), "status_id", "place_id"],
    birth_precision: [sql`iif(${cell.birth_date} IS NULL, birth_precision, ${cell.birth_precision})`, "birth_date"],
  };
  const settings = (Object.keys(cell) as Array<keyof typeof cell>).flatMap((column) => {
    if (fixed.has(column)) return [];
    const [value, ...of] = following[column] ?? [textOf(column), column];
    return of.every((it) => silent.has(it)) ? [] : [sql`${sql.raw(column)} = ${value}, `];
  });
  return sql`UPDATE birds SET ${sql.join(settings)}
      ${writeStampSql(scope, { import_id, on: leftOn(scope, becoming.status_id, since) })}
    FROM ${from} AS said
    WHERE ${ownBird(scope, cell.id)}`;
}

const silence = () => null;
// A ring and a species are what a row is found by.
const fixed: ReadonlySet<string> = new Set(["id", "identifier", "identifier_key", "species_id"]);

/** What is said when the statement of `withinPlan` failed. */
export const planIsFull = ({ plan }: Scope) =>
  new Refusal("plan_limit", {}, { values: { limit: planOf(plan).birds ?? 0 } });

/** What a broken constraint means; undefined when something else went wrong. */
function refusalBehind(scope: Scope, thrown: unknown): Refusal | undefined {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes("imports_within_plan")) return planIsFull(scope);
    // A ring taken, a parent changed, a species or status removed since the flock was read; parentage changed elsewhere.
    if (/(UNIQUE|NOT NULL|FOREIGN KEY|CHECK) constraint failed/.test(cause.message)) {
      return new Refusal("conflict", {}, { detail: "import.changed" });
    }
  }
  return undefined;
}

export type CommittedRow = {
  id: string;
  file_name: string;
  committed_at: string;
  undone_at: string | null;
  has_file: boolean;
  kept: Kept;
};

/** A committed import of the caller's own; undefined when there is none of that id. */
export async function committed(scope: Scope, id: string): Promise<CommittedRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(imports)
    .where(owned(scope, imports, eq(imports.id, id)));
  if (!row?.committed_at) return undefined;
  return {
    id,
    file_name: row.file_name,
    committed_at: row.committed_at,
    undone_at: row.undone_at,
    has_file: row.file_key !== null,
    kept: row.report as Kept,
  };
}
