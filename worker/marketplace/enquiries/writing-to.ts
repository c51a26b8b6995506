import { sql } from "drizzle-orm";
import type { Language } from "#db/vocabulary.ts";
import type { outgoing } from "#worker/mail/queries.ts";
import type { Scope } from "#worker/scope.ts";
import { type Keys, pageOf } from "./tokens.ts";

type Addressed = { to: string; language: Language; url: string; title: string };
type Row = {
  id: string;
  email: string;
  language: Language;
  token_hash: string;
  short_key: string;
  title: string | null;
};

/**
 * A mail to whoever began a conversation, with the link that opens it, in its organisation's name so that closing takes it
 * along; undefined where no link opens it any more.
 */
export async function writingTo(
  { db, org_id }: Pick<Scope, "db" | "org_id">,
  keys: Keys,
  id: string,
  letterTo: (to: Addressed) => ReturnType<typeof outgoing>,
) {
  const [row] = await db.all<Row>(sql`
    SELECT it.id, it.email, it.language, it.token_hash, organizations.short_key,
      (SELECT title FROM listings WHERE listings.org_id = it.org_id AND listings.id = it.listing_id) AS title
    FROM enquiries it CROSS JOIN organizations ON organizations.id = it.org_id
    WHERE it.org_id = ${org_id} AND it.id = ${id}`);
  const url = row && (await pageOf(keys, "enquiries", row));
  if (!url) return undefined;
  const { email, language, title } = row;
  return { ...letterTo({ to: email, language, url, title: title ?? "" }), org_id };
}
