import * as z from "zod";
import { taskStates, taskUnits } from "#db/words/care.ts";
import { version } from "#worker/birds/contract.ts";
import { calendarDay, id, label, notes, optional, paging } from "#worker/fields.ts";

/** How many tasks may be open in an organisation. */
export const mostOpenTasks = 1000;
/** What is done every so many days, weeks, months or years: at most so many. */
export const mostApart = 366;

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();

/** How often it comes again; `weekdays`, 1 (Monday) to 7, only with that unit, where `n` counts weeks. */
const every = z
  .strictObject({
    unit: z.enum(taskUnits, "tasks.every.unit"),
    n: z
      .number("tasks.every.n")
      .int("tasks.every.n")
      .min(1, "tasks.every.n")
      .max(mostApart, "tasks.every.n")
      .default(1),
    weekdays: z
      .array(z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid").max(7, "fields.invalid"))
      .transform((days) => [...new Set(days)].sort())
      .optional(),
  })
  .refine(({ unit, weekdays }) => unit !== "weekdays" || (weekdays?.length ?? 0) > 0, {
    path: ["weekdays"],
    error: "tasks.every.weekdays",
  });

const fields = {
  title: label(120, "tasks.title.required"),
  notes: notes(2000),
  on: calendarDay,
  until: optional(calendarDay),
  hour: optional(z.string("tasks.hour").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "tasks.hour")),
  every: every.nullable(),
  bird_id: optional(id),
  pair_id: optional(id),
  place_id: optional(id),
  user_id: optional(id),
};

/** A new task: once on a day, or again and again. */
export const taskDraft = z.object({
  ...fields,
  notes: optional(fields.notes).default(null),
  on: optional(calendarDay).default(null),
  until: fields.until.default(null),
  hour: fields.hour.default(null),
  every: fields.every.default(null),
  bird_id: fields.bird_id.default(null),
  pair_id: fields.pair_id.default(null),
  place_id: fields.place_id.default(null),
  user_id: fields.user_id.default(null),
  org_id,
});
export type TaskDraft = z.output<typeof taskDraft>;

/** An edit: absent is unchanged, null clears. With `version` a stale edit is refused. */
export const taskChange = z.object({ ...fields, notes: optional(fields.notes), version, org_id }).partial();
export type TaskChange = z.output<typeof taskChange>;

/** What became of a task on one of its days; null takes that back. */
export const taskMark = z.object({
  on: calendarDay,
  state: z.enum(taskStates, "fields.invalid").nullable(),
  org_id,
});
export type TaskMark = z.output<typeof taskMark>;

export const taskFilter = z.object({
  ...paging,
  /** Open ones, or those that are over. */
  show: z.enum(["open", "over", ""], "fields.invalid").default(""),
  org_id,
});
export type TaskFilter = z.output<typeof taskFilter>;

/** What a new task is about already. */
export const taskChoicesFilter = z.object({ bird_id: id.optional(), pair_id: id.optional(), org_id });
