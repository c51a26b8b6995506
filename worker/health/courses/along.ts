import type { SQL } from "drizzle-orm";
import type { Statements } from "#worker/kit/batch.ts";
import type { Refusal } from "#worker/refusal.ts";

/**
 * What a later room adds to a write of a course, in its batch: what stands before it, a condition of it, what is written behind
 * it, and, from what its statements answered, why the condition did not hold. Names are its own, none of this room's.
 */
export type Along = {
  before?: Statements;
  may?: SQL;
  behind?: Statements;
  whyNot?: (answers: Record<string, unknown>) => Refusal | undefined;
};
