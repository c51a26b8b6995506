import * as z from "zod";
import { pageSizes } from "#db/page-sizes.ts";
import {
  ageBands,
  type BirdFilterName,
  birdFilterWords,
  birdGaps,
  birdSorts,
  orders,
  parentsKnown,
  sexes,
} from "#db/vocabulary.ts";
import { cursor, digits, id, line, paging, partDay } from "#worker/fields.ts";

const choice = <Words extends readonly [string, ...string[]]>(words: Words, message: string) => z.enum(words, message);

/** What someone searches for: one line, literally; 200 characters at most. */
export const question = z
  .string("fields.invalid")
  .trim()
  .max(200, "fields.long")
  .refine((text) => text === "" || line(200).safeParse(text).success, "fields.characters")
  .default("");

const someId = z.string("fields.invalid").max(64, "fields.invalid").default("");
const mostIds = 1000;

/** Birds chosen one by one: `ids` as often as there are birds, or once with commas between. None chosen is no filter. */
const chosenIds = z.preprocess(
  (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value),
  z.array(id, "fields.invalid").max(mostIds, "fields.invalid").default([]),
);

/** A day, a month or a year, as `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; a year of two digits is of this century. */
const part = z.union([
  z.literal("").default(""),
  partDay.transform((text) => (/^\d\d(-|$)/.test(text) ? `20${text}` : text)),
]);

type OfRooms = {
  [Name in BirdFilterName]: z.ZodDefault<z.ZodType<(typeof birdFilterWords)[Name][number] | "">>;
};
/** The filters that later rooms bring, each of a few words. */
const ofRooms = Object.fromEntries(
  Object.entries(birdFilterWords).map(([name, words]) => [
    name,
    z.enum([...words, ""] as [string, ...string[]], "fields.invalid").default(""),
  ]),
) as unknown as OfRooms;

/**
 * What narrows the flock. `none` asks for birds without a status, or for those that need a place; a place holds what stands
 * in it. `present`, `away` and `gone` ask for all statuses of that kind, `current` for those of all birds that are not gone; a
 * bird without one is present.
 */
export const narrowing = {
  q: question,
  species_id: someId,
  status_id: someId,
  sex: z.enum([...sexes, ""], "fields.invalid").default(""),
  place_id: someId,
  age: z.enum([...ageBands, ""], "fields.invalid").default(""),
  parents: z.enum([...parentsKnown, ""], "fields.invalid").default(""),
  /** Birds of which this is still to be written down; without either parent for `parents`. */
  missing: z.enum([...birdGaps, ""], "fields.invalid").default(""),
  /** Birds born from the first day of the one to the last day of the other. */
  born_from: part,
  born_to: part,
  /** Words that the colour a bird shows must have, in any number and gender. */
  mutation: question,
  ...ofRooms,
  /** Birds of others, kept only as ancestors; they are in no other list. */
  kind: z.enum(["reference", ""], "fields.invalid").default(""),
  /** Birds that came with one import. */
  import_id: someId,
  /** The young of one bird, by its id; of two with a comma between, those they have together. */
  parent: z
    .string("fields.invalid")
    .max(129, "fields.invalid")
    .regex(/^(\w+(,\w+)?)?$/, "fields.invalid")
    .default(""),
};

/** The question `/birds` answers. */
export const birdFilter = z.object({
  ...paging,
  ...narrowing,
  page_size: digits("fields.page_size")
    .refine((size) => (pageSizes as readonly number[]).includes(size), "fields.page_size")
    .default(20),
  sort_by: choice(birdSorts, "fields.sort").default("created_at"),
  order: choice(orders, "fields.sort").default("desc"),
  /** Must be the caller's own; it never selects data. */
  org_id: id.optional(),
});
export type BirdFilter = z.output<typeof birdFilter>;

/** The question `/api/birds/` answers: by pages, or behind a cursor. */
export const birdListFilter = birdFilter.extend({ after: cursor });

/** The filters whose choices may be too many to go with every page of birds. */
const longFields = ["species_id", "status_id", "place_id"] as const;
export type LongField = (typeof longFields)[number];

/** The question of the page `/birds`: the list's, and of which filter all choices are shown. */
export const birdsPageFilter = birdFilter.extend({ open: z.enum([...longFields, ""], "fields.invalid").default("") });
export type BirdsPageFilter = z.output<typeof birdsPageFilter>;

/** Of which filter all choices are asked for, counted under the others. */
export const choicesFilter = z.object({ ...narrowing, of: choice(longFields, "fields.invalid") });
export type ChoicesFilter = z.output<typeof choicesFilter>;

/** The list's question without its pages, for all birds that match in one file. */
export const birdExport = birdFilter.omit({ page: true, page_size: true }).extend({
  ids: chosenIds,
  format: z.enum(["xlsx", "csv"], "fields.invalid").default("xlsx"),
});
export type BirdExport = z.output<typeof birdExport>;

/** Behind which bird another is added, by its ring, and the place that is chosen already. */
export const newFormFilter = z.object({
  after: z.string("fields.invalid").max(100, "birds.identifier.long").default(""),
  place_id: someId,
});
export type NewFormFilter = z.output<typeof newFormFilter>;

/** To which species a correction would lead. */
export const correctionFilter = z.object({
  species_id: z.string("fields.invalid").max(64, "fields.invalid").default(""),
});
export type CorrectionFilter = z.output<typeof correctionFilter>;

/** Which birds a form can take, by any part of ring or name; `not` is the bird at hand. Of nothing asked the last used. */
export const birdPickFilter = z.object({
  q: question,
  sex: z.enum(["male", "female", ""], "fields.invalid").default(""),
  who: z.enum(["all", "flock", "living"], "fields.invalid").default("all"),
  not: someId,
});

/** Which places a form can take: all, or those that others can stand in; `not` is the place at hand,
 * and `chosen`, or what that one stands in, comes first. */
export const placePickFilter = z.object({
  q: question,
  only: z.enum(["all", "holders"], "fields.invalid").default("all"),
  not: someId,
  chosen: someId,
});
