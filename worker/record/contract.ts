import * as z from "zod";
import { calendarDay, decimal, line, optional } from "#worker/fields.ts";

/**
 * What a bird weighed, today where no day is said; grams may have a comma or a point. A chick on its first day has
 * half a gram, an ostrich is no cage bird.
 */
export const weightDraft = z.object({
  weighed_on: optional(calendarDay).default(null),
  grams: z
    .unknown()
    .refine((given) => given !== undefined && given !== null && given !== "", "fields.required")
    .pipe(decimal(0.3, 20_000, "birds.grams")),
  note: optional(line(200)).optional(),
});
export type WeightDraft = z.output<typeof weightDraft>;
