import { sql } from "drizzle-orm";
import * as z from "zod";
import { ringColours } from "#db/schema/rings.ts";
import { ringColourWords } from "#db/vocabulary.ts";
import { archived } from "#worker/kit/archived.ts";
import { oneOf, whole } from "#worker/kit/archived-fields.ts";

export const archivedRingColours = archived(ringColours, {
  key: { column: "year", start: -1 },
  row: z.strictObject({ year: whole(1900, 2200), colour: oneOf(ringColourWords) }),
  beside: sql`ON CONFLICT (org_id, year) DO UPDATE SET colour = excluded.colour`,
});
