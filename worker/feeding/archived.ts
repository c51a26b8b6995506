import * as z from "zod";
import { feedBookings, feedLines, feedRounds, feedTargets } from "#db/schema/feeding.ts";
import { calendarDay } from "#worker/fields.ts";
import { archived } from "#worker/kit/archived.ts";
import { empty, flag, instant, position, rowId, version, whole, word } from "#worker/kit/archived-fields.ts";
import { mostFed } from "./contract.ts";

export const archivedFeedRounds = archived(feedRounds, {
  kind: "feed_round",
  beside: "refused",
  row: z.strictObject({
    id: rowId,
    name: word,
    first_on: calendarDay,
    retired_at: empty(instant),
    version,
    created_at: instant,
    updated_at: instant,
  }),
});

export const archivedFeedLines = archived(feedLines, {
  kind: "feed_line",
  beside: "refused",
  row: z.strictObject({
    id: rowId,
    feed_round_id: rowId,
    position,
    item_id: rowId,
    quantity: whole(1, mostFed),
    is_per_bird: flag,
  }),
});

export const archivedFeedTargets = archived(feedTargets, {
  kind: "feed_target",
  beside: "refused",
  row: z.strictObject({ id: rowId, feed_line_id: rowId, place_id: empty(rowId), species_id: empty(rowId) }),
  fault(rows) {
    const at = rows.findIndex((it) => (it.place_id === null) === (it.species_id === null));
    return at < 0 ? undefined : { key: "feeding.archive.target", values: { row: at + 1 } };
  },
});

export const archivedFeedBookings = archived(feedBookings, {
  kind: "feed_booking",
  beside: "refused",
  unread: ["user_id"],
  row: z.strictObject({
    id: rowId,
    feed_round_id: rowId,
    on_day: calendarDay,
    user_id: empty(rowId),
    created_at: instant,
    undone_at: empty(instant),
  }),
  // Of those that were taken back any number stands on a day.
  same: ({ feed_round_id, on_day, undone_at }) => (undone_at === null ? `${feed_round_id} ${on_day}` : null),
  returned: (_rows, home) => (row) => ({ user_id: home.members.has(row.user_id ?? "") ? row.user_id : null }),
});
