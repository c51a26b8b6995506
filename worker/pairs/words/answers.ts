import * as z from "zod";
import { evidences, pairKinds, pairSides, pairStates, statusKinds } from "#db/vocabulary.ts";
import type { Answers } from "#worker/kit/room.ts";

const carry = z.strictObject({
  kind: z.enum(["split", "double", "masked"]),
  name: z.string(),
  chance: z.strictObject({ fraction: z.string(), number: z.number() }),
});
const colourGap = z.strictObject({
  bird: z.enum(pairSides),
  unread: z.array(
    z.strictObject({ word: z.string(), kind: z.enum(["unknown", "unclear", "visual"]), nearest: z.array(z.string()) }),
  ),
});
const birdView = z.strictObject({
  text: z.string(),
  genes: z.record(z.string(), z.strictObject({ alleles: z.array(z.string()), chance: z.string().optional() })),
  phases: z.array(z.tuple([z.array(z.string()), z.array(z.string())])),
});
const caution = z.strictObject({
  code: z.enum([
    "young",
    "away",
    "unknown_age",
    "sick",
    "quarantine",
    "treated",
    "reserved",
    "related_high",
    "related_elevated",
    "related_low",
    "hybrid",
    "lower_bound",
    "have_young",
    "lethal_colour",
    "frail_colour",
  ]),
  bird: z.enum(pairSides).optional(),
});
const cautionView = z.strictObject({
  kind: z.enum([
    "unknown",
    "note",
    "inheritance",
    "lethal",
    "lethal_disputed",
    "subvital",
    "untold",
    "graded",
    "phase",
    "linked",
    "free",
  ]),
  about: z.array(z.string()),
  evidence: z.enum(evidences),
  source: z.string().nullable(),
  share: z.strictObject({ fraction: z.string(), number: z.number() }).nullable(),
  text: z.string().nullable(),
});
const outcomeView = z.strictObject({
  sex: z.enum(["male", "female"]),
  key: z.string(),
  name: z.string(),
  states: z.record(z.string(), z.string()),
  swatch: z.strictObject({ head: z.string(), body: z.string(), marks: z.string(), is_whole: z.boolean() }).nullable(),
  chance: z.strictObject({ fraction: z.string(), number: z.number() }),
  of_sex: z.strictObject({ fraction: z.string(), number: z.number() }),
  carries: z.array(carry),
});
const crossed = z.strictObject({
  engine_version: z.number(),
  cock: birdView,
  hen: birdView,
  outcomes: z.array(outcomeView),
  untold: z.number(),
  hatched: z.strictObject({ fraction: z.string(), number: z.number() }),
  lost: z.array(
    z.strictObject({ name: z.string(), chance: z.strictObject({ fraction: z.string(), number: z.number() }) }),
  ),
  cautions: z.array(cautionView),
  sources: z.array(z.string()),
});
const judged = z.strictObject({
  colours: crossed.nullable(),
  colour_gaps: z.array(colourGap),
  colour_risks: z.array(cautionView),
  cock_id: z.string(),
  hen_id: z.string(),
  cock: z.strictObject({ id: z.string(), identifier: z.string(), species_id: z.string(), pedigree_depth: z.number() }),
  hen: z.strictObject({ id: z.string(), identifier: z.string(), species_id: z.string(), pedigree_depth: z.number() }),
  inbreeding: z.number(),
  verdict: z.enum(["unknown", "good", "weigh", "avoid"]),
  cautions: z.array(caution),
  completeness: z.number(),
  is_hybrid: z.boolean(),
  young: z.number(),
});
const pairBird = z.strictObject({
  entry_id: z.string(),
  id: z.string().nullable(),
  ring: z.string(),
  identifier: z.string(),
  name: z.string().nullable(),
  mutation: z.string().nullable(),
  genotype: z.string().nullable(),
  from_on: z.string().nullable(),
  until_on: z.string().nullable(),
  is_open: z.union([z.literal(0), z.literal(1)]),
  in_trash: z.union([z.literal(0), z.literal(1)]),
  is_reference: z.union([z.literal(0), z.literal(1)]),
  drawing: z.string(),
  photo_id: z.string().nullable(),
  status_key: z.string().nullable(),
  status_name: z.string().nullable(),
  status_kind: z.enum(statusKinds).nullable(),
});
const pair = z
  .strictObject({
    id: z.string(),
    number: z.string(),
    season: z.number(),
    kind: z.enum(pairKinds),
    state: z.enum(pairStates),
    state_since: z.string().nullable(),
    place_id: z.string().nullable(),
    place_name: z.string().nullable(),
    species_id: z.string().nullable(),
    species_name: z.string().nullable(),
    started_on: z.string().nullable(),
    ended_on: z.string().nullable(),
    notes: z.string().nullable(),
    version: z.number(),
    created_at: z.string(),
    updated_at: z.string(),
    cocks: z.array(pairBird),
    hens: z.array(pairBird),
  })
  .meta({ id: "Pair" });
const judgedWhole = z.strictObject({
  id: z.string(),
  number: z.string(),
  season: z.number(),
  kind: z.enum(pairKinds),
  state: z.enum(pairStates),
  state_since: z.string().nullable(),
  place_id: z.string().nullable(),
  place_name: z.string().nullable(),
  species_id: z.string().nullable(),
  species_name: z.string().nullable(),
  started_on: z.string().nullable(),
  ended_on: z.string().nullable(),
  notes: z.string().nullable(),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  cocks: z.array(pairBird),
  hens: z.array(pairBird),
  judged: z.array(judged),
});

/** What the calls of this room answer. */
export const answers: Answers = {
  "GET /api/pairs": {
    status: 200,
    schema: z.strictObject({
      data: z.strictObject({
        items: z.array(pair),
        total: z.number(),
        total_pages: z.number(),
        page: z.number(),
        page_size: z.number(),
        has_any: z.boolean(),
        seasons: z.array(z.number()),
        species: z.array(z.strictObject({ id: z.string(), name: z.string() })),
        places: z.array(z.strictObject({ id: z.string(), name: z.string() })),
        season: z.number(),
        today: z.string(),
      }),
    }),
  },
  "POST /api/pairs": {
    status: 201,
    schema: z.strictObject({
      data: judgedWhole,
      warnings: z.array(z.strictObject({ code: z.literal("pairs.rotated"), message: z.string() })),
    }),
  },
  "GET /api/pairs/:id": {
    status: 200,
    schema: z.strictObject({
      data: judgedWhole,
      warnings: z.array(z.strictObject({ code: z.literal("pairs.rotated"), message: z.string() })),
      today: z.string(),
    }),
  },
};
