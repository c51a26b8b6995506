import type { TurnView } from "../contract.ts";
import type { Answered, StoredTurn } from "./stored-turn.ts";

/** A kept turn as it is answered. */
export function turnViewOf(turn: StoredTurn): TurnView {
  const { id, thread_id, question, language, outcome, tool, mark, created_at: as_of } = turn;
  return {
    ...{ id, thread_id, question, language, outcome, tool, mark, as_of },
    arguments: JSON.parse(turn.arguments),
    figures: JSON.parse(turn.figures),
    ...(JSON.parse(turn.answer) as Answered),
    proposal: null,
  };
}
