import * as z from "zod";
import { pageSizes } from "#db/page-sizes.ts";
import { eggStates, resultFigures, seasonSteps, sexes } from "#db/vocabulary.ts";
import { eggMillimetres, incubationRoles, nestKinds, nestMaterials } from "#db/words/nest.ts";
import { birdDraft, ring, version } from "#worker/birds/contract.ts";
import { calendarDay, cursor, decimal, digits, id, line, notes, optional, paging } from "#worker/fields.ts";
import { most } from "./limits-contract.ts";

/** How many eggs one action makes or moves. */
const mostEggs = 200;
/** An egg laid so many days ago is no egg any more. */
export const oldestLaying = 365;

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();
const count = (least: number, most: number, message: string) => z.int(message).min(least, message).max(most, message);

/** Eggs of a pair, one every so many days from the first; today where no day is said, null where nobody knows it. */
export const laying = z.object({
  laid_on: optional(calendarDay).optional(),
  count: count(1, mostEggs, "clutches.count").default(1),
  every: count(0, 30, "clutches.every").default(1),
  hen_id: optional(id).default(null),
  /** Whether they begin a clutch though one is open. */
  new_clutch: z.boolean("fields.invalid").default(false),
  /** Whether a day before the pair was together is meant. */
  confirmed: z.boolean("fields.invalid").default(false),
  org_id,
});
export type Laying = z.output<typeof laying>;

/** Pairs of which the last clutch is asked: `pair_ids` as often as there are pairs, or once with commas between. */
export const latestQuery = z.object({
  pair_ids: z.preprocess(
    (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value),
    z
      .array(id, "clutches.nothing")
      .min(1, "clutches.nothing")
      .max(Math.max(...pageSizes), "clutches.many"),
  ),
  org_id,
});

/** Which of a clutch's eggs: all, or a page of them. */
export const clutchQuery = z.object({
  ...paging,
  page_size: digits("fields.page_size")
    .refine((size) => size >= 1 && size <= most.ofClutch, "fields.page_size")
    .default(most.ofClutch),
});
export type ClutchQuery = z.output<typeof clutchQuery>;

/** Which of a pair's clutches, the newest first. */
export const clutchesQuery = z.object(paging);
/** So many clutches of a pair are told at a time; fewer where they have more eggs than so many each. */
export const clutchesAtOnce = { clutches: 12, eggsEach: 20 } as const;

const eggIds = z
  .array(id, "clutches.nothing")
  .min(1, "clutches.nothing")
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= mostEggs, "clutches.many");

const numbers = z
  .array(count(1, 1_000_000, "clutches.numbers"), "clutches.nothing")
  .min(1, "clutches.nothing")
  .transform((all) => [...new Set(all)])
  .refine((all) => all.length <= mostEggs, "clutches.many");

/**
 * What is done to eggs, to all or to none: another state, another nest or tray, or a look that changed nothing. They are
 * named by their ids, or by their clutch and the numbers they have in it.
 */
export const eggAction = z
  .object({
    egg_ids: eggIds.optional(),
    clutch_id: id.optional(),
    numbers: numbers.optional(),
    on: optional(calendarDay).default(null),
    state: z.enum(eggStates, "clutches.state").optional(),
    foster_pair_id: id.optional(),
    /** The tray of a machine; null takes them out into a nest again. Over its slots with a reason. */
    tray_id: optional(id).optional(),
    reason: optional(line(200)).optional(),
    looked: z.literal(true, "fields.invalid").optional(),
    /** The versions the eggs were seen in, by what they are named by; what was changed since then is not done over. */
    versions: z.record(id, z.int("fields.invalid").min(1, "fields.invalid"), "fields.invalid").optional(),
    org_id,
  })
  .refine(
    ({ state, foster_pair_id, tray_id, looked }) =>
      [state, foster_pair_id, tray_id, looked].filter((it) => it !== undefined).length === 1,
    { path: ["state"], message: "clutches.one_deed" },
  )
  .refine(({ egg_ids, clutch_id, numbers }) => (egg_ids ? !(clutch_id || numbers) : clutch_id && numbers), {
    path: ["egg_ids"],
    message: "clutches.nothing",
  });
/** Eggs that are named by their ids. */
export type EggActionInput = Omit<z.output<typeof eggAction>, "egg_ids" | "clutch_id" | "numbers"> & {
  egg_ids: string[];
};

const measure = decimal(eggMillimetres.least, eggMillimetres.most, "clutches.measure");

/** What is known of an egg beside what became of it; absent is unchanged, null clears. */
export const eggChange = z
  .object({
    mark: optional(line(40)),
    laid_on: optional(calendarDay),
    hen_id: optional(id),
    /** Measured along and across, in mm. */
    length_mm: optional(measure),
    breadth_mm: optional(measure),
    notes: optional(notes(1000)),
    /** That a day before the pair was together is right. */
    confirmed: z.boolean("fields.invalid"),
    version,
    org_id,
  })
  .partial();
export type EggChange = z.output<typeof eggChange>;

/** What is known of a clutch and its nest; absent is unchanged, null clears. */
export const clutchChange = z
  .object({
    notes: optional(notes(2000)),
    dummy_eggs: optional(count(0, most.dummies, "clutches.dummy_eggs")),
    incubated_by: optional(z.enum(incubationRoles, "fields.invalid")),
    nest_kind: optional(z.enum(nestKinds, "fields.invalid")),
    nest_material: optional(z.enum(nestMaterials, "fields.invalid")),
    nest_detail: optional(line(200)),
    /** The hens that feed its chicks, all of them; of an erased one the ring stays. */
    feeder_ids: z
      .array(id, "fields.invalid")
      .transform((ids) => [...new Set(ids)])
      .refine((ids) => ids.length <= most.feeders, "clutches.feeders.many"),
    version,
    org_id,
  })
  .partial();

/** A tray that goes into lockdown on a day, or out of it again. */
export const lockingDown = z.object({
  tray_id: id,
  /** Where its eggs go to hatch: all of them, and that tray is the one in lockdown. */
  hatcher_id: id.optional(),
  on: optional(calendarDay).default(null),
  org_id,
});
export const unlocking = lockingDown.omit({ on: true });

const some = z.string("fields.invalid").max(64, "fields.invalid").default("");

// An erased bird leaves its ring.
const whom = z.string("fields.invalid").max(600, "fields.invalid").default("");

/** So many days from today a list looks ahead. */
const mostAhead = 30;

/** Which eggs in work a list shows. */
export const eggFilter = z.object({
  after: cursor,
  ...paging,
  page_size: digits("fields.page_size")
    .refine((size) => (pageSizes as readonly number[]).includes(size), "fields.page_size")
    .default(50),
  state: z.enum([...eggStates, ""], "clutches.state").default(""),
  /** What they are due for, by today. */
  due: z.enum([...seasonSteps, ""], "fields.invalid").default(""),
  /** Of those what was missed, or what was not; each egg then stands once, as the agenda tells it. */
  when: z.enum(["late", "now", ""], "fields.invalid").default(""),
  /** Or by so many days from today. */
  ahead: digits("fields.invalid")
    .refine((days) => days <= mostAhead, "fields.invalid")
    .default(0),
  species_id: some,
  /** Only eggs in work that lie in no machine, or in any. */
  tray: z.enum(["none", "any", ""], "fields.invalid").default(""),
  /** A place, or one that stands in it. */
  place_id: some,
  /** Those of pairs at this site, where they are counted; else those that lie there. */
  site_id: some,
  /** With one of these, or a figure: ended ones too, all or those that the figure of their results counts. */
  pair_id: some,
  season: some,
  /** Of whom they are for sure; `?` of nobody for sure. */
  hen_id: whom,
  cock_id: whom,
  /** In which machine they lay last, `?` in none; and the month (`YYYY-MM`) they were laid in, `?` where nobody knows it. */
  machine_id: some,
  month: some,
  figure: z.enum([...resultFigures, ""], "fields.invalid").default(""),
  /** Of a figure only those that had come to their end by that day; of whose end nobody knows the day they had. */
  ended_by: optional(calendarDay).default(null),
  org_id,
});
export type EggFilter = z.output<typeof eggFilter>;

const on = optional(calendarDay).default(null);
/** The ring that takes the place of a chick's tag. */
export const ringing = z.object({
  identifier: ring,
  on,
  ring_size_mm: birdDraft.shape.ring_size_mm,
  /** What is seen of the chick when it is ringed; absent is unchanged. */
  sex: z.enum(sexes, "fields.invalid").optional(),
  mutation: birdDraft.shape.mutation,
  genotype: birdDraft.shape.genotype,
  version,
  org_id,
});
export type Ringing = z.output<typeof ringing>;

/** A chick that feeds itself, and the place it goes to. */
export const weaning = z.object({
  on,
  place_id: optional(id).default(null),
  reason: optional(line(200)).default(null),
  org_id,
});
export type Weaning = z.output<typeof weaning>;

/** Chicks that feed themselves and go to one place, all or none. */
export const weaningTogether = weaning.extend({
  ids: z
    .array(id, "clutches.chicks.nothing")
    .min(1, "clutches.chicks.nothing")
    .transform((ids) => [...new Set(ids)])
    .refine((ids) => ids.length <= mostEggs, "clutches.many"),
});
export type WeaningTogether = z.output<typeof weaningTogether>;

export const loss = z.object({ on, cause: optional(line(200)).default(null), version, org_id });
export type Loss = z.output<typeof loss>;
