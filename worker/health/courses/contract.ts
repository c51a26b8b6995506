import * as z from "zod";
import { doseStates } from "#db/words/care.ts";
import { calendarDay, digits, id, line, notes, optional, paging } from "#worker/fields.ts";
import { most } from "./bounds-contract.ts";

// A form sends figures as text.
const whole = (least: number, greatest: number, message: string) =>
  digits(message).refine((n) => n >= least && n <= greatest, message);

/** What was prescribed: medicine, dose and route are free text, and nothing is calculated from them. */
const prescription = {
  medicine: line(120, "courses.medicine.required"),
  dose: optional(line(200)),
  route: optional(line(120)),
  prescribed_by: optional(line(120)),
  first_on: calendarDay,
  days: whole(1, most.days, "courses.days.range"),
  times_a_day: whole(1, most.timesADay, "courses.times.range"),
  withdrawal_days: whole(0, most.withdrawalDays, "courses.withdrawal.range"),
  notes: optional(notes(2000)),
};

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();
const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid");
const none = { dose: null, route: null, prescribed_by: null, notes: null, withdrawal_days: 0, times_a_day: 1 };

/** A new course, for birds, or for whoever lives in a place. */
export const courseDraft = z
  .object({
    bird_ids: z
      .array(id, "courses.birds.required")
      .transform((ids) => [...new Set(ids)])
      .refine((ids) => ids.length <= most.birds, "courses.birds.many")
      .default([]),
    place_id: optional(id).default(null),
    ...prescription,
    dose: prescription.dose.default(none.dose),
    route: prescription.route.default(none.route),
    prescribed_by: prescription.prescribed_by.default(none.prescribed_by),
    notes: prescription.notes.default(none.notes),
    times_a_day: prescription.times_a_day.default(none.times_a_day),
    withdrawal_days: prescription.withdrawal_days.default(none.withdrawal_days),
    org_id,
  })
  .refine(({ bird_ids, place_id }) => bird_ids.length > 0 || place_id !== null, {
    path: ["bird_ids"],
    message: "courses.birds.required",
  });
export type CourseDraft = z.output<typeof courseDraft>;

/** An edit while nothing was given: absent is unchanged, null clears. */
export const courseChange = z.object({ ...prescription, version, org_id }).partial();
export type CourseChange = z.output<typeof courseChange>;

/** Ends a course before its last day; today where no day is said. */
export const courseStop = z.object({ on: optional(calendarDay).default(null), version: version.optional() });
export type CourseStop = z.output<typeof courseStop>;

/** Which dose of which day. */
const nth = whole(1, most.timesADay, "fields.invalid");

/** What became of a dose, and who did not get it. */
export const doseMark = z.object({
  on: calendarDay,
  nth: nth.default(1),
  state: z.enum(doseStates, "fields.invalid"),
  except: z.array(id, "fields.invalid").max(most.birds, "fields.long").default([]),
});
export type DoseMark = z.output<typeof doseMark>;

/** Which courses a list shows: those that run, are to come or ended lately, or a page of all. */
export const courseFilter = z.object({
  show: z.enum(["open", "all"], "fields.invalid").default("open"),
  ...paging,
  org_id,
});
export type CourseFilter = z.output<typeof courseFilter>;
