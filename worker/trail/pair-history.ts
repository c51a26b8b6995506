import { sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { trailFilter } from "./contract.ts";
import { type Asked, entriesOf } from "./entries.ts";
import { toldIn } from "./speech.ts";

const mostShown = 50;

/** What was done to a pair, the last first, in words: for everyone who may see it. `missing` when it is not there. */
export async function pairHistory(scope: Scope, id: string, asked: Omit<Asked, "filter">) {
  const filter = trailFilter.parse({ subject: "pair", subject_id: id });
  const { there, rows } = await batch(scope.db, {
    there: scope.db.all(sql`SELECT 1 FROM pairs WHERE org_id = ${scope.org_id} AND id = ${id}`),
    rows: entriesOf(scope, { ...asked, filter }, mostShown),
  });
  if (there.length === 0) throw new Refusal("missing");
  return rows.map(toldIn(scope, asked));
}
export type PairHistory = Awaited<ReturnType<typeof pairHistory>>;
