import type { clutches } from "#db/schema/clutches.ts";
import type { EggState, Language, PairState, Sex } from "#db/vocabulary.ts";
import type { Ring } from "./flock/flock.ts";

/** Something that was done to an egg, so many days before the day of its pair; fostered to the pair of a name. */
export type BookedEvent =
  | readonly [event: Exclude<EggState, "laid"> | "looked" | "ringed" | "weaned", days: number]
  | readonly [event: "foster", days: number, pair: string];
export type BookedChick = {
  /** A bird of the flock has its ring there; others are made with theirs, or bear the tag of the egg. */
  ring?: Ring;
  sex?: Sex;
  /** Key of the place it went to when it was weaned. */
  place?: string;
  lost?: { days: number; cause: Record<Language, string> };
};
export type BookedEgg = { laid: number; done: readonly BookedEvent[]; chick?: BookedChick };
/** What was written of a nest. */
type BookedNest = Partial<
  Pick<typeof clutches.$inferInsert, "dummy_eggs" | "incubated_by" | "nest_kind" | "nest_material">
>;
export type BookedPair = {
  name: string;
  cock: Ring;
  hen: Ring;
  /** Key of a place. */
  place: string;
  state: PairState;
  /** The day its days are before: today, or month and day of a season so many years ago. */
  day: "today" | { ago: number; on: string };
  began: number;
  /** Since when it rests, or when it ended. */
  until?: number;
  notes?: Record<Language, string>;
  clutches: ReadonlyArray<readonly BookedEgg[]>;
  /** Of each clutch, in their order, as far as somebody wrote it down. */
  nests?: readonly BookedNest[];
};

/** An egg that nothing hatched from. */
export const egg = (laid: number, ...done: BookedEvent[]): BookedEgg => ({ laid, done });

/** An egg and its chick: when it was seen to be fertile, hatched, was ringed and was weaned. */
export const grown = (
  laid: number,
  [fertile, out, ringed, weaned]: readonly [number, number, number?, number?],
  chick: BookedChick,
  ...before: BookedEvent[]
): BookedEgg => ({
  laid,
  chick,
  done: [
    ...before,
    ...[["fertile", fertile] as const, ["hatched", out] as const],
    ...(ringed === undefined ? [] : [["ringed", ringed] as const]),
    ...(weaned === undefined ? [] : [["weaned", weaned] as const]),
  ],
});
