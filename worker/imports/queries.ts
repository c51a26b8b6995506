import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { newIds } from "#db/ids.ts";
import { imports } from "#db/schema/imports.ts";
import type { OnDuplicate } from "#db/vocabulary.ts";
import { audited, type Changes } from "#worker/audit.ts";
import { planOf } from "#worker/billing/plans.ts";
import type { ColumnChoice } from "#worker/birdfiles/columns-contract.ts";
import { type FactField, factColumns } from "#worker/birdfiles/facts.ts";
import { inPlan } from "#worker/birds/stored/counts.ts";
import { leftOn, placeUnlessGone } from "#worker/birds/stored/presence.ts";
import { meansDead, sinceByItself } from "#worker/birds/stored/status-day.ts";
import { ownBird, writeStampSql } from "#worker/birds/stored/write-stamp.ts";
import { breathe } from "#worker/breathe.ts";
import { type InTurn, writeInTurn } from "#worker/effort/line.ts";
import type { Parentage } from "#worker/kinship/parentage.ts";
import { parentageKept } from "#worker/kinship/parentage-kept.ts";
import { listedRows } from "#worker/listed.ts";
import { Refusal } from "#worker/refusal.ts";
import { searchKey } from "#worker/rings/keys.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { counted, findable, foundApart, type Ids, idOf, insertion, makeFindable } from "./arrivals.ts";
import { factsSaid } from "./named-birds.ts";
import type { ImportPlan, PlannedBird } from "./plan.ts";
import type { KeptReport } from "./report.ts";

/** What an imports row remembers of a commit: the report, and of which request. */
export type Kept = {
  report: KeptReport;
  request: string;
  mapping?: ColumnChoice;
  sheet?: string | undefined;
  species?: string | undefined;
  /** Of the file, while it is kept for its rejected rows. */
  bytes?: number;
};
export type Commit = {
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
export async function writeImport(scope: InTurn<Scope>, commit: Commit): Promise<Kept> {
  const { id, plan } = commit;
  const born = [...plan.references, ...plan.created];
  const ids = new Map(newIds("bird", born.length).map((made, at) => [born[at]?.id ?? "", made]));
  const kept = await parentageKept(scope, parentageAfter(plan, ids), new Set(ids.values()));
  await breathe();
  const statements = [
    kept.stand,
    // An uploaded file waits as an uncommitted row of the same id.
    scope.db.delete(imports).where(owned(scope, imports, and(eq(imports.id, id), isNull(imports.committed_at)))),
    scope.db.run(guardRow(scope, commit)),
    audited(scope, { subject: "import", subject_id: id, deed: "imported", changes: countsTold(commit) }),
    ...(born.length > 0 ? [insertion(scope, id, born, ids, kept.figures), counted(scope, id)] : []).map((it) =>
      scope.db.run(it),
    ),
    ...(plan.updated.length > 0 ? [scope.db.run(changes(scope, id, plan.updated, ids))] : []),
    kept.store,
    scope.db.run(withinPlan(scope, id)),
    ...(born.length > foundApart ? [] : Object.values(findable(scope.db, { ...scope, id }, scope.now))),
  ] as const;
  await breathe();
  try {
    await writeInTurn(scope, statements);
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
  // Founders among founders change nobody's F.
  return [...born, ...moved].some((it) => it.father_id ?? it.mother_id) ? [...born, ...moved] : [];
}

function guardRow(scope: Scope, { id, file_name, file_key, created_at, on_duplicate, plan, kept }: Commit): SQL {
  const { org_id, user_id, now } = scope;
  const standing = sql`(SELECT count(*) FROM ${listedRows(plan.relies_on)} AS relied
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
function countsTold({ file_name, kept: { report } }: Commit): Changes {
  const { created, updated, unchanged, skipped, rejected, references } = report;
  const counts = Object.entries({ created, updated, unchanged, skipped, rejected, references });
  return {
    file_name: [null, file_name],
    ...Object.fromEntries(counts.filter(([, n]) => n > 0).map(([field, n]) => [field, [null, n]])),
  };
}

/** Null in the file is silence: what is stored stays. */
function changes(scope: Scope, import_id: string, updated: ImportPlan["updated"], ids: Ids): SQL {
  const packed = updated.map(({ id, row, status_id, father_id, mother_id, ...around }) => [
    ...[id, row.name, row.name === null ? null : searchKey(row.identifier, row.name), row.sex, status_id],
    ...[row.birth_date, idOf(ids, father_id), idOf(ids, mother_id), row.notes],
    ...[around.place_id, idOf(ids, around.foster_father_id), idOf(ids, around.foster_mother_id), row.birth_precision],
    row.facts,
  ]);
  const given = (field: FactField) => sql.raw(`json_extract(said.value, '$[13].${field}')`);
  const plain = factsSaid(updated.map(({ row }) => row)).filter((it) => !/^status_|^cause_/.test(it));
  const columns = plain.map((field) => [sql.raw(factColumns[field]), given(field)] as const);
  const said = columns.map(([column, value]) => sql`${column} = ifnull(${value}, ${column}),`);
  const becoming = {
    status_id: sql`ifnull(said.value->>4, birds.status_id)`,
    birth_date: sql`ifnull(said.value->>5, birds.birth_date)`,
    acquired_on: sql`ifnull(${given("acquired_on")}, birds.acquired_on)`,
  };
  const since = sql`ifnull(${given("status_since")}, ${sinceByItself(scope, becoming)})`;
  return sql`UPDATE birds SET
      name = ifnull(said.value->>1, name), search_key = ifnull(said.value->>2, search_key),
      sex = ifnull(said.value->>3, sex), status_id = ifnull(said.value->>4, status_id), status_since = ${since},
      cause_of_death = CASE WHEN ${meansDead(scope, becoming.status_id)} THEN ifnull(${given("cause_of_death")}, cause_of_death) END,
      birth_date = ifnull(said.value->>5, birth_date),
      birth_precision = iif(said.value->>5 IS NULL, birth_precision, said.value->>12), father_id = ifnull(said.value->>6, father_id),
      mother_id = ifnull(said.value->>7, mother_id), notes = ifnull(said.value->>8, notes),
      place_id = ${placeUnlessGone(scope, sql`ifnull(said.value->>4, status_id)`, sql`ifnull(said.value->>9, place_id)`)},
      foster_father_id = ifnull(said.value->>10, foster_father_id),
      foster_mother_id = ifnull(said.value->>11, foster_mother_id), ${sql.join(said, sql` `)}
      ${writeStampSql(scope, { import_id, on: leftOn(scope, becoming.status_id, since) })}
    FROM ${listedRows(packed)} AS said
    WHERE ${ownBird(scope, sql`said.value->>0`)}`;
}

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
