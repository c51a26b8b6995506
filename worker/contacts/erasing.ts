import { type SQL, sql } from "drizzle-orm";
import { auditedLines } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { unlessReferred } from "#worker/kit/in-use.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { contactKeys } from "./finding.ts";
import { erasedName, forgotten } from "./forgetting.ts";
import { contactById } from "./queries.ts";

/**
 * Lets a contact go, with all that is merged into it. Where no sale, expense or payment is with it, it is deleted;
 * otherwise everything personal is erased and the row stays, so that these still add up; what the law wants kept stands in
 * the sale itself. Either way the trail forgets all but who did it, and so do birds, mails and notifications. Answers whether a row stays. Refuses `missing`, and one
 * that is part of another.
 */
export async function removeContact(scope: Scope, id: string): Promise<{ is_erased: boolean }> {
  const { db, org_id } = scope;
  const group = groupOf(scope, id);
  const deleted = await unlessReferred(
    batch(db, {
      ...forgotten(scope, group),
      line: auditedLines(scope, { subject: "contact", deed: "deleted", lines: lineOf(scope, id) }),
      gone: db.all<{ id: string }>(
        sql`DELETE FROM contacts WHERE org_id = ${org_id} AND id IN (${group}) RETURNING id`,
      ),
      found: contactById(scope, id),
    }),
  );
  if (deleted && deleted.gone.length > 0) return { is_erased: false };
  if (deleted)
    throw deleted.found[0] ? new Refusal("conflict", {}, { detail: "contacts.part" }) : new Refusal("missing");
  return eraseContact(scope, id);
}

async function eraseContact(scope: Scope, id: string): Promise<{ is_erased: true }> {
  const { db, org_id, now } = scope;
  const group = groupOf(scope, id);
  const name = erasedName(scope);
  const { name_key, search_key } = contactKeys({ name });
  const { found } = await batch(db, {
    ...forgotten(scope, group),
    line: auditedLines(scope, {
      subject: "contact",
      deed: "erased",
      lines: sql`${lineOf(scope, id)} AND erased_at IS NULL`,
    }),
    unbound: db.run(sql`DELETE FROM bird_people WHERE org_id = ${org_id} AND contact_id IN (${group})`),
    erased: db.run(sql`
      UPDATE contacts SET name = ${name}, name_key = ${name_key}, search_key = ${search_key}, other_names = NULL,
        country = NULL, tax_id = NULL, register_numbers = NULL, address = NULL, postal_code = NULL, locality = NULL,
        phone = NULL, email = NULL, language = NULL, notes = NULL, delivery_days = NULL, consent_from = NULL, consent_on = NULL,
        erased_at = ${now}, updated_at = ${now}, version = version + 1
      WHERE org_id = ${org_id} AND id IN (${group}) AND erased_at IS NULL`),
    found: contactById(scope, id),
  });
  const [row] = found;
  if (!row) throw new Refusal("missing");
  if (row.erased_at === null) throw new Refusal("conflict", {}, { detail: "contacts.part" });
  return { is_erased: true };
}

/** A contact and all that is part of it; nobody where it is part of another itself. */
const groupOf = ({ org_id }: Scope, id: string): SQL =>
  sql`SELECT id FROM contacts WHERE org_id = ${org_id} AND head_id = ${id}`;

const lineOf = ({ org_id }: Scope, id: string): SQL =>
  sql`SELECT id AS subject_id, '{}' AS changes FROM contacts
    WHERE org_id = ${org_id} AND id = ${id} AND merged_at IS NULL`;
