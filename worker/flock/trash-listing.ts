import { and, desc, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import { pageColumns } from "#worker/birds/columns/columns.ts";
import { countInPlan, limitOf } from "#worker/birds/columns/counts.ts";
import { mentions } from "#worker/birds/columns/search.ts";
import { batch } from "#worker/kit/batch.ts";
import { may as isAllowed } from "#worker/rights.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { dayMs, leavingSince, trashDays } from "./trash.ts";
import type { TrashFilter } from "./trash-contract.ts";

/** One page of the deleted birds, the last deleted first: who deleted each, and for how many days it can be restored. */
export async function listTrash(scope: Scope, filter: TrashFilter) {
  const { page, page_size } = filter;
  const {
    rows,
    counted: [counted],
    used: [used],
  } = await batch(scope.db, {
    rows: scope.db
      .select({ ...picked(scope), deleted_at: sql<string>`${birds.deleted_at}`, deleted_by, ring_taken })
      .from(birds)
      .where(inTrash(scope, filter))
      .orderBy(desc(birds.deleted_at), desc(birds.id))
      .limit(page_size)
      .offset((page - 1) * page_size),
    counted: scope.db.select({ n: sql<number>`count(*)` }).from(birds).where(inTrash(scope, filter)),
    used: countInPlan(scope),
  });
  const total = counted?.n ?? 0;
  const items = rows.map((row) => ({
    ...row,
    ring_taken: row.ring_taken === 1,
    days_left: daysLeft(row.deleted_at, scope.now),
  }));
  const limit = limitOf(scope, used?.n ?? 0);
  const may = { restore: isAllowed(scope, "flock.write"), erase: isAllowed(scope, "erase") };
  return { items, total, total_pages: Math.ceil(total / page_size), page, page_size, limit, may };
}

export type TrashPage = Awaited<ReturnType<typeof listTrash>>;
export type DeletedBird = TrashPage["items"][number];

function picked({ language }: Scope) {
  const { id, identifier, name, sex, mutation, species_name, drawing } = pageColumns(language);
  return { id, identifier, name, sex, mutation, species_name, drawing };
}

// The trail knows who deleted it, even when the clock has written the bird since.
const deleted_by = sql<string | null>`(
  SELECT users.name FROM audit
  JOIN users ON users.org_id = audit.org_id AND users.id = audit.user_id
  WHERE audit.org_id = birds.org_id AND audit.subject_id = birds.id AND audit.deed = 'deleted'
  ORDER BY audit.at DESC, audit.id DESC LIMIT 1
)`.as("deleted_by");

const ring_taken = sql<0 | 1>`EXISTS (
  SELECT 1 FROM birds other WHERE other.org_id = birds.org_id AND other.identifier_key = birds.identifier_key
  AND other.deleted_at IS NULL
)`.as("ring_taken");

function inTrash(scope: Scope, { q, leaving, ids }: TrashFilter): SQL {
  return owned(
    scope,
    birds,
    and(
      isNotNull(birds.deleted_at),
      leaving ? sql`birds.deleted_at <= ${leavingSince(scope.now)}` : undefined,
      q ? mentions(scope, q, "trash") : undefined,
      ids ? inArray(birds.id, ids.split(",")) : undefined,
    ),
  );
}

/** For how many days a bird deleted at that instant can still be restored. */
export const daysLeft = (deleted_at: string, now: string) =>
  Math.max(0, Math.ceil((Date.parse(deleted_at) + trashDays * dayMs - Date.parse(now)) / dayMs));
