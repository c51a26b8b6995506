import { proposalView } from "../actions/view.ts";
import type { TurnView } from "../tools/contract.ts";
import type { Answered, StoredTurn } from "./stored-turn.ts";

/** A kept turn as it is answered at an instant, ISO: what it proposes ends. */
export function turnViewOf(turn: StoredTurn, now: string): TurnView {
  const { id, thread_id, question, language, outcome, tool, mark, created_at: as_of } = turn;
  return {
    id,
    thread_id,
    question,
    language,
    outcome,
    tool,
    mark,
    as_of,
    arguments: JSON.parse(turn.arguments),
    figures: JSON.parse(turn.figures),
    ...(JSON.parse(turn.answer) as Answered),
    proposal: proposalView({ ...turn, proposal: parsed(turn.proposal), undo: parsed(turn.undo) }, now),
  };
}

const parsed = (text: string | null) => (text === null ? null : JSON.parse(text));
