import { sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type FeedRound, feedRoundRows, readingFeedRounds, serializeFeedRound } from "./round-rows.ts";

const perPage = 10;

/** One page of the feed rounds, those that are over last. */
export async function listFeedRounds(scope: Scope, page: number) {
  const { rows, counted } = await batch(scope.db, {
    rows: readingFeedRounds(
      scope,
      sql`true ORDER BY it.retired_at IS NOT NULL, it.name, it.id LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
    ),
    counted: scope.db.all<{ n: number }>(sql`SELECT count(*) AS n FROM feed_rounds WHERE org_id = ${scope.org_id}`),
  });
  const total = counted[0]?.n ?? 0;
  return {
    data: rows.map((row) => serializeFeedRound(row, scope.today)),
    today: scope.today,
    total,
    page,
    total_pages: Math.max(1, Math.ceil(total / perPage)),
  };
}

/** One of them; `missing` when it is another organisation's. */
export async function findFeedRound(scope: Scope, id: string): Promise<FeedRound> {
  const [row] = await readingFeedRounds(scope, sql`it.id = ${id}`);
  if (!row) throw new Refusal("missing");
  return serializeFeedRound(row, scope.today);
}

/** Deletes a feed round that was never booked; `conflict` for one that was: it is ended instead. */
export const removeFeedRound = (scope: Scope, id: string): Promise<void> => feedRoundRows.remove(scope, id);
