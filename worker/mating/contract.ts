import * as z from "zod";
import { pageSizes } from "#db/page-sizes.ts";
import { mateSorts } from "#db/vocabulary.ts";
import { digits, id, paging } from "#worker/fields.ts";

const pages = {
  ...paging,
  page_size: digits("fields.page_size")
    .refine((size) => (pageSizes as readonly number[]).includes(size), "fields.page_size")
    .default(20),
};

/** The relatives of a bird, nearest first. */
export const relativesFilter = z.object(pages);
export type RelativesFilter = z.output<typeof relativesFilter>;

/** Who might be paired with a bird. */
export const matesFilter = z.object({
  ...pages,
  sort_by: z.enum(mateSorts, "fields.sort").default("inbreeding"),
  /** Only birds of a status. */
  status_id: z.string("fields.invalid").max(64, "fields.invalid").default(""),
  /** Words the colour or the genotype must contain. */
  mutation: z.string("fields.invalid").trim().max(100, "fields.long").default(""),
  /** Leaves out birds younger than a year and of unknown age. */
  adults: z.enum(["yes", ""], "fields.invalid").default(""),
});
export type MatesFilter = z.output<typeof matesFilter>;

/** A cock and a hen, each by its id or by its ring. */
const ring = z.string("fields.invalid").trim().min(1, "fields.required").max(100, "birds.identifier.long").optional();
export const pairFilter = z
  .object({ cock_id: id.optional(), cock_ring: ring, hen_id: id.optional(), hen_ring: ring })
  .refine((it) => it.cock_id ?? it.cock_ring, { path: ["cock_id"], error: "fields.required" })
  .refine((it) => it.hen_id ?? it.hen_ring, { path: ["hen_id"], error: "fields.required" });
export type PairFilter = z.output<typeof pairFilter>;

/**
 * Birds of a pairing matrix: `ids` as often as there are birds, or once with commas between. Without any the adults of a
 * species, of the one most kept where none is named.
 */
export const mostInMatrix = 80;
export const matrixFilter = z.object({
  species_id: z.string("fields.invalid").max(64, "fields.invalid").default(""),
  ids: z.preprocess(
    (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value),
    z.array(id, "fields.invalid").max(mostInMatrix, "birds.matrix.many").default([]),
  ),
});
export type MatrixFilter = z.output<typeof matrixFilter>;

export const diversityFilter = z.object({
  ...pages,
  species_id: z.string("fields.invalid").max(64, "fields.invalid").default(""),
});
export type DiversityFilter = z.output<typeof diversityFilter>;
