import * as z from "zod";
import { birdDraft, version } from "#worker/birds/contract.ts";
import { narrowing } from "#worker/birds/list-contract.ts";
import { calendarDay, id, line, optional } from "#worker/fields.ts";

const mostChosen = 5000;

/** Either birds one by one, or everything a filter matches: `{}` is the whole flock. */
const whom = {
  ids: z.array(id, "fields.invalid").min(1, "birds.bulk.nobody").max(mostChosen, "birds.bulk.many").optional(),
  filter: z.object(narrowing).partial().optional(),
};

/** Since when, today where it is not said, of what birds died, and to whom and for how many cents each they went. */
const statusDay = {
  status_since: birdDraft.shape.status_since,
  cause_of_death: birdDraft.shape.cause_of_death,
  left_to: birdDraft.shape.left_to,
  left_price_cents: birdDraft.shape.left_price_cents,
};

/** A place that would hold more than it is made for asks for a reason. */
const placeDay = { moved_on: optional(calendarDay).optional(), reason: optional(line(200)).optional() };

/** The status of one bird from a day on; with `version` a stale one is refused. */
export const statusAction = z.object({ status_id: optional(id), ...statusDay, version });

/** One action on many birds. Null takes the status or the place away. */
export const bulkAction = z
  .discriminatedUnion(
    "action",
    [
      z.object({ action: z.literal("status"), status_id: optional(id), ...statusDay, ...whom }),
      z.object({ action: z.literal("place"), place_id: optional(id), ...placeDay, ...whom }),
      z.object({ action: z.literal("delete"), ...whom }),
    ],
    "fields.invalid",
  )
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    message: "birds.bulk.nobody",
    path: ["ids"],
  });
export type BulkAction = z.output<typeof bulkAction>;

/** Which action is taken back: the instant it was answered with. */
export const birdUndo = z.object({
  undo: z.string("fields.invalid").regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, "fields.invalid"),
});
