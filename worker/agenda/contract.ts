import * as z from "zod";
import { calendarDay, id, optional } from "#worker/fields.ts";

/** So many days may lie between the first and the last of a question: a year and the leap day. */
export const mostDays = 366;
/** What the agenda shows where nobody says until when, in days from the first. */
export const usualDays = 7;

const day = optional(calendarDay).default(null);

/** So many entries are told one by one; what lies beyond is counted by day and step. */
export const mostEntries = 1000;
/** So many pairs are named of which nothing can be said. */
export const mostSilent = 50;

/** From which day until which; today and a week where nobody says. */
export const agendaFilter = z.object({
  from: day,
  to: day,
  /** Whether what should have been done before the first day comes along. */
  late: z.enum(["1", ""], "fields.invalid").default(""),
  /** Whether each egg is told once for what it waits for: what may hatch is not told for its candling as well. */
  once: z.enum(["1", ""], "fields.invalid").default(""),
  /** Only what lies at this site. */
  site_id: id.optional(),
  /** For which days it is foretold how many chicks hatch: today and a week where nobody says; of which species, which pair. */
  hatch_from: calendarDay.optional(),
  hatch_to: calendarDay.optional(),
  hatch_species_id: id.optional(),
  hatch_pair_id: id.optional(),
  /** Must be the caller's own; it never selects data. */
  org_id: id.optional(),
});
export type AgendaFilter = z.output<typeof agendaFilter>;

/** For which days it is foretold how many chicks hatch, and of which eggs. */
export const hatchFilter = z.object({
  from: day,
  to: day,
  species_id: id.optional(),
  pair_id: id.optional(),
  /** Must be the caller's own; it never selects data. */
  org_id: id.optional(),
});
export type HatchFilter = Omit<z.output<typeof hatchFilter>, "org_id">;

/** So many clutches are named of which eggs may hatch. */
export const mostHatching = 50;
