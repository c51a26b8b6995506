import { type SQL, sql } from "drizzle-orm";
import type { Language } from "#db/vocabulary.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { Kept, KeptDone } from "./action.ts";

/** What of a turn its action stands in; instants are ISO. */
export type ProposedTurn = {
  id: string;
  language: Language;
  proposal: Kept | null;
  proposed_until: string | null;
  done_at: string | null;
  undo: KeptDone | null;
  undone_at: string | null;
};

type Row = Omit<ProposedTurn, "proposal" | "undo"> & { proposal: string | null; undo: string | null };

const own = ({ org_id, user_id }: Scope, id: string): SQL => sql`assistant_turns.org_id = ${org_id}
  AND assistant_turns.id = ${id} AND EXISTS (SELECT 1 FROM assistant_threads thread WHERE thread.org_id = ${org_id}
    AND thread.id = assistant_turns.thread_id AND thread.user_id = ${user_id})`;

/** A turn of who asks in which something was proposed; `missing` where it is not theirs or proposes nothing. */
export async function proposedTurn(scope: Scope, id: string): Promise<ProposedTurn & { proposal: Kept }> {
  const [row] = await scope.db.all<Row>(sql`
    SELECT id, language, proposal, proposed_until, done_at, undo, undone_at FROM assistant_turns WHERE ${own(scope, id)}`);
  if (!row?.proposal) throw new Refusal("missing");
  return {
    ...row,
    proposal: JSON.parse(row.proposal) as Kept,
    undo: row.undo ? (JSON.parse(row.undo) as KeptDone) : null,
  };
}

async function isChanged(scope: Scope, id: string, { sets, when }: { sets: SQL; when: SQL }): Promise<boolean> {
  const rows = await scope.db.all(
    sql`UPDATE assistant_turns SET ${sets} WHERE ${own(scope, id)} AND ${when} RETURNING id`,
  );
  return rows.length > 0;
}

/** Whether this very request is the one that does it; whoever began so long ago and never ended is taken over. */
export const claim = (scope: Scope, id: string, before: string): Promise<boolean> =>
  isChanged(scope, id, {
    sets: sql`done_at = ${scope.now}`,
    when: sql`undo IS NULL AND undone_at IS NULL AND (done_at IS NULL OR done_at < ${before})`,
  });

/** Keeps how it ended. */
export const keepDone = (scope: Scope, id: string, done: KeptDone): Promise<boolean> =>
  isChanged(scope, id, { sets: sql`undo = ${JSON.stringify(done)}`, when: sql`undo IS NULL` });

/** Lets it be agreed to again, for nothing was done; as it stands now, where that is said, until then. */
export const release = (scope: Scope, id: string, anew?: { proposal: Kept; until: string }): Promise<boolean> =>
  isChanged(scope, id, {
    sets: anew
      ? sql`done_at = NULL, proposal = ${JSON.stringify(anew.proposal)}, proposed_until = ${anew.until}`
      : sql`done_at = NULL`,
    when: sql`undo IS NULL AND done_at = ${scope.now}`,
  });

/** Whether this very request is the one that takes it back. */
export const claimUndo = (scope: Scope, id: string): Promise<boolean> =>
  isChanged(scope, id, { sets: sql`undone_at = ${scope.now}`, when: sql`undo IS NOT NULL AND undone_at IS NULL` });

/** Lets it be taken back again, for it was not. */
export const releaseUndo = (scope: Scope, id: string): Promise<boolean> =>
  isChanged(scope, id, { sets: sql`undone_at = NULL`, when: sql`undone_at = ${scope.now}` });
