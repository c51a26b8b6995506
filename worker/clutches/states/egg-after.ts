import type { EggAction, EggState } from "#db/vocabulary.ts";
import { eggMoves, isOpen } from "./egg-states.ts";

/** One move of an egg, as `egg_events` keeps it; days `YYYY-MM-DD`. */
export type EggEvent = {
  position: number;
  deed: EggAction;
  from_state: EggState | null;
  to_state: EggState | null;
  on_day: string | null;
  to_pair_id: string | null;
  /** Out of which tray into which it went; null is a nest. */
  from_tray_id?: string | null;
  to_tray_id?: string | null;
  undoes: number | null;
};

/** What follows of an egg from its events. */
export type EggFacts = {
  state: EggState;
  ended_from: EggState | null;
  foster_pair_id: string | null;
  /** The tray of a machine in which it lies, and since which day. */
  tray_id: string | null;
  tray_on: string | null;
  set_on: string | null;
  stored_on: string | null;
  seen_on: string | null;
  once_fertile: boolean;
  once_clear: boolean;
  hatched_on: string | null;
  weaned_on: string | null;
};

/** An egg that nothing happened to yet. */
export const justLaid: EggFacts = {
  state: "laid",
  ended_from: null,
  foster_pair_id: null,
  tray_id: null,
  tray_on: null,
  set_on: null,
  stored_on: null,
  seen_on: null,
  once_fertile: false,
  once_clear: false,
  hatched_on: null,
  weaned_on: null,
};

/** Whoever was alive in the shell had been fertile, candled or not. */
const alive: ReadonlySet<EggState> = new Set(["fertile", "pipped", "hatched", "early_dead", "late_dead"]);
const judged: ReadonlySet<EggState> = new Set(["fertile", "clear"]);

/** The events that still hold: neither what was taken back nor the taking back. */
export function standing<Event extends Pick<EggEvent, "position" | "deed" | "undoes">>(
  events: readonly Event[],
): Event[] {
  const gone = new Set(events.flatMap(({ undoes }) => (undoes === null ? [] : [undoes])));
  return events.filter(({ position, deed }) => deed !== "undone" && !gone.has(position));
}

/** What an egg is after its events, given in their order; what was taken back counts for nothing. */
export const eggAfter = (events: readonly EggEvent[]): EggFacts => standing(events).reduce(after, justLaid);

/** What an egg is after one more event that holds. */
export function after(
  egg: EggFacts,
  { deed, to_state, on_day, to_pair_id, to_tray_id = null }: Omit<EggEvent, "position" | "undoes">,
): EggFacts {
  if (deed === "state" && to_state) return moved(egg, to_state, on_day);
  if (deed === "foster") return { ...egg, foster_pair_id: to_pair_id, tray_id: null, tray_on: null };
  if (deed === "tray") {
    // It lies in a machine or in a nest: what comes out again goes to its own pair's.
    const there = { ...egg, foster_pair_id: null, tray_id: to_tray_id, tray_on: to_tray_id === null ? null : on_day };
    return to_state ? moved(there, to_state, on_day) : there;
  }
  if (deed === "looked") return { ...egg, seen_on: on_day };
  if (deed === "weaned") return { ...egg, weaned_on: on_day };
  return egg;
}

// What is not expected any more leaves its tray, but for what may be set right.
const staysInTray = (state: EggState) => isOpen(state) || eggMoves[state].length > 0;

const moved = (egg: EggFacts, to: EggState, on: string | null): EggFacts => ({
  ...egg,
  state: to,
  ended_from: isOpen(to) ? null : egg.state,
  ...(!staysInTray(to) && { tray_id: null, tray_on: null }),
  set_on: to === "set" ? on : egg.set_on,
  stored_on: to === "stored" ? on : egg.stored_on,
  seen_on: judged.has(to) ? on : egg.seen_on,
  once_fertile: egg.once_fertile || alive.has(to),
  once_clear: egg.once_clear || to === "clear",
  hatched_on: to === "hatched" ? on : null,
});
