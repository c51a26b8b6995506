import * as z from "zod";
import { eggWeights } from "#db/schema/egg-trays.ts";
import { eggGrams } from "#db/words/nest.ts";
import { calendarDay } from "#worker/fields.ts";
import { archived } from "#worker/kit/archived.ts";
import { instant, number, rowId } from "#worker/kit/archived-fields.ts";

export const archivedEggWeights = archived(eggWeights, {
  kind: "egg_weight",
  beside: "refused",
  row: z.strictObject({
    id: rowId,
    egg_id: rowId,
    on_day: calendarDay,
    grams: number(eggGrams.least, eggGrams.most),
    created_at: instant,
  }),
  same: ({ egg_id, on_day }) => `${egg_id} ${on_day}`,
});
