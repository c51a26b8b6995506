import { sql } from "drizzle-orm";
import type { SeenBird } from "#worker/kit/bird-slots.ts";
import { type BirdEvents, joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { compared, usualOf } from "./weighing.ts";
import { newestWeights } from "./weights.ts";

/** So many weights are drawn on the bird's first page. */
const weightsDrawn = 24;

/** The bird's newest weights, and what it usually weighs. */
export const weightsOnBirdPage = {
  join: (scope: Scope, { id }: { id: string }) =>
    joining({ weights: newestWeights(scope, id, weightsDrawn) }, ({ weights }, seen: SeenBird) => {
      const hatched = seen.birth_precision === null ? seen.birth_date : null;
      return { weights: compared(weights, hatched), usual: usualOf(weights, hatched) };
    }),
} satisfies Slots["birdPage"];

/** Each weighing as something that happened to the bird. */
export const weighings = {
  order: 20,
  kinds: { weighed: {} },
  rows: ({ org_id }, id, most) => sql`
    SELECT 'weighed' AS kind, weighed_on AS at, NULL AS what, NULL AS before, grams AS n, NULL AS known FROM bird_weights
    WHERE org_id = ${org_id} AND bird_id = ${id} ORDER BY weighed_on DESC, created_at DESC, id DESC LIMIT ${most}`,
  serialize: ({ n }) => ({ grams: n ?? 0 }),
} satisfies BirdEvents;
