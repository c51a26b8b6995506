import { sql } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import type { Database } from "#db/connection.ts";
import type { ConsoleKind } from "#db/words/support.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import type { ApiEnv } from "#worker/http.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { withoutValues } from "#worker/report.ts";
import { consoleRow, forgetRow, type MarkedRow, readingMarked } from "./marked-rows.ts";

/** So many marks are carried at a time. */
const mostAtOnce = 100;
/** So many organisations the clock looks after within a minute. */
const mostSwept = 100;

type Mark = { kind: ConsoleKind; subject_id: string };

/**
 * Brings the operator's lists to what an organisation's tickets, feedback and grants say now: what is marked is read, written
 * into the lists where it is newer than what stands there, and its mark goes where nothing has changed since. Each is done
 * as often as one likes; what breaks off is left to the clock.
 */
export async function carryMarks(db: Database, org_id: string): Promise<void> {
  const { marks, owners, ...read } = await batch(db, {
    marks: db.all<Mark>(sql`SELECT kind, subject_id FROM console_marks WHERE org_id = ${org_id} LIMIT ${mostAtOnce}`),
    owners: db.all<{ short_key: string }>(sql`SELECT short_key FROM organizations WHERE id = ${org_id}`),
    ...readingMarked(db, org_id),
  });
  const [owner] = owners;
  if (!owner || marks.length === 0) return;
  const rows = new Map<string, MarkedRow>();
  for (const [kind, found] of Object.entries(read)) for (const row of found) rows.set(`${kind} ${row.id}`, row);
  const [house, done]: [Statements, Statements] = [{}, {}];
  for (const { kind, subject_id } of marks) {
    const row = rows.get(`${kind} ${subject_id}`);
    const name = `${kind} ${subject_id}`;
    house[name] = row ? consoleRow(db, owner.short_key, kind, row) : forgetRow(db, kind, subject_id);
    done[name] = unmarked(db, org_id, { kind, subject_id }, row);
  }
  await batch(db, house);
  await batch(db, done);
}

const tables = { ticket: "tickets", feedback: "feedback", grant: "support_grants" } as const;

/** Takes a mark away while its row still says what was carried; of a grant that is when it was revoked. */
function unmarked(db: Database, org_id: string, { kind, subject_id }: Mark, row: MarkedRow | undefined) {
  const table = sql.raw(tables[kind]);
  const is = sql`it.org_id = ${org_id} AND it.id = ${subject_id}`;
  const isSame =
    kind === "grant" ? sql`it.revoked_at IS ${row?.revoked_at ?? null}` : sql`it.revision = ${row?.revision ?? 0}`;
  const isStill = row
    ? sql`EXISTS (SELECT 1 FROM ${table} it WHERE ${is} AND ${isSame})`
    : sql`NOT EXISTS (SELECT 1 FROM ${table} it WHERE ${is})`;
  return db.run(sql`DELETE FROM console_marks
    WHERE org_id = ${org_id} AND kind = ${kind} AND subject_id = ${subject_id} AND ${isStill}`);
}

/** The same right behind an answer; it never rejects, for what it leaves the clock finds. */
export async function carryBehind(db: Database, org_id: string): Promise<void> {
  await carryMarks(db, org_id).catch((error: unknown) => {
    const message = "the operator's lists wait for the clock";
    console.error(
      JSON.stringify({ at: new Date().toISOString(), message, org_id, error: withoutValues(String(error)) }),
    );
  });
}

/** Behind routes that write what the operator's lists are to know of: carries it there beside the answer. */
export const carriesMarks = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  if (c.req.method === "GET" || c.error || !c.res.ok) return;
  c.executionCtx.waitUntil(carryBehind(c.var.opened.db, c.var.scope.org_id));
});

/** Scheduled job: carries what a request left behind. */
export async function carryLeftOver(db: Database): Promise<void> {
  const waiting = await db.all<{ org_id: string }>(sql`SELECT DISTINCT org_id FROM console_marks LIMIT ${mostSwept}`);
  await forEachOrganization("carry to the operator's lists", waiting, ({ org_id }) => carryMarks(db, org_id));
}
