import * as z from "zod";
import { eggGrams } from "#db/words/nest.ts";
import { calendarDay, decimal, id, optional } from "#worker/fields.ts";

/** So many weighings are sent at once. */
const mostWeights = 200;

const grams = decimal(eggGrams.least, eggGrams.most, "clutches.grams");

/** What eggs weighed, each on a day, today where none is said; without grams the weighing of that day is taken away. */
export const eggWeighings = z.object({
  weights: z
    .array(
      z.object({
        egg_id: id,
        on: optional(calendarDay).default(null),
        grams: z.union([z.null(), grams], "clutches.grams"),
      }),
      "clutches.nothing",
    )
    .min(1, "clutches.nothing")
    .max(mostWeights, "clutches.many"),
  /** Must be the caller's own; it never selects data. */
  org_id: id.optional(),
});
