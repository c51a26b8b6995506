import { sql } from "drizzle-orm";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { byNight } from "#worker/billing/own-look.ts";
import { keptFile } from "#worker/files/kept-file.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { type CardRow, cardColumns, cardOf, type MarketCard } from "./card.ts";
import { listingsPerPage } from "./contract.ts";
import { level, onSellersPage } from "./visible.ts";

/** A seller's page: this list of fields and nothing else (R27). */
export type MarketSeller = {
  slug: string;
  name: string;
  text: string | null;
  federation: string | null;
  since: number | null;
  district: string | null;
  country: string;
  has_logo: boolean;
  /** The colours of its own look, where its plan has one. */
  look: { accent: string | null; night: string | null } | null;
  /** What the law keeps off the market may stand here, but search engines must not have it. */
  is_found: boolean;
  listings: Array<MarketCard & { text: string | null }>;
  page: number;
  has_next: boolean;
};

type SellerRow = Pick<MarketSeller, "slug" | "name" | "text" | "federation" | "since" | "district" | "country"> & {
  accent: string | null;
  has_logo: number;
  has_own_look: number;
};
type ListedRow = CardRow & { text: string | null };

/** A seller's page by its name in the address; `missing` until it is switched on. */
export async function marketSeller({ db }: Visitor, slug: string, page = 1): Promise<MarketSeller> {
  const theirs = sql`it.short_key = (SELECT short_key FROM market_sellers WHERE slug = ${slug} AND is_shown = 1)`;
  const listed = sql`FROM market_listings it INDEXED BY market_listings_by_seller WHERE ${theirs} AND ${onSellersPage}`;
  const {
    seller: [seller],
    rows,
    kept,
  } = await batch(db, {
    seller: db.all<SellerRow>(sql`
      SELECT slug, name, text, federation, since, district, country, accent, has_logo, has_own_look FROM market_sellers
      WHERE slug = ${slug} AND is_shown = 1`),
    rows: db.all<ListedRow>(sql`
      SELECT ${cardColumns}, it.text ${listed}
      ORDER BY it.n DESC LIMIT ${listingsPerPage + 1} OFFSET ${(page - 1) * listingsPerPage}`),
    kept: db.all(sql`SELECT 1 ${listed} AND ${level} = 'own_page' LIMIT 1`),
  });
  if (!seller) throw new Refusal("missing");
  const { accent, has_logo, has_own_look } = seller;
  return {
    slug: seller.slug,
    name: seller.name,
    text: seller.text,
    federation: seller.federation,
    since: seller.since,
    district: seller.district,
    country: seller.country,
    has_logo: has_logo === 1,
    look: has_own_look === 1 ? { accent, night: accent && byNight(accent) } : null,
    is_found: kept.length === 0,
    listings: rows.slice(0, listingsPerPage).map(({ text, ...row }) => ({ ...cardOf(row), text })),
    page,
    has_next: rows.length > listingsPerPage,
  };
}

/** The logo on a seller's page. */
export async function sellerLogo({ db, env }: Visitor, slug: string): Promise<Response> {
  const [row] = await db.all<{ logo_key: string | null }>(sql`
    SELECT organizations.logo_key FROM market_sellers seller
    CROSS JOIN organizations ON organizations.short_key = seller.short_key
    WHERE seller.slug = ${slug} AND seller.is_shown = 1 AND seller.has_logo = 1 AND organizations.closes_at IS NULL`);
  if (!row?.logo_key) throw new Refusal("missing");
  const file = await keptFile(env.FILES, {
    key: row.logo_key,
    type: "image/png",
    namesItself: true,
    name: "logo",
    has: undefined,
  });
  const headers = new Headers(file.headers);
  headers.set("Cache-Control", "private, max-age=60");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.delete("ETag");
  return new Response(file.body, { headers });
}
