import * as z from "zod";
import { pageSizes } from "#db/page-sizes.ts";
import { resultGroups } from "#db/vocabulary.ts";
import { digits, id, paging } from "#worker/fields.ts";

const some = z.string("fields.invalid").max(64, "fields.invalid").default("");

/** By what results are told, of which season and species, and of pairs at which site. */
export const resultsFilter = z.object({
  ...paging,
  page_size: digits("fields.page_size")
    .refine((size) => (pageSizes as readonly number[]).includes(size), "fields.page_size")
    .default(50),
  by: z.enum(resultGroups, "fields.invalid").default("species"),
  season: some,
  species_id: some,
  site_id: some,
  /** `rate`: those of which most hatched first, of few eggs (under 10) after the others. */
  order: z.enum(["rate", ""], "fields.invalid").default(""),
  /** Must be the caller's own; it never selects data. */
  org_id: id.optional(),
});
export type ResultsFilter = z.output<typeof resultsFilter>;

/** Of which season the eggs of a bird are told; of all where nothing is said. */
export const birdResultsFilter = resultsFilter.pick({ season: true, org_id: true });

/** Of which pairs is told what was foretold and what hatched. */
export const coloursFilter = resultsFilter.pick({ season: true, species_id: true, site_id: true, org_id: true });
