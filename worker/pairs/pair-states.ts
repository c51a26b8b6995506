import type { PairState } from "#db/vocabulary.ts";

const moves: Record<PairState, readonly PairState[]> = {
  planned: ["active", "ended"],
  active: ["resting", "ended"],
  resting: ["active", "ended"],
  ended: [],
};

/** Whether a pair may go from one state to another; none stays as it is. */
export const mayBecome = (now: PairState, next: PairState): boolean => moves[now].includes(next);

/** Where a pair may go from here. */
export const nextStates = (now: PairState): readonly PairState[] => moves[now];
