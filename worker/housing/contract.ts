import * as z from "zod";
import { ring } from "#worker/birds/contract.ts";
import { calendarDay, id, line, optional } from "#worker/fields.ts";

/** How many birds move in one action. */
const mostMoved = 5000;

/** Birds by id or by ring, and where they go; `place_id: null` takes them out of every place. */
export const birdMove = z
  .object({
    ids: z.array(id, "moves.nothing").max(mostMoved, "fields.long").default([]),
    rings: z.array(ring, "moves.nothing").max(500, "fields.long").default([]),
    place_id: id.nullable(),
    reason: optional(line(200)).default(null),
    /** The day of the move; today where it is not said. */
    moved_on: optional(calendarDay).default(null),
    /** The versions birds were seen in, by their ids: whoever was changed since makes the move stale. */
    versions: z.record(id, z.int("fields.invalid").min(1, "fields.invalid"), "fields.invalid").optional(),
    /** Must be the caller's own; it never selects data. */
    org_id: id.optional(),
  })
  .refine(({ ids, rings }) => ids.length + rings.length > 0, { path: ["ids"], message: "moves.nothing" });
export type BirdMove = z.output<typeof birdMove>;

/** Where the birds of a round go, one after another; `none` takes a bird out of its place. */
export const roundMove = z.object({
  place_id: z.union([z.literal("none"), id]),
  moved_on: optional(calendarDay).optional(),
  reason: optional(line(200)).optional(),
});

/** Which birds are about to be moved: ids with commas between, or the place whose birds they are. */
export const movingBirds = z.object({
  from: id.optional(),
  /** Where they go as a rule: a place that is offered however many there are. */
  place_id: z.string("fields.invalid").max(64, "fields.invalid").default(""),
  /** Whether the places with the most birds are told. */
  fullest: z
    .enum(["", "1"], "fields.invalid")
    .default("")
    .transform((text) => text === "1"),
  ids: z
    .string("fields.invalid")
    .default("")
    .transform((text) => [...new Set(text.split(",").filter(Boolean))])
    .refine((ids) => ids.length <= mostMoved && ids.every((it) => id.safeParse(it).success), "fields.invalid"),
});

/** Which birds are sought to be moved in. */
export const moveCandidateFilter = z.object({
  q: z.string("fields.invalid").trim().max(200, "fields.long").default(""),
});
