import * as z from "zod";
import { taskUnits } from "#db/words/care.ts";
import { digits, optional } from "#worker/fields.ts";
import { mostApart, taskDraft } from "./contract.ts";

const { title, notes, on, until, hour, pair_id, place_id, user_id } = taskDraft.shape;
const n = digits("tasks.every.n").refine((it) => it >= 1 && it <= mostApart, "tasks.every.n");

/** A task as its form sends it: how often it comes again in boxes of their own, the bird by its ring. */
export const taskForm = z.object({
  title,
  on,
  hour,
  every_unit: z.preprocess((it) => it || undefined, z.enum(taskUnits, "tasks.every.unit").optional()),
  every_n: optional(n).default(null),
  weekdays: z
    .preprocess(
      (it) => (it === undefined ? [] : Array.isArray(it) ? it : [it]),
      z.array(z.enum(["1", "2", "3", "4", "5", "6", "7"], "fields.invalid")),
    )
    .optional(),
  until,
  ring: z.string().max(200, "fields.long").optional(),
  pair_id,
  place_id,
  user_id,
  notes,
});
type TaskForm = z.output<typeof taskForm>;

/** What the form means for the API. */
export const draftOf = ({ every_unit, every_n, weekdays, ring: _, ...same }: TaskForm) => ({
  ...same,
  every: every_unit
    ? {
        unit: every_unit,
        n: every_n ?? 1,
        ...(every_unit === "weekdays" && { weekdays: (weekdays ?? []).map(Number) }),
      }
    : null,
});
