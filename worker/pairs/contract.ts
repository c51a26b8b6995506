import * as z from "zod";
import { pageSizes } from "#db/page-sizes.ts";
import { mostOnSide, pairKinds, pairStates } from "#db/vocabulary.ts";
import { calendarDay, digits, id, line, notes, optional, paging } from "#worker/fields.ts";

const side = (missing: string) =>
  z
    .array(id, missing)
    .min(1, missing)
    .transform((ids) => [...new Set(ids)])
    .refine((ids) => ids.length <= mostOnSide, "pairs.birds.many");

const kind = z.enum(pairKinds, "pairs.kind.required");

/** How birds go to the pair's cage: on their own day, and over its capacity with a reason. */
const moving = {
  /** Whether the birds move to the pair's place. */
  move: z.boolean("fields.invalid").default(true),
  reason: optional(line(200)).default(null),
};

/** Whether birds that are away, lent or missing, are meant all the same. */
const confirmed = z.boolean("fields.invalid");

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();

/** A new pair: planned, or put together already. */
export const pairDraft = z.object({
  kind,
  state: z.enum(["planned", "active"], "pairs.state.new").default("planned"),
  cock_ids: side("pairs.cocks.required"),
  hen_ids: side("pairs.hens.required"),
  place_id: optional(id).default(null),
  /** The day they were put together, today where it is not said; of a planned pair the day that is meant. */
  started_on: optional(calendarDay).default(null),
  notes: optional(notes(2000)).default(null),
  ...moving,
  confirmed: confirmed.default(false),
  org_id,
});
export type PairDraft = z.output<typeof pairDraft>;

/** From when until when a bird is in the pair; null is not said. */
const stay = z.object({
  bird_id: id,
  from_on: optional(calendarDay).optional(),
  until_on: optional(calendarDay).optional(),
});

/**
 * An edit: absent is unchanged, null clears. Birds left out of `cock_ids` or `hen_ids` leave the pair, others join it,
 * both on the day `on`. `move` takes the birds of a pair that has begun to its new place.
 */
export const pairChange = z
  .object({
    kind,
    cock_ids: side("pairs.cocks.required"),
    hen_ids: side("pairs.hens.required"),
    place_id: optional(id),
    started_on: optional(calendarDay),
    notes: optional(notes(2000)),
    birds: z.array(stay, "fields.invalid").max(4 * mostOnSide, "pairs.birds.many"),
    state: z.enum(pairStates, "pairs.state.unknown"),
    on: optional(calendarDay),
    move: z.boolean("fields.invalid"),
    reason: optional(line(200)),
    confirmed,
    version: z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid"),
    org_id,
  })
  .partial();
export type PairChange = z.output<typeof pairChange>;

/** What becomes of a pair, on a day; today where it is not said. */
export const stateAction = z.object({
  state: z.enum(pairStates, "pairs.state.unknown"),
  on: optional(calendarDay).default(null),
  ...moving,
  version: z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid").optional(),
});
export type StateAction = z.output<typeof stateAction>;

const some = z.string("fields.invalid").max(64, "fields.invalid").default("");

/** Which pairs a list shows. */
export const pairFilter = z.object({
  ...paging,
  page_size: digits("fields.page_size")
    .refine((size) => (pageSizes as readonly number[]).includes(size), "fields.page_size")
    .default(20),
  /** The year that names the season. */
  season: z.union([z.literal("").default(""), digits("pairs.season.year")]),
  /** `open` is all but those that have ended. */
  state: z.enum([...pairStates, "open", ""], "fields.invalid").default(""),
  species_id: some,
  place_id: some,
  /** A part of its number, or of the ring of one of its birds. */
  ring: z.string("fields.invalid").trim().max(100, "fields.long").default(""),
  org_id,
});
export type PairFilter = z.output<typeof pairFilter>;

/** Birds named by id or by ring, each in a parameter of its own; blanks are nobody. */
const named = z.preprocess(
  (value) => (Array.isArray(value) ? value : value === undefined ? [] : [value]),
  z
    .array(z.string("fields.invalid").trim().max(100, "birds.identifier.long"), "fields.invalid")
    .transform((texts) => [...new Set(texts.filter((text) => text !== ""))])
    .refine((texts) => texts.length <= mostOnSide, "pairs.birds.many"),
);

/** Cocks and hens to be judged before they are a pair; `id` is the pair they are to be, where it is there already. */
export const newPairFilter = z.object({ cock: named, hen: named, id: some });
export type NewPairFilter = z.output<typeof newPairFilter>;

/** In which month, 1 to 12, the season begins. */
export const seasonSetting = z.object({
  start_month: z.int("pairs.season.month").min(1, "pairs.season.month").max(12, "pairs.season.month"),
});
export type SeasonSetting = z.output<typeof seasonSetting>;
