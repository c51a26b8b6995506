import * as z from "zod";
import { eggActions, eggStates, pairSides, pairStates, seasonSteps } from "#db/vocabulary.ts";
import type { Answers } from "#worker/kit/room.ts";
import { egg } from "./egg.ts";

/** What the calls of clutches answer. */
export const clutchAnswers: Answers = {
  "GET /api/clutches": {
    status: 200,
    schema: z.strictObject({
      data: z.array(
        z.strictObject({
          pair_id: z.string(),
          clutch: z.strictObject({ id: z.string(), number: z.number() }),
          eggs: z.array(z.strictObject({ number: z.number(), state: z.enum(eggStates) })),
          more: z.number(),
          steps: z.array(
            z.strictObject({
              on: z.string(),
              step: z.enum(seasonSteps),
              until: z.string(),
              by: z.enum([
                "incubation_days",
                "lockdown_days_before_hatch",
                "incubation_days_to",
                "candling_days",
                "lay_interval_days",
                "sits_from_egg",
                "ring_days_from",
                "ring_days_to",
                "weaning_day",
                "thumb",
              ]),
            }),
          ),
        }),
      ),
    }),
  },
  "GET /api/clutches/:id": {
    status: 200,
    schema: z.strictObject({
      data: z.strictObject({
        clutch: z.strictObject({
          id: z.string(),
          number: z.number(),
          pair_id: z.string(),
          notes: z.string().nullable(),
          dummy_eggs: z.number().nullable(),
          stored: z.number(),
          incubated_by: z.enum(["both", "foster", "cock", "hen", "machine"]).nullable(),
          nest_kind: z
            .enum([
              "other",
              "cup",
              "wicker",
              "half_open",
              "box",
              "tall_box",
              "bent_box",
              "log",
              "bowl",
              "laying_box",
              "ground",
            ])
            .nullable(),
          nest_material: z
            .enum([
              "paper",
              "other",
              "cotton",
              "coconut",
              "sisal",
              "jute",
              "hair",
              "grass",
              "moss",
              "felt",
              "shavings",
              "straw",
              "bare",
            ])
            .nullable(),
          nest_detail: z.string().nullable(),
          feeders: z.array(z.strictObject({ id: z.string().nullable(), ring: z.string() })),
          version: z.number(),
        }),
        pair: z.strictObject({
          id: z.string(),
          number: z.string(),
          state: z.enum(pairStates),
          place_id: z.string().nullable(),
          place: z.string().nullable(),
        }),
        birds: z.array(z.strictObject({ bird_id: z.string().nullable(), ring: z.string(), side: z.enum(pairSides) })),
        species: z
          .strictObject({
            sits_from_egg: z.number().nullable(),
            lay_interval_days: z.number().nullable(),
            incubation_days: z.number().nullable(),
            incubation_days_to: z.number().nullable(),
            lockdown_days_before_hatch: z.number().nullable(),
            candling_days: z.array(z.number()).nullable(),
            ring_days_from: z.number().nullable(),
            ring_days_to: z.number().nullable(),
            weaning_day: z.number().nullable(),
            id: z.string(),
            common_name: z.string(),
            catalogue_slug: z.string().nullable(),
          })
          .nullable(),
        siblings: z.array(z.strictObject({ id: z.string(), number: z.number() })),
        eggs: z.array(egg),
        total: z.number(),
        total_pages: z.number(),
        page: z.number(),
        events: z.array(
          z.strictObject({
            egg_id: z.string(),
            position: z.number(),
            deed: z.enum(eggActions),
            from_state: z.enum(eggStates).nullable(),
            to_state: z.enum(eggStates).nullable(),
            on_day: z.string().nullable(),
            from_pair: z.string().nullable(),
            to_pair: z.string().nullable(),
            to_tray: z.string().nullable(),
            undoes: z.number().nullable(),
            by: z.string().nullable(),
            at: z.string(),
          }),
        ),
        nests: z.strictObject({
          items: z.array(z.strictObject({ id: z.string(), number: z.string(), place: z.string().nullable() })),
          more: z.boolean(),
        }),
        trays: z.array(
          z.strictObject({
            id: z.string(),
            name: z.string(),
            incubator_id: z.string(),
            incubator: z.string(),
            left: z.number().nullable(),
          }),
        ),
        rings: z.strictObject({
          next: z.string().nullable(),
          free: z.array(z.string()),
          last: z.array(z.strictObject({ ring: z.string(), year: z.number().nullable() })),
          is_doubtful: z.boolean(),
          colour: z
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
          sizes: z.tuple([z.number(), z.number()]).nullable(),
          sizes_doubtful: z.boolean(),
          last_size: z.number().nullable(),
        }),
        chick_versions: z.record(z.string(), z.number()),
        mixed: z.array(
          z.strictObject({ id: z.string(), ring: z.string(), species: z.string(), is_mothers: z.boolean() }),
        ),
        places: z.strictObject({
          items: z.array(
            z.strictObject({
              id: z.string(),
              name: z.string(),
              birds: z.number(),
              capacity: z.number().nullable(),
              rank: z.number(),
            }),
          ),
          more: z.boolean(),
        }),
        today: z.string(),
      }),
    }),
  },
};
