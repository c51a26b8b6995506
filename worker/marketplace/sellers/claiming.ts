import { sql } from "drizzle-orm";
import { isDemo } from "#db/ids.ts";
import type { Scope } from "#worker/scope.ts";
import type { SellerFacts } from "../offered/seller.ts";

/**
 * Takes an address of the market for a seller, before the seller's own row says so; to do it twice changes nothing. Answers
 * whether it is theirs: it is not while another has it.
 */
export async function claimSlug(scope: Scope, seller: SellerFacts, slug: string): Promise<boolean> {
  const { db, org_id, today } = scope;
  if (isDemo(org_id)) return true;
  const { short_key, country, region } = seller;
  const claimed = await db.all<{ slug: string }>(sql`
    INSERT INTO market_sellers (short_key, slug, name, country, region, is_shown, revision, changed_on)
    SELECT ${short_key}, ${slug}, '', ${country ?? ""}, ${region ?? ""}, 0, 0, ${today}
    WHERE NOT EXISTS (SELECT 1 FROM market_sellers other WHERE other.slug = ${slug} AND other.short_key <> ${short_key})
    ON CONFLICT (short_key) DO UPDATE SET slug = excluded.slug RETURNING slug`);
  return claimed.length > 0;
}
