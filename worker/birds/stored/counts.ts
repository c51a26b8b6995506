import { and, eq } from "drizzle-orm";
import { birdCounts } from "#db/schema/birds.ts";
import { planOf } from "#worker/billing/plans.ts";
import { owned, type Scope } from "#worker/scope.ts";

export type Dimension = "all" | "species" | "status" | "sex" | "place";

/** The statement that reads how many birds are counted under one key; no row means none. */
export function countOf(scope: Scope, dimension: Dimension, key: string) {
  return scope.db
    .select({ n: birdCounts.n })
    .from(birdCounts)
    .where(owned(scope, birdCounts, and(eq(birdCounts.dimension, dimension), eq(birdCounts.key, key))));
}

/** What the plan allows and how much of it is used; `birds: null` is unlimited. */
export type BirdLimit = { birds: number | null; used: number };

/** The limit of the plan in force beside the number in use. */
export const limitOf = (scope: Scope, used: number): BirdLimit => ({ birds: planOf(scope.plan).birds, used });
