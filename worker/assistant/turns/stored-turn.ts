import { type SQL, sql } from "drizzle-orm";
import type { Language } from "#db/vocabulary.ts";
import type { AssistantOutcome, AssistantTool, TurnMark } from "#db/words/assistant.ts";
import type { Scope } from "#worker/scope.ts";
import type { TurnView } from "../tools/contract.ts";

/** A row of `assistant_turns`, its JSON as text. */
export type StoredTurn = {
  id: string;
  thread_id: string;
  position: number;
  question: string;
  language: Language;
  outcome: AssistantOutcome;
  tool: AssistantTool | null;
  arguments: string;
  figures: string;
  answer: string;
  proposal: string | null;
  proposed_until: string | null;
  done_at: string | null;
  undo: string | null;
  undone_at: string | null;
  mark: TurnMark | null;
  created_at: string;
};

/** The words and rows of an answer, as they are kept beside its figures. */
export type Answered = Pick<
  TurnView,
  "answer" | "how" | "rows" | "chart" | "href" | "links" | "not_understood" | "choices"
>;

/** The statement that reads turns of the caller's own threads; `which` narrows `turn` and says the order. */
export const turnsWhere = ({ db, org_id, user_id }: Scope, which: SQL) =>
  db.all<StoredTurn>(sql`
    SELECT turn.id, turn.thread_id, turn.position, turn.question, turn.language, turn.outcome, turn.tool, turn.arguments,
      turn.figures, turn.answer, turn.proposal, turn.proposed_until, turn.done_at, turn.undo, turn.undone_at, turn.mark,
      turn.created_at
    FROM assistant_turns turn
    JOIN assistant_threads thread ON thread.org_id = turn.org_id AND thread.id = turn.thread_id
      AND thread.user_id = ${user_id}
    WHERE turn.org_id = ${org_id} AND ${which}`);
