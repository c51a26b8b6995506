import * as z from "zod";
import { regions } from "#db/vocabulary.ts";
import { gateLevels } from "#db/words/market.ts";
import { calendarDay, label, notes, optional } from "#worker/fields.ts";
import { countries } from "#worker/organization/codes-contract.ts";

/** What the gate is asked: where the seller is and of which species; without a species, of goods. */
export const gateQuestion = z.object({
  country: optional(z.enum(countries, "organization.country.unknown")).default(null),
  region: optional(z.enum(regions, "fields.invalid")).default(null),
  latin_name: optional(label(120)).default(null),
});
export type GateQuestion = z.output<typeof gateQuestion>;

/** The most letters of what an opening is founded on. */
const longestGround = { reason: 1000, source: 300 } as const;

/** What stands for every country, and for every species. */
export const everything = "all";

/** What the operator opens or closes. `all` is every country, and every species. */
export const openingDraft = z
  .object({
    country: z.enum([everything, ...countries], "organization.country.unknown"),
    region: optional(z.enum(regions, "fields.invalid")).default(null),
    species: label(120),
    level: z.enum(gateLevels, "fields.invalid"),
    reason: notes(longestGround.reason).refine((text) => text !== null, "fields.required"),
    source: label(longestGround.source),
    on: calendarDay,
  })
  .refine(({ country, region }) => region === null || country === "PT", {
    path: ["region"],
    message: "marketplace.opening.region",
  });
export type OpeningDraft = z.output<typeof openingDraft>;
