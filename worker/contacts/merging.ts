import { sql } from "drizzle-orm";
import { audited } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type Contact, serializeContact } from "./contact-rows.ts";
import { undoDays } from "./contract.ts";
import { contactById } from "./queries.ts";

/**
 * Makes a contact part of another: both keep all they are, and what belongs to either belongs to the one that is named,
 * or to the one which that is part of itself. Said twice it is done once. Refuses itself, what it already holds, what is
 * erased, and a contact that is part of a third one.
 */
export async function mergeContact(scope: Scope, id: string, into_id: string): Promise<Contact> {
  const { db, org_id, now } = scope;
  if (id === into_id) throw new Refusal("invalid", { into_id: ["contacts.merge.self"] });
  const { written, own, into } = await batch(db, {
    // All of them at once: whoever is part of it comes along, so that a head is never a part.
    written: db.all<{ id: string }>(sql`
      UPDATE contacts SET head_id = target.head_id, version = version + 1, updated_at = ${now},
        merged_at = CASE WHEN contacts.id = ${id} THEN ${now} ELSE merged_at END,
        merged_into_id = CASE WHEN contacts.id = ${id} THEN target.head_id ELSE merged_into_id END
      FROM (
        SELECT other.head_id FROM contacts other CROSS JOIN contacts own
          ON own.org_id = ${org_id} AND own.id = ${id} AND own.merged_at IS NULL AND own.erased_at IS NULL
        WHERE other.org_id = ${org_id} AND other.id = ${into_id} AND other.erased_at IS NULL AND other.head_id <> ${id}
      ) target
      WHERE contacts.org_id = ${org_id} AND contacts.head_id = ${id} RETURNING contacts.id AS id`),
    line: audited(scope, {
      subject: "contact",
      subject_id: id,
      deed: "changed",
      changes: { merged_into_id: [null, into_id] },
    }),
    own: contactById(scope, id),
    into: contactById(scope, into_id),
  });
  const [[before], [other]] = [own, into];
  if (!before) throw new Refusal("missing");
  if (!other) throw new Refusal("invalid", { into_id: ["fields.unknown_id"] });
  if (written.length > 0) return serializeContact(before);
  if (before.erased_at !== null) throw new Refusal("conflict", {}, { detail: "contacts.erased" });
  if (other.erased_at !== null) throw new Refusal("invalid", { into_id: ["contacts.erased"] });
  if (other.head_id === id) throw new Refusal("invalid", { into_id: ["contacts.merge.self"] });
  if (before.head_id === other.head_id) return serializeContact(before);
  throw new Refusal("conflict", {}, { detail: "contacts.merge.already" });
}

/** Until when (ISO) a contact that was merged then can be taken out again. */
export const undoneUntil = (merged_at: string): string =>
  new Date(Date.parse(merged_at) + undoDays * 86_400_000).toISOString();

/**
 * Takes a contact out of the one it was merged into, with whatever had been merged into it before: both are what they were.
 * Refuses it once the days for that are over. Of one that stands for itself nothing is to be done.
 */
export async function partContact(scope: Scope, id: string): Promise<Contact> {
  const { db, org_id, now } = scope;
  const since = new Date(Date.parse(now) - undoDays * 86_400_000).toISOString();
  const { written, found } = await batch(db, {
    written: db.all<{ id: string }>(sql`
      WITH RECURSIVE own AS (
        SELECT id, head_id FROM contacts
        WHERE org_id = ${org_id} AND id = ${id} AND merged_at >= ${since} AND erased_at IS NULL
      ), below(id) AS (
        SELECT id FROM own UNION
        SELECT it.id FROM below CROSS JOIN own CROSS JOIN contacts it
        ON it.org_id = ${org_id} AND it.head_id = own.head_id AND it.merged_into_id = below.id
      )
      UPDATE contacts SET head_id = ${id}, version = version + 1, updated_at = ${now},
        merged_at = CASE WHEN id = ${id} THEN NULL ELSE merged_at END,
        merged_into_id = CASE WHEN id = ${id} THEN NULL ELSE merged_into_id END
      WHERE org_id = ${org_id} AND id IN (SELECT id FROM below) RETURNING id`),
    line: audited(scope, { subject: "contact", subject_id: id, deed: "changed", changes: { merged_at: [now, null] } }),
    found: contactById(scope, id),
  });
  const [row] = found;
  if (!row) throw new Refusal("missing");
  if (written.length > 0 || row.merged_at === null) return serializeContact(row);
  if (row.erased_at !== null) throw new Refusal("conflict", {}, { detail: "contacts.erased" });
  throw new Refusal("conflict", {}, { detail: "contacts.merge.late", values: { days: undoDays } });
}
