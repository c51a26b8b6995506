import * as z from "zod";
import { calendarDay, id, label, listQuestion } from "#worker/fields.ts";

/** How many lines a feed round has, and how many places and species a line; triggers hold both. */
const mostLines = 60;
const mostTargets = 100;
/** The most of an item that a line says, in its units: a hundred tonnes. */
export const mostFed = 100_000_000;
/** So many days before today a round is missed, and booked together with others. */
export const mostMissed = 14;

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();
const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid");

/** Grams, millilitres or pieces. */
const amount = z
  .number("feeding.amount.unreadable")
  .int("feeding.amount.whole")
  .min(1, "feeding.amount.some")
  .max(mostFed, "feeding.amount.most");

const targets = z.array(id, "fields.invalid").max(mostTargets, "feeding.targets.many").default([]);

/** So much of an item each time, or for each bird that is there; in chosen places and of chosen species, else of all. */
const feedLine = z
  .object({
    item_id: id,
    quantity: amount.optional(),
    per_bird: amount.optional(),
    place_ids: targets,
    species_ids: targets,
  })
  .refine(({ quantity, per_bird }) => (quantity === undefined) !== (per_bird === undefined), {
    path: ["quantity"],
    error: "feeding.amount.one",
  })
  .refine(({ place_ids, species_ids }) => place_ids.length + species_ids.length <= mostTargets, {
    path: ["place_ids"],
    error: "feeding.targets.many",
  });
export type StatedLine = z.output<typeof feedLine>;

const fields = {
  name: label(100, "feeding.name.required"),
  lines: z
    .array(feedLine, "feeding.lines.required")
    .min(1, "feeding.lines.required")
    .max(mostLines, "feeding.lines.many"),
  /** The first day it is fed on; today where nobody says. */
  first_on: calendarDay,
};

export const feedRoundDraft = z.object({ ...fields, first_on: fields.first_on.optional(), org_id });
export type FeedRoundDraft = z.output<typeof feedRoundDraft>;

/** An edit: absent is unchanged; lines that are said are all of them. `retired` ends it, or takes that back. */
export const feedRoundChange = z.object({ ...fields, retired: z.boolean("fields.invalid"), version, org_id }).partial();
export type FeedRoundChange = z.output<typeof feedRoundChange>;

/** The day it was fed on; with `from` all days of it that were missed, from that one on. */
export const feedBooked = z.object({ on: calendarDay, from: calendarDay.optional(), org_id });
export type FeedBooked = z.output<typeof feedBooked>;

/** The day of which the booking is taken back. */
export const feedUndone = z.object({ on: calendarDay, org_id });

export const feedRoundFilter = listQuestion;
