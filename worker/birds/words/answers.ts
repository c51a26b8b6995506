import * as z from "zod";
import { acquisitions, euAnnexes, knownParts, placeKinds, sexes, sexingMethods, statusKinds } from "#db/vocabulary.ts";
import type { Answers } from "#worker/kit/room.ts";

const parentCard = z.strictObject({
  name: z.string().nullable(),
  id: z.string(),
  identifier: z.string(),
  birth_date: z.string().nullable(),
  species_id: z.string(),
  birth_precision: z.enum(knownParts).nullable(),
});
const listedBird = z
  .strictObject({
    org_id: z.string(),
    owner: z.string().nullable(),
    name: z.string().nullable(),
    id: z.string(),
    version: z.number(),
    created_at: z.string(),
    updated_at: z.string(),
    mutation: z.string().nullable(),
    notes: z.string().nullable(),
    identifier: z.string(),
    birth_date: z.string().nullable(),
    species_id: z.string(),
    status_id: z.string().nullable(),
    sex: z.enum(sexes),
    place_id: z.string().nullable(),
    status_since: z.string().nullable(),
    birth_precision: z.enum(knownParts).nullable(),
    father_id: z.string().nullable(),
    mother_id: z.string().nullable(),
    microchip: z.string().nullable(),
    breeder: z.string().nullable(),
    inbreeding: z.number(),
    completeness: z.number(),
    pedigree_depth: z.number(),
    species_name: z.string(),
    status_name: z.string().nullable(),
  })
  .meta({ id: "ListedBird" });
const bird = z
  .strictObject({
    father: parentCard.nullable(),
    mother: parentCard.nullable(),
    foster_father: parentCard.nullable(),
    foster_mother: parentCard.nullable(),
    species: z.strictObject({ id: z.string(), common_name: z.string(), latin_name: z.string() }),
    status: z.strictObject({ id: z.string(), key: z.string(), name: z.string(), kind: z.enum(statusKinds) }).nullable(),
    place: z.strictObject({ id: z.string(), name: z.string(), kind: z.enum(placeKinds) }).nullable(),
    photo: z
      .strictObject({ id: z.string(), width: z.number(), height: z.number(), caption: z.string().nullable() })
      .nullable(),
    owner: z.string().nullable(),
    ring_size_mm: z.number().nullable(),
    mutation: z.string().nullable(),
    place_id: z.string().nullable(),
    status_since: z.string().nullable(),
    cause_of_death: z.string().nullable(),
    left_to: z.string().nullable(),
    left_price_cents: z.number().nullable(),
    foster_father_id: z.string().nullable(),
    foster_mother_id: z.string().nullable(),
    is_reference: z.boolean(),
    microchip: z.string().nullable(),
    sexing_method: z.enum(sexingMethods).nullable(),
    breeder: z.string().nullable(),
    genotype: z.string().nullable(),
    acquisition: z.enum(acquisitions).nullable(),
    acquired_on: z.string().nullable(),
    acquired_price_cents: z.number().nullable(),
    acquired_document: z.string().nullable(),
    eu_annex: z.enum(euAnnexes).nullable(),
    source_code: z.enum(["C", "D", "W", "R", "F", "U", "I", "O"]).nullable(),
    certificate_number: z.string().nullable(),
    species_name: z.string(),
    status_name: z.string().nullable(),
    inbreeding: z.number(),
    completeness: z.number(),
    pedigree_depth: z.number(),
    version: z.number(),
    org_id: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    name: z.string().nullable(),
    notes: z.string().nullable(),
    identifier: z.string(),
    birth_date: z.string().nullable(),
    species_id: z.string(),
    status_id: z.string().nullable(),
    sex: z.enum(sexes),
    birth_precision: z.enum(knownParts).nullable(),
    father_id: z.string().nullable(),
    mother_id: z.string().nullable(),
    id: z.string(),
  })
  .meta({ id: "Bird" });

/** What the calls of this room answer. */
export const answers: Answers = {
  "GET /api/birds": {
    status: 200,
    schema: z.union([
      z.strictObject({
        data: z.strictObject({
          items: z.array(listedBird),
          total: z.number(),
          total_is_capped: z.boolean(),
          total_pages: z.number(),
          page: z.number(),
          page_size: z.number(),
        }),
      }),
      z.strictObject({ data: z.strictObject({ items: z.array(listedBird), next: z.string().nullable() }) }),
    ]),
  },
  "POST /api/birds": {
    status: 201,
    schema: z.strictObject({
      data: bird,
      warnings: z.array(z.strictObject({ code: z.string(), message: z.string() })),
    }),
  },
  "GET /api/birds/:id": { status: 200, schema: z.strictObject({ data: bird }) },
  "PUT /api/birds/:id": {
    status: 200,
    schema: z.strictObject({
      data: bird,
      warnings: z.array(z.strictObject({ code: z.string(), message: z.string() })),
    }),
  },
};
