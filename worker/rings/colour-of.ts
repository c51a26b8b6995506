import { sql } from "drizzle-orm";
import type { RingColour } from "#db/vocabulary.ts";
import type { Scope } from "#worker/scope.ts";
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

/** The statement that reads an organisation's own colours, as `ringColourOf` takes them. */
export const ownColoursOf = ({ db, org_id }: Pick<Scope, "db" | "org_id">) =>
  db.all<{ own: string | null }>(
    sql`SELECT json_group_object(year, colour) AS own FROM ring_colours WHERE org_id = ${org_id}`,
  );
