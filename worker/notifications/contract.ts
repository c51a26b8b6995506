import * as z from "zod";
import { id } from "#worker/fields.ts";

/** How many stand on one page. */
export const perPage = 50;
/** So many are named one by one in a request; a page has fewer. */
const mostNamed = 200;

/** Where the page before ended, as it was answered in `next`. */
const before = z
  .string("fields.invalid")
  .max(120, "fields.invalid")
  .regex(/^([\dTZ:.-]{10,30}~\w{1,64})?$/, "fields.invalid")
  .default("");

/** The question `GET /api/notifications` answers. */
export const notificationFilter = z.object({
  unread: z.enum(["1", ""], "fields.invalid").default(""),
  before,
  /** Must be the caller's own; it never selects data. */
  org_id: id.optional(),
});
export type NotificationFilter = z.output<typeof notificationFilter>;

/** Some by their ids, or one and all that are older; of those, where it is asked for, the unread alone. */
export const notificationChoice = z.union([
  z.strictObject({ ids: z.array(id).min(1, "fields.required").max(mostNamed, "fields.long") }),
  z.strictObject({ until: id, unread: z.literal(true, "fields.invalid").optional() }),
]);
export type NotificationChoice = z.output<typeof notificationChoice>;

/** What was cleared together, by the name it was answered with. */
export const notificationUndo = z.strictObject({ undo: id });
