import * as z from "zod";
import { pageSizes } from "#db/page-sizes.ts";
import { subjects } from "#db/vocabulary.ts";
import { calendarDay, cursor, digits, id, optional } from "#worker/fields.ts";

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

/** The question of the list itself, which a program walks by cursor, as many lines at a time as it says. */
export const trailListFilter = trailFilter.extend({
  after: cursor,
  page_size: digits("fields.page_size")
    .refine((size) => (pageSizes as readonly number[]).includes(size), "fields.page_size")
    .default(50),
});
