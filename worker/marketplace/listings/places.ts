import { type SQL, sql } from "drizzle-orm";
import { planOf } from "#worker/billing/plans.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { Places } from "./listing-json.ts";

type Planned = Pick<Scope, "org_id" | "plan">;

const living = sql.raw("'published', 'held', 'paused', 'reserved'");
const seen = sql.raw("'published', 'held', 'reserved'");
// By all of the index's first columns: else SQLite would as soon count every listing.
const others = (org_id: string, id: string, states: SQL): SQL =>
  sql`(SELECT count(*) FROM listings other WHERE other.org_id = ${org_id} AND other.state IN (${states}) AND other.id <> ${id})`;

/**
 * Whether the plan has a place for a listing that is to be seen: beside all that live, or, of one that rests and has its
 * place, beside all that are seen. Part of the write itself.
 */
export function hasPlace({ org_id, plan }: Planned, { id, isResting }: { id: string; isResting: boolean }): SQL {
  const most = planOf(plan).listings;
  return most === null ? sql`1` : sql`${others(org_id, id, isResting ? seen : living)} < ${most}`;
}

/** The statement that counts the places of the plan that are taken; fits any batch. */
export const readingPlaces = ({ db, org_id }: Pick<Scope, "db" | "org_id">) =>
  db.all<{ n: number }>(sql`SELECT count(*) AS n FROM listings WHERE org_id = ${org_id} AND state IN (${living})`);

/** What the plan holds and what of it is taken. */
export function placesOf({ plan }: Pick<Scope, "plan">, [row]: ReadonlyArray<{ n: number }>): Places {
  const limit = planOf(plan).listings;
  const used = row?.n ?? 0;
  return { limit, used, left: limit === null ? null : Math.max(0, limit - used) };
}

/** The refusal of a listing more than the plan holds. */
export const noPlace = ({ plan }: Pick<Scope, "plan">): Refusal =>
  new Refusal("plan_limit", {}, { detail: "listings.places.full", values: { count: planOf(plan).listings ?? 0 } });
