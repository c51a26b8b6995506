import { type SQL, sql } from "drizzle-orm";
import { kindIs } from "#worker/birds/columns/presence.ts";
import { sinceByItself, storedFacts } from "#worker/birds/columns/status-day.ts";
import { inFlock, ownBird, writeStampSql } from "#worker/birds/columns/write-stamp.ts";
import type { Scope } from "#worker/scope.ts";
import { seededAgain, statusOf } from "#worker/statuses/seeded-statuses.ts";

type Of = { id: string; when: SQL };
/** Who writes: nobody where the clock does. */
type Writer = Pick<Scope, "db" | "org_id" | "now" | "today"> & { user_id: string };

const itsParts = ({ org_id }: Writer, id: string) =>
  sql`part.org_id = ${org_id} AND part.listing_id = ${id} AND part.bird_id IS NOT NULL`;
const isForSale = (scope: Writer) => sql`birds.status_id IS ${statusOf(scope, "for_sale")}`;
const since = (scope: Writer, status_id: SQL) => sinceByItself(scope, { ...storedFacts, status_id });

/** The statements that make the present birds of a listing "for sale" and keep what they were. */
export function forSale(scope: Scope, { id, when }: Of) {
  const { db, org_id } = scope;
  const status = statusOf(scope, "for_sale");
  const which = sql`${inFlock} AND ${kindIs(scope, "present")} AND NOT ${isForSale(scope)} AND ${when}`;
  return {
    ...seededAgain(scope, "for_sale", when),
    kept: db.run(sql`
      UPDATE listing_birds SET status_before_id = birds.status_id FROM birds
      WHERE listing_birds.org_id = ${org_id} AND listing_birds.listing_id = ${id}
        AND birds.org_id = ${org_id} AND birds.id = listing_birds.bird_id AND ${which}`),
    offered: db.run(sql`
      UPDATE birds SET status_id = ${status}, status_since = ${since(scope, status)}, ${writeStampSql(scope)}
      FROM listing_birds part WHERE ${itsParts(scope, id)} AND ${ownBird(scope, sql`part.bird_id`)} AND ${which}`),
  };
}

/** The statements that give birds that are "for sale" still the status back that they had before their listing. */
export function forSaleNoMore(scope: Writer, { id, when }: Of) {
  const before = sql`(SELECT kept.id FROM statuses kept WHERE kept.org_id = ${scope.org_id}
    AND kept.id = part.status_before_id)`;
  return {
    back: scope.db.run(sql`
      UPDATE birds SET status_id = ${before}, status_since = ${since(scope, before)}, ${writeStampSql(scope)}
      FROM listing_birds part WHERE ${itsParts(scope, id)} AND ${ownBird(scope, sql`part.bird_id`)}
        AND ${inFlock} AND ${isForSale(scope)} AND ${when}`),
  };
}
