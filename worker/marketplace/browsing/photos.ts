import { sql } from "drizzle-orm";
import { tokenParts } from "#worker/accounts/secrets.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { keptFile } from "#worker/files/kept-file.ts";
import { Refusal } from "#worker/refusal.ts";
import { level, onSellersPage } from "./visible.ts";

type Row = {
  file_key: string;
  thumb_key: string | null;
  type: string;
  is_first: number;
  level: string;
  is_sellers_page: number;
};

/** How long a browser goes on showing a photo whose listing is gone. */
const keptSeconds = 60;

/**
 * A photo of a listing by the key that was given out, or its small copy: while the listing is shown. Only the picture of its
 * card, the first, may be shown by other sites.
 */
export async function marketPhoto(
  { db, env }: Visitor,
  { key: given, isSmall, has }: { key: string; isSmall: boolean; has: string | undefined },
): Promise<Response> {
  const { key, secret } = tokenParts(given);
  const [row] = key === undefined ? [] : await db.all<Row>(photoOf(key, secret));
  // What only a seller's page shows is seen as long as that page is.
  if (!row || (row.level === "own_page" && row.is_sellers_page === 0)) throw new Refusal("missing");
  const headers = new Headers({
    ETag: `"${secret}${isSmall ? "-small" : ""}"`,
    "Cache-Control": `private, max-age=${keptSeconds}`,
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": row.is_first === 1 ? "cross-origin" : "same-origin",
  });
  if (has?.includes(headers.get("ETag") ?? "")) return new Response(null, { status: 304, headers });
  const stored = isSmall && row.thumb_key ? row.thumb_key : row.file_key;
  const input = { key: stored, type: row.type, namesItself: stored === row.thumb_key, name: "photo", has: undefined };
  const file = await keptFile(env.FILES, input);
  for (const name of ["Content-Type", "Content-Length", "Content-Disposition"])
    headers.set(name, file.headers.get(name) ?? "");
  return new Response(file.body, { headers });
}

// By keys from one row to the next: whose it is the short key says.
const photoOf = (short_key: string, public_key: string) => sql`
  SELECT photo.file_key, photo.thumb_key, photo.type, ${level} AS level,
    NOT EXISTS (SELECT 1 FROM listing_photos other WHERE other.org_id = shown.org_id
      AND other.listing_id = shown.listing_id AND other.position < shown.position) AS is_first,
    EXISTS (SELECT 1 FROM market_sellers seller WHERE seller.short_key = ${short_key} AND seller.is_shown = 1) AS is_sellers_page
  FROM organizations
  CROSS JOIN listing_photos shown ON shown.org_id = organizations.id AND shown.public_key = ${public_key}
  CROSS JOIN bird_photos photo ON photo.org_id = shown.org_id AND photo.id = shown.photo_id
  CROSS JOIN market_listings it ON it.id = shown.listing_id AND it.short_key = organizations.short_key
  WHERE organizations.short_key = ${short_key} AND organizations.closes_at IS NULL AND ${onSellersPage}`;
