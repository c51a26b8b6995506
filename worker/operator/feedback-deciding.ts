import { sql } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "#db/connection.ts";
import type { FeedbackState, FeedbackType } from "#db/words/support.ts";
import { audited, type Changes } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { notified } from "#worker/notifications/noting.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { carryBehind } from "#worker/support/console/carrying.ts";
import type { FeedbackView, feedbackDecisionDraft } from "#worker/support/feedback/contract.ts";
import type { PageQuery } from "./contract.ts";
import { type Listed, pageOf } from "./page-of.ts";
import { onRecord } from "./record/actions.ts";

/** Feedback as a line of the operator's list: what it says is read where it lies. */
export type FeedbackRow = {
  id: string;
  short_key: string;
  organization: string | null;
  type: FeedbackType;
  rating: number | null;
  state: FeedbackState;
  created_at: string;
};
/** One of them, read in the organisation it is of. */
export type ReadFeedback = FeedbackView & { short_key: string; organization: string; version: number };

/** Feedback of all organisations, the newest first: all of it, or what is in a state. */
export function listFeedback(
  db: Database,
  query: PageQuery & { state: FeedbackState | "" },
): Promise<Listed<FeedbackRow>> {
  return pageOf(db, query, {
    columns: sql`it.id, it.short_key, it.type, it.rating, it.state, it.created_at,
      (SELECT name FROM console_organizations shown WHERE shown.short_key = it.short_key) AS organization`,
    from: query.state === "" ? sql`console_feedback it` : sql`console_feedback it WHERE it.state = ${query.state}`,
    order: sql`it.created_at DESC, it.id DESC`,
  });
}

type Home = { org_id: string; short_key: string; organization: string };
type StoredFeedback = Omit<ReadFeedback, "short_key" | "organization"> & { user_id: string };

/** Whose feedback an id of the list is; `missing` where there is none, or its organisation is gone. */
async function homeOf(db: Database, id: string): Promise<Home> {
  const [home] = await db.all<Home>(sql`SELECT organizations.id AS org_id, organizations.short_key,
      organizations.name AS organization
    FROM console_feedback JOIN organizations ON organizations.short_key = console_feedback.short_key
    WHERE console_feedback.id = ${id}`);
  if (!home) throw new Refusal("missing");
  return home;
}

const reading = (db: Database, org_id: string, id: string) =>
  db.all<StoredFeedback>(sql`SELECT id, user_id, type, title, description, rating, state, line, decided_at, version,
    created_at FROM feedback WHERE org_id = ${org_id} AND id = ${id}`);

function viewOf([row]: StoredFeedback[], { short_key, organization }: Home): ReadFeedback {
  if (!row) throw new Refusal("missing");
  const { user_id: _, ...shown } = row;
  return { ...shown, short_key, organization };
}

/** One feedback whole; `missing` where it is gone. */
export async function findFeedback(db: Database, id: string): Promise<ReadFeedback> {
  const home = await homeOf(db, id);
  return viewOf(await reading(db, home.org_id, id), home);
}

type Decision = z.output<typeof feedbackDecisionDraft>;

/**
 * Decides about feedback in the organisation it is of, with a line for its author, who is notified where the state changed;
 * `stale` with what stands where somebody else decided since `version` was read.
 */
export async function decideFeedback(scope: Scope, id: string, draft: Decision & { version?: number | undefined }) {
  const { db, now } = scope;
  const home = await homeOf(db, id);
  const { org_id, short_key } = home;
  const [before] = await reading(db, org_id, id);
  if (!before) throw new Refusal("missing");
  const { state, version = before.version } = draft;
  const line = draft.line || null;
  const changes: Changes = {
    ...(state !== before.state && { state: [before.state, state] as [string, string] }),
    ...(line !== before.line && { line: [before.line, line] as [string | null, string | null] }),
  };
  if (version === before.version && Object.keys(changes).length === 0) return viewOf([before], home);
  const decided = await onRecord(
    scope,
    { kind: "feedback_decided", short_key, subject_id: id, details: { state } },
    async () => {
      const author = { db, org_id, now, user_id: before.user_id };
      const { written, after } = await batch(db, {
        written: db.run(sql`UPDATE feedback SET state = ${state}, line = ${line}, decided_at = ${now},
        version = version + 1 WHERE org_id = ${org_id} AND id = ${id} AND version = ${version}`),
        line: audited(
          { db, org_id, now, user_id: null },
          { subject: "feedback", subject_id: id, deed: "changed", changes },
        ),
        notice: notified(author, {
          event: "feedback.decided",
          key: `${id} ${version}`,
          link: "/feedback",
          facts: { title: before.title },
        }),
        after: reading(db, org_id, id),
      });
      const view = viewOf(after, home);
      if (written.rowsAffected === 0) throw new Refusal("stale", {}, { current: view });
      return view;
    },
  );
  await carryBehind(db, org_id);
  return decided;
}
