import * as z from "zod";
import { knownParts, sexes, statusKinds } from "#db/vocabulary.ts";
import type { Answers } from "#worker/kit/room.ts";

const weight = z
  .strictObject({
    id: z.string(),
    weighed_on: z.string(),
    grams: z.number(),
    note: z.string().nullable(),
    change: z.number().nullable(),
    is_drop: z.boolean(),
    is_jump: z.boolean(),
  })
  .meta({ id: "Weight" });

/** What the calls of this room answer. */
export const answers: Answers = {
  "GET /api/birds/:id/weights": {
    status: 200,
    schema: z.strictObject({
      data: z.strictObject({
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
        items: z.array(weight),
        today: z.string(),
        usual: z.strictObject({ grams: z.number(), low: z.number(), high: z.number() }).nullable(),
        nest: z
          .strictObject({
            own: z.array(z.strictObject({ age: z.number(), grams: z.number() })),
            siblings: z.array(
              z.strictObject({
                id: z.string(),
                identifier: z.string(),
                points: z.array(z.strictObject({ age: z.number(), grams: z.number() })),
              }),
            ),
            rows: z.array(
              z.strictObject({
                age: z.number(),
                grams: z.number(),
                nest: z.strictObject({ low: z.number(), high: z.number(), birds: z.number() }).nullable(),
              }),
            ),
          })
          .nullable(),
      }),
    }),
  },
  "POST /api/birds/:id/weights": {
    status: 201,
    schema: z.strictObject({
      data: weight,
      warnings: z.array(z.strictObject({ code: z.string(), message: z.string() })),
    }),
  },
};
