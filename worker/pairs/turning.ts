import { Refusal } from "#worker/refusal.ts";
import type { PairChange } from "./contract.ts";
import { mayBecome } from "./pair-states.ts";
import type { Pair } from "./reading.ts";

/**
 * What becomes of a pair by another state on a day: its days, and whether its birds begin or end to breed. A state it
 * cannot go to is `illegal_state` with the one it is in; a day before it began is `invalid` on `on`.
 */
export function moved(pair: Pair, { state = pair.state, started_on }: PairChange, on: string) {
  const { state_since, ended_on } = pair;
  const stays = { state: pair.state, started_on: pair.started_on, ended_on, birds: undefined };
  if (state === pair.state) return { ...stays, columns: { state, state_since, ended_on } };
  if (!mayBecome(pair.state, state)) throw illegal(pair);
  const isNew = pair.state === "planned";
  if (!isNew && pair.started_on && on < pair.started_on)
    throw new Refusal("invalid", { on: ["pairs.day.before_start"] });
  const ends = state === "ended" ? on : null;
  return {
    state,
    // A new pair that is saved as ended was only planned, so it has no start day.
    started_on: isNew ? (ends ? null : (started_on ?? on)) : pair.started_on,
    ended_on: ends,
    birds: state === "active" ? ("begin" as const) : ends && !isNew ? ("end" as const) : undefined,
    columns: { state, state_since: on, ended_on: ends },
  };
}

/** The refusal of a state that a pair cannot go to from where it is. */
export const illegal = ({ state }: Pick<Pair, "state">): Refusal =>
  new Refusal("illegal_state", { state: ["pairs.state.illegal"] }, { from: state });
