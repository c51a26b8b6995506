import * as z from "zod";
import { birdWeights } from "#db/schema/record.ts";
import { calendarDay } from "#worker/fields.ts";
import { archived } from "#worker/kit/archived.ts";
import { instant, number, rowId, text } from "#worker/kit/archived-fields.ts";

export const archivedWeights = archived(birdWeights, {
  kind: "weight",
  beside: "refused",
  row: z.strictObject({
    id: rowId,
    bird_id: rowId,
    weighed_on: calendarDay,
    grams: number(0.0001, 1_000_000),
    note: text(2000),
    created_at: instant,
  }),
});
