import type { RingColour } from "#db/vocabulary.ts";
import { colourOfYear, type OwnColours } from "./advice.ts";
import { ringParts } from "./parts.ts";

/**
 * The colour of a closed ring by the year it says: the organisation's own, else the usual one; null where the ring says no
 * year or nobody has said a colour. `own` is JSON, year to colour; `today` (YYYY-MM-DD) bounds which two digits are a year.
 */
export function ringColourOf(ring: string, today: string, own: string | null): RingColour | null {
  const { year } = ringParts(ring, today);
  if (year === null) return null;
  return colourOfYear(year, JSON.parse(own ?? "{}") as OwnColours)?.colour ?? null;
}
