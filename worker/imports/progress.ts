import { eq, sql } from "drizzle-orm";
import { imports } from "#db/schema/imports.ts";
import { queuedWork } from "#worker/effort/work-queue.ts";
import { notified } from "#worker/notifications/noting.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { ImportProgress, Makes } from "./report-contract.ts";

/** Where the commit of a kept file stands, for a page that waits for it; `missing` when there is no such import. */
export async function progressOf(scope: Scope, id: string): Promise<ImportProgress> {
  const [row] = await scope.db
    .select({ committed_at: imports.committed_at })
    .from(imports)
    .where(owned(scope, imports, eq(imports.id, id)));
  if (!row) throw new Refusal("missing");
  if (row.committed_at) return { state: "done", place: 0 };
  const turn = await queuedWork(scope, "import");
  if (!turn) return { state: "idle", place: 0 };
  if (!turn.isBegun) return { state: "waiting", place: turn.place };
  return { state: turn.step === "writing" ? "writing" : "reading", place: 0 };
}

/** Names that are told of what a broken-off import made. */
const most = 100;
/** Milliseconds for which it is told. */
const remembered = 86_400_000;

type Beginning = { id: string; file_name: string; file_key: string | null; created_at: string; request: string };

const since = ({ now }: Pick<Scope, "now">) => new Date(Date.parse(now) - remembered).toISOString();

/**
 * Notes what an import is about to make. That stands at once, the birds come in a write of their own: whoever breaks off in
 * between is told at the next look. The write takes the note away.
 */
export async function noteBegun(scope: Scope, beginning: Beginning, makes: Makes): Promise<void> {
  const { db, org_id, user_id } = scope;
  const { id, file_name, file_key, created_at, request } = beginning;
  const names = [...makes.species, ...makes.statuses, ...makes.places].map(({ name }) => name).slice(0, most);
  const begun = JSON.stringify(names);
  await db.batch([
    db.run(sql`DELETE FROM imports WHERE org_id = ${org_id} AND committed_at IS NULL AND file_key IS NULL
      AND created_at < ${since(scope)}`),
    db.run(sql`INSERT INTO imports (id, org_id, user_id, file_name, file_key, on_duplicate, report, created_at)
      VALUES (${id}, ${org_id}, ${user_id}, ${file_name}, ${file_key}, 'skip',
        json_object('request', ${request}, 'begun', json(${begun})), ${created_at})
      ON CONFLICT (id) DO UPDATE SET report = json_set(report, '$.begun', (SELECT json_group_array(value) FROM (
        SELECT value FROM json_each(report, '$.begun') UNION SELECT value FROM json_each(${begun}) LIMIT ${most})))
      WHERE org_id = excluded.org_id AND committed_at IS NULL`),
  ]);
}

/** What imports without a check made that broke off before their birds were written. */
export async function begunBefore(scope: Scope): Promise<string[]> {
  const { db, org_id } = scope;
  const rows = await db.all<{ name: string }>(sql`
    SELECT DISTINCT made.value AS name FROM imports, json_each(imports.report, '$.begun') AS made
    WHERE imports.org_id = ${org_id} AND committed_at IS NULL AND file_key IS NULL AND created_at >= ${since(scope)}
    LIMIT ${most}`);
  return rows.map(({ name }) => name);
}

/** From so many rows on, whoever began an import may have left its page by the time it ends. */
const longFrom = 1000;

type Ended = { id: string; plan: { rows: number } };

/** The statements that notify whoever began a long import of its end; behind the line that the trail has of it. */
export const endNotified = (scope: Scope, { id, plan: { rows } }: Ended) =>
  rows < longFrom
    ? []
    : [notified(scope, { event: "import.done", key: id, link: `/birds/import/${id}`, facts: { count: rows } })];
