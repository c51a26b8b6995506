import { sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { trailFilter } from "./contract.ts";
import { entriesOf, type TrailQuery } from "./entries.ts";
import { serializeLine } from "./trail-text.ts";

const mostShown = 50;

/** What was done to a pair, the last first, in words: for everyone who may see it. `missing` when it is not there. */
export async function pairHistory(scope: Scope, id: string, input: Omit<TrailQuery, "filter">) {
  const filter = trailFilter.parse({ subject: "pair", subject_id: id });
  const { there, rows } = await batch(scope.db, {
    there: scope.db.all(sql`SELECT 1 FROM pairs WHERE org_id = ${scope.org_id} AND id = ${id}`),
    rows: entriesOf(scope, { ...input, filter }, mostShown),
  });
  if (there.length === 0) throw new Refusal("missing");
  return rows.map(serializeLine(scope, input));
}
export type PairHistory = Awaited<ReturnType<typeof pairHistory>>;
