import * as z from "zod";
import { eggTrayMoves, eggTrays } from "#db/schema/egg-trays.ts";
import { calendarDay } from "#worker/fields.ts";
import { archived } from "#worker/kit/archived.ts";
import { empty, rowId } from "#worker/kit/archived-fields.ts";

/** Where eggs lie; whether their events say so is judged with these. */
export const archivedEggTrays = archived(eggTrays, {
  kind: "egg_tray",
  beside: "refused",
  row: z.strictObject({ id: rowId, egg_id: rowId, tray_id: rowId, since_on: calendarDay }),
  same: ({ egg_id }) => egg_id,
});

export const archivedEggTrayMoves = archived(eggTrayMoves, {
  kind: "egg_tray_move",
  beside: "refused",
  row: z.strictObject({ id: rowId, event_id: rowId, from_tray_id: empty(rowId), to_tray_id: empty(rowId) }),
  same: ({ event_id }) => event_id,
});
