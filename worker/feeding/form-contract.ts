import * as z from "zod";
import { calendarDay, label, line, optional } from "#worker/fields.ts";

// A feed round as its form sends it: rows numbered behind their names, read against what the shelf holds by the page.

const text = optional(line(400)).default(null);

/** A feed round of so many rows; rows without an item and an amount are none. */
export const feedRoundForm = (rows: number) =>
  z.object({
    name: label(100, "feeding.name.required"),
    first_on: optional(calendarDay).default(null),
    ...(Object.fromEntries(
      Array.from({ length: rows }, (_, at) => [
        [`item_${at + 1}`, text],
        [`amount_${at + 1}`, text],
        [`per_${at + 1}`, z.enum(["round", "bird"], "fields.invalid").default("round")],
        [`for_${at + 1}`, text],
      ]).flat(),
    ) as z.ZodRawShape),
  });
