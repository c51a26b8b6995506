import type { TrayKind } from "#db/words/care.ts";

// What rooms behind the machines say on their pages.

/** A machine as the rooms behind it see it on its page; set points are °C and %, null where nobody said them. */
export type SeenIncubator = {
  temperature_c: number | null;
  humidity_pct: number | null;
  trays: ReadonlyArray<{ id: string; name: string; kind: TrayKind; slots: number | null; lockdown_on: string | null }>;
};
/** What a species that lies in a machine wants, in °C and %; null is not said. */
export type BroodedSpecies = { name: string; temperature_c: number | null; humidity_pct: number | null };
/** What is said of a machine's contents. Besides what only its own part shows, the machine's pages themselves read these. */
export type OfIncubator = {
  /** The species that lie in it: the page warns where their set points are too far apart. */
  brooded?: readonly BroodedSpecies[];
  /** How many eggs lie in it, and how many more once lay there: neither it nor such a tray can be deleted. */
  eggs_inside?: number;
  eggs_before?: number;
} & Readonly<Record<string, unknown>>;
