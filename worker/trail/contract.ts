import * as z from "zod";
import { subjects } from "#db/vocabulary.ts";
import { calendarDay, id, optional } from "#worker/fields.ts";

/** The question `GET /api/audit` answers: the last event first, from `before` on. Days are the organisation's own. */
export const trailFilter = z.object({
  user_id: z.string("fields.invalid").max(64, "fields.invalid").default(""),
  subject: z.enum([...subjects, ""], "fields.invalid").default(""),
  subject_id: z.string("fields.invalid").max(64, "fields.invalid").default(""),
  from: optional(calendarDay).default(null),
  to: optional(calendarDay).default(null),
  /** Where the page before ended, as it was answered in `next`. */
  before: z
    .string("fields.invalid")
    .max(120, "fields.invalid")
    .regex(/^([\dTZ:.-]{10,30}~\w{1,64})?$/, "fields.invalid")
    .default(""),
  /** Must be the caller's own; it never selects data. */
  org_id: id.optional(),
});
export type TrailFilter = z.output<typeof trailFilter>;
