import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { Language } from "#db/vocabulary.ts";
import type { EnquiryState } from "#db/words/market.ts";
import { hashSecret, tokenParts } from "#worker/accounts/secrets.ts";
import { Refusal } from "#worker/refusal.ts";

/** A conversation as its token finds it. */
type FoundEnquiry = {
  id: string;
  org_id: string;
  short_key: string;
  listing_id: string | null;
  state: EnquiryState;
  name: string;
  email: string;
  language: Language;
  title: string | null;
  closes_at: string | null;
};

/** The conversation of a token, sought among those of whose short key the token has; `missing` where there is none. */
export async function findByToken(db: Database, token: string): Promise<FoundEnquiry> {
  const { key = "", secret } = tokenParts(token);
  const token_hash = await hashSecret(secret);
  const [found] = await db.all<FoundEnquiry>(sql`
    SELECT it.id, it.org_id, organizations.short_key, it.listing_id, it.state, it.name, it.email, it.language,
      organizations.closes_at,
      (SELECT title FROM listings WHERE listings.org_id = it.org_id AND listings.id = it.listing_id) AS title
    FROM organizations CROSS JOIN enquiries it ON it.org_id = organizations.id AND it.token_hash = ${token_hash}
    WHERE organizations.short_key = ${key}`);
  if (!found) throw new Refusal("missing");
  return found;
}
