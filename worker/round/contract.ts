import * as z from "zod";
import { id } from "#worker/fields.ts";

/** Which round: of all cages where something is due or eggs are open, and of a place that is to be in it in any case. */
export const roundFilter = z.object({
  place_id: id.optional(),
  /** Only the cages at this site. */
  site_id: id.optional(),
  /** Must be the caller's own; it never selects data. */
  org_id: id.optional(),
});
export type RoundFilter = z.output<typeof roundFilter>;
