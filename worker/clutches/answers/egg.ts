import * as z from "zod";
import { eggStates, seasonSteps } from "#db/vocabulary.ts";

const eggDay = z.strictObject({
  candle: z.array(z.string()),
  hatch_from: z.string().nullable(),
  hatch_to: z.string().nullable(),
});
const dayZero = z.strictObject({
  day: z.string(),
  rule: z.enum(["set", "own_laying", "nth_laid", "nth_estimated"]),
  number: z.number().nullable(),
});
const nest = z.strictObject({
  pair_id: z.string(),
  number: z.string(),
  place_id: z.string().nullable(),
  place: z.string().nullable(),
  is_foster: z.boolean(),
});
const chick = z.strictObject({
  id: z.string().nullable(),
  ring: z.string(),
  is_ringed: z.boolean(),
  is_gone: z.boolean(),
  left: z.strictObject({ status: z.string().nullable(), on: z.string().nullable() }).optional(),
});
const silent = z.strictObject({
  step: z.enum(seasonSteps),
  lacks: z.enum([
    "incubation_days",
    "lockdown_days_before_hatch",
    "incubation_days_to",
    "candling_days",
    "lay_interval_days",
    "sits_from_egg",
    "ring_days_from",
    "ring_days_to",
    "weaning_day",
    "laid_on",
    "layings",
  ]),
});
const due = z.strictObject({
  step: z.enum(seasonSteps),
  on: z.string(),
  until: z.string(),
  since: z.union([
    dayZero,
    z.strictObject({ day: z.string(), rule: z.enum(["stored", "laid", "hatched"]), number: z.null() }),
  ]),
  number: z.number(),
  by: z.enum([
    "incubation_days",
    "lockdown_days_before_hatch",
    "incubation_days_to",
    "candling_days",
    "lay_interval_days",
    "sits_from_egg",
    "ring_days_from",
    "ring_days_to",
    "weaning_day",
    "thumb",
  ]),
});
/** As the calls of eggs and clutches answer it. */
export const egg = z
  .strictObject({
    id: z.string(),
    number: z.number(),
    tag: z.string(),
    mark: z.string().nullable(),
    hen_id: z.string().nullable(),
    laid_on: z.string().nullable(),
    set_on: z.string().nullable(),
    stored_on: z.string().nullable(),
    state: z.enum(eggStates),
    clutch: z.strictObject({ id: z.string(), number: z.number() }),
    pair: z.strictObject({ id: z.string(), number: z.string() }),
    nest: nest,
    tray: z
      .strictObject({ id: z.string(), name: z.string(), incubator_id: z.string(), incubator: z.string() })
      .nullable(),
    due: eggDay,
    steps: z.array(due),
    silent: z.array(silent),
    seen_on: z.string().nullable(),
    hatched_on: z.string().nullable(),
    weaned_on: z.string().nullable(),
    chick: chick.nullable(),
    notes: z.string().nullable(),
    next: z.array(z.enum(eggStates)),
    may_foster: z.boolean(),
    version: z.number(),
  })
  .meta({ id: "Egg" });
