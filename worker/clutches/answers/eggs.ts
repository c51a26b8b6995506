import * as z from "zod";
import { acquisitions, euAnnexes, knownParts, pairSides, sexes, sexingMethods } from "#db/vocabulary.ts";
import type { Answers } from "#worker/kit/room.ts";
import { egg } from "./egg.ts";

/** What the calls of eggs answer. */
export const eggAnswers: Answers = {
  "GET /api/eggs": {
    status: 200,
    schema: z.strictObject({
      data: z.union([
        z.strictObject({
          total: z.number(),
          page: z.number(),
          total_pages: z.number(),
          page_size: z.number(),
          items: z.array(egg),
          counted: z
            .strictObject({
              figure: z.enum([
                "set",
                "open",
                "fertile",
                "hatched",
                "ringed",
                "weaned",
                "eggs",
                "checked",
                "open_fertile",
                "open_set",
                "dead",
                "dead_first",
                "dead_middle",
                "dead_last",
                "growing",
                "lost",
                "raised",
              ]),
              of: z.array(
                z.strictObject({
                  group: z.enum(["species", "pair", "season", "month", "site", "cock", "hen", "machine", "ended_by"]),
                  name: z.string().nullable(),
                }),
              ),
            })
            .optional(),
          today: z.string(),
          choices: z.strictObject({
            states: z.array(z.strictObject({ id: z.string(), name: z.string(), eggs: z.number() })),
            steps: z.array(z.strictObject({ id: z.string(), name: z.string(), eggs: z.number() })),
            species: z.array(z.strictObject({ id: z.string(), name: z.string(), eggs: z.number() })),
            places: z.array(z.strictObject({ id: z.string(), name: z.string(), eggs: z.number() })),
          }),
        }),
        z.strictObject({ items: z.array(egg), next: z.string().nullable() }),
      ]),
    }),
  },
  "GET /api/eggs/:id": {
    status: 200,
    schema: z.strictObject({
      data: egg,
      birds: z.array(z.strictObject({ bird_id: z.string().nullable(), ring: z.string(), side: z.enum(pairSides) })),
      today: z.string(),
      size: z.strictObject({ length_mm: z.number().nullable(), breadth_mm: z.number().nullable() }),
    }),
  },
  "POST /api/pairs/:id/eggs": {
    status: 201,
    schema: z.strictObject({
      data: z.strictObject({ clutch: z.strictObject({ id: z.string(), number: z.number() }), eggs: z.array(egg) }),
    }),
  },
  "POST /api/eggs/events": {
    status: 200,
    schema: z.strictObject({
      data: z.strictObject({
        birds: z.array(
          z.strictObject({
            egg_id: z.string().nullable(),
            is_hybrid: z.boolean(),
            candidates: z.strictObject({
              fathers: z.array(z.strictObject({ id: z.string().nullable(), ring: z.string() })),
              mothers: z.array(z.strictObject({ id: z.string().nullable(), ring: z.string() })),
            }),
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
          }),
        ),
        eggs: z.array(egg),
      }),
      warnings: z.array(z.strictObject({ code: z.string(), message: z.string() })),
    }),
  },
};
