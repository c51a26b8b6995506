import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { Language } from "#db/vocabulary.ts";
import { audited } from "#worker/audit.ts";
import { contactKeys } from "#worker/contacts/finding.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

type Buyer = { id: string; name: string; email: string; language: Language; contact_id: string | null };

/**
 * The contact that whoever asks becomes: the one that is there with that address, else a new one by name and address; never
 * another of the same name. Its id, and the statements that make it where `when` holds.
 */
export async function buyerContact(
  scope: Scope,
  buyer: Buyer,
): Promise<{ id: string; statements(when: SQL): Statements }> {
  const { db, org_id, now } = scope;
  const { name, email, language } = buyer;
  const [known] = await db.all<{ id: string }>(sql`
    SELECT id FROM contacts WHERE org_id = ${org_id} AND erased_at IS NULL AND (id = ${buyer.contact_id} OR email = ${email})
    ORDER BY id IS NOT ${buyer.contact_id}, merged_at IS NOT NULL, created_at, id LIMIT 1`);
  if (known) return { id: known.id, statements: () => ({}) };
  const id = newId("contact");
  const { name_key, search_key } = contactKeys({ name, email });
  return {
    id,
    statements: (when) => ({
      buyer_made: db.run(sql`
        INSERT INTO contacts (id, org_id, head_id, kind, name, name_key, search_key, email, language, is_customer, created_at, updated_at)
        SELECT ${id}, ${org_id}, ${id}, 'person', ${name}, ${name_key}, ${search_key}, ${email}, ${language}, 1, ${now}, ${now}
        WHERE ${when}`),
      buyer_line: audited(scope, {
        subject: "contact",
        subject_id: id,
        deed: "created",
        changes: { name: [null, name] },
      }),
    }),
  };
}

/** Makes whoever asks a contact, for a sale that the seller arranges without a reservation. Said again it is the same one. */
export async function makeContact(scope: Scope, enquiry_id: string): Promise<{ contact_id: string }> {
  const { db, org_id, now } = scope;
  const [buyer] = await readingBuyer(scope, enquiry_id);
  if (!buyer) throw new Refusal("missing");
  const contact = await buyerContact(scope, buyer);
  const isFree = sql`EXISTS (SELECT 1 FROM enquiries WHERE org_id = ${org_id} AND id = ${enquiry_id}
    AND contact_id IS ${buyer.contact_id})`;
  const { made } = await batch(db, {
    ...contact.statements(isFree),
    made: db.run(sql`UPDATE enquiries SET contact_id = ${contact.id}, updated_at = ${now}
      WHERE org_id = ${org_id} AND id = ${enquiry_id} AND contact_id IS ${buyer.contact_id}`),
  });
  if (made.rowsAffected > 0) return { contact_id: contact.id };
  const [since] = await readingBuyer(scope, enquiry_id);
  if (!since?.contact_id) throw new Refusal("missing");
  return { contact_id: since.contact_id };
}

const readingBuyer = ({ db, org_id }: Scope, id: string) =>
  db.all<Buyer>(sql`SELECT id, name, email, language, contact_id FROM enquiries
    WHERE org_id = ${org_id} AND id = ${id} AND confirmed_at IS NOT NULL`);
