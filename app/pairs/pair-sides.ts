import type { PairSide } from "#db/vocabulary.ts";

/** Who can be on either side of a pair: a living bird of the flock, of the sex. */
export const fits = { cock: { sex: "male", who: "living" }, hen: { sex: "female", who: "living" } } as const;

/** How `/birds/picker` is asked for them. */
export const pickQuery = (side: PairSide): string => new URLSearchParams({ of: "birds", ...fits[side] }).toString();
