import { sql } from "drizzle-orm";
import type { ContactKind } from "#db/words/trade.ts";
import type { Scope } from "#worker/scope.ts";
import { contactsNamed, isHead } from "./finding.ts";

/** So many are offered in a box. */
const mostOffered = 12;

/** A contact to be chosen in the form of another room, with what tells it from others of the same name. */
export type ContactChoice = {
  id: string;
  name: string;
  kind: ContactKind;
  locality: string | null;
  tax_id: string | null;
};
export type ContactChoices = { items: ContactChoice[]; more: boolean };

/** Who is called so, the best first; of nothing those that were written last. One that is merged is found under its head. */
export async function contactChoices(
  { db, org_id }: Scope,
  { q, exactly }: { q: string; exactly: boolean },
): Promise<ContactChoices> {
  const text = q.trim();
  const named = contactsNamed(text);
  const which = exactly ? named.exactly : text === "" ? isHead : named.matches;
  const order = text === "" ? sql`it.updated_at DESC, it.id DESC` : named.order;
  // Two that are merged into one are found as that one.
  const found = await db.all<ContactChoice>(sql`
    SELECT head.id, head.name, head.kind, head.locality, head.tax_id
    FROM contacts it CROSS JOIN contacts head ON head.org_id = ${org_id} AND head.id = it.head_id
    WHERE it.org_id = ${org_id} AND it.erased_at IS NULL AND ${which}
    ORDER BY ${order} LIMIT ${mostOffered * 2}`);
  const items = [...new Map(found.map((it) => [it.id, it])).values()];
  return { items: items.slice(0, mostOffered), more: items.length > mostOffered };
}
