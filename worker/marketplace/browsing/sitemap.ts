import { sql } from "drizzle-orm";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import { level, onMarket } from "./visible.ts";

/** Listings of a part are those made together, so that what comes and goes changes no other part. */
const listingsPerPart = 5000;
// Literal: a number that is bound is a fraction to SQLite, and parts are whole.
const partOf = sql.raw(`it.n / ${listingsPerPart}`);
const mostSellers = 10_000;

/** An address of the market by its last part, and the day it changed. */
export type SitemapEntry = { name: string; changed_on: string };

/** Parts of the listings by their numbers, and the day a seller changed last; null where there is none. */
export type SitemapParts = { listings: SitemapEntry[]; sellers: string | null };

/** Which parts of the sitemap there are: the days on which they changed, of listings by the number of the part. */
export async function sitemapParts({ db }: Visitor): Promise<SitemapParts> {
  const { parts, sellers } = await batch(db, {
    parts: db.all<SitemapEntry>(sql`
      SELECT CAST(${partOf} AS TEXT) AS name, max(it.changed_on) AS changed_on
      FROM market_listings it INDEXED BY market_listings_shown WHERE it.is_shown = 1 GROUP BY ${partOf}`),
    sellers: db.all<{ changed_on: string | null }>(
      sql`SELECT max(changed_on) AS changed_on FROM market_sellers INDEXED BY market_sellers_shown WHERE is_shown = 1`,
    ),
  });
  return { listings: parts, sellers: sellers[0]?.changed_on ?? null };
}

/** The listings of a part that are on the market. */
export const sitemapListings = ({ db }: Visitor, part: number): Promise<SitemapEntry[]> =>
  db.all<SitemapEntry>(sql`
    SELECT it.id AS name, it.changed_on FROM market_listings it
    WHERE it.n >= ${part * listingsPerPart} AND it.n < ${(part + 1) * listingsPerPart} AND ${onMarket} ORDER BY it.n`);

/** The sellers' pages that may be found. */
export const sitemapSellers = ({ db }: Visitor): Promise<SitemapEntry[]> =>
  db.all<SitemapEntry>(sql`
    SELECT seller.slug AS name, seller.changed_on FROM market_sellers seller INDEXED BY market_sellers_shown
    WHERE seller.is_shown = 1 AND NOT EXISTS (
      SELECT 1 FROM market_listings it INDEXED BY market_listings_by_seller
      WHERE it.short_key = seller.short_key AND it.is_shown = 1 AND ${level} = 'own_page')
    ORDER BY seller.changed_on DESC LIMIT ${mostSellers}`);
