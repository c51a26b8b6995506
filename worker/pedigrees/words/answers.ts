import * as z from "zod";
import { knownParts, sexes, statusKinds } from "#db/vocabulary.ts";
import type { Answers } from "#worker/kit/room.ts";

/** What the calls of this room answer. */
export const answers: Answers = {
  "GET /api/birds/:id/lineage": {
    status: 200,
    schema: z.strictObject({
      data: z.strictObject({
        is_cut: z.boolean(),
        nodes: z.array(
          z.strictObject({
            id: z.string(),
            display_name: z.string(),
            role: z.enum([
              "parent",
              "focus",
              "grandparent",
              "great_grandparent",
              "offspring",
              "grand_offspring",
              "sibling",
              "partner",
            ]),
            generation: z.number(),
            notes: z.strictObject({
              sex: z.enum(sexes),
              status: z.string().nullable(),
              hatch_date: z.string().nullable(),
              hatch_precision: z.enum(knownParts).nullable(),
              is_reference: z.boolean(),
            }),
            contribution: z.number().optional(),
            face: z
              .strictObject({
                ring: z.string(),
                name: z.string().nullable(),
                ring_colour: z
                  .enum([
                    "violet",
                    "orange",
                    "blue",
                    "dark_blue",
                    "red",
                    "black",
                    "green",
                    "light_green",
                    "dark_green",
                    "pink",
                    "brown",
                    "silver",
                  ])
                  .nullable(),
                drawing: z.string(),
                photo_id: z.string().nullable(),
              })
              .optional(),
          }),
        ),
        relationships: z.array(
          z.strictObject({
            source_id: z.string(),
            target_id: z.string(),
            relationship: z.enum(["parent", "sibling", "partner"]),
          }),
        ),
        focus_node_id: z.string(),
      }),
      head: z.strictObject({
        id: z.string(),
        identifier: z.string(),
        name: z.string().nullable(),
        sex: z.enum(sexes),
        birth_date: z.string().nullable(),
        birth_precision: z.enum(knownParts).nullable(),
        mutation: z.string().nullable(),
        is_reference: z.boolean(),
        species: z.strictObject({ id: z.string(), name: z.string() }),
        drawing: z.string(),
        status: z.strictObject({ key: z.string(), name: z.string(), kind: z.enum(statusKinds) }).nullable(),
        status_since: z.string().nullable(),
        cause_of_death: z.string().nullable(),
        left_to: z.string().nullable(),
        left_price_cents: z.number().nullable(),
        currency: z.string(),
        place: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
        photo: z.strictObject({ id: z.string(), width: z.number() }).nullable(),
        photos: z.number(),
        ring_colour: z
          .enum([
            "violet",
            "orange",
            "blue",
            "dark_blue",
            "red",
            "black",
            "green",
            "light_green",
            "dark_green",
            "pink",
            "brown",
            "silver",
          ])
          .nullable(),
        inbreeding: z.number(),
        completeness: z.number(),
        pedigree_depth: z.number(),
        has_papers: z.boolean(),
        today: z.string(),
      }),
    }),
  },
};
