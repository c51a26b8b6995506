import { sql } from "drizzle-orm";
import type { BirdRole } from "#db/words/trade.ts";
import { batch } from "#worker/kit/batch.ts";
import { type FilledSlots, joined } from "#worker/kit/slots.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type ContactRow, serializeContact } from "./contact-rows.ts";
import { isHead } from "./finding.ts";
import { undoneUntil } from "./merging.ts";
import { contactById } from "./queries.ts";

/** So many birds stand on a page of theirs, and so many contacts that may be the same one. */
const birdsAtOnce = 50;
const mostAlike = 5;

/** A bird and what the contact is to it, which may be several things. */
type BoundBird = {
  id: string;
  identifier: string;
  name: string | null;
  species: string;
  /** Joined by commas, in the order of their names. */
  roles: string;
};
type Alike = { id: string; name: string; locality: string | null; tax_id: string | null };

/**
 * Everything a contact's page shows, with what later rooms say of it, in one trip; of one that is merged its own facts, and
 * all else is with its head. `alike` are others of the same name or tax number, which may be the same one.
 */
export async function contactPage(
  scope: Scope,
  id: string,
  { slots, page }: { slots: FilledSlots["contactPage"]; page: number },
) {
  const { db, org_id } = scope;
  const added = joined(scope, slots, { id });
  const bound = sql`bird_people bound CROSS JOIN birds it ON it.org_id = ${org_id} AND it.id = bound.bird_id
    AND it.deleted_at IS NULL`;
  const ofIt = sql`bound.org_id = ${org_id}
    AND bound.contact_id IN (SELECT id FROM contacts WHERE org_id = ${org_id} AND head_id = ${id})`;
  const found = await batch(db, {
    own: contactById(scope, id),
    parts: db.all<ContactRow>(sql`SELECT * FROM contacts WHERE org_id = ${org_id} AND head_id = ${id} AND id <> ${id}
      ORDER BY merged_at DESC, id LIMIT 100`),
    birds: db.all<BoundBird>(sql`
      SELECT it.id, it.identifier, it.name, species.common_name AS species, group_concat(DISTINCT bound.role) AS roles
      FROM ${bound} LEFT JOIN species ON species.org_id = ${org_id} AND species.id = it.species_id
      WHERE ${ofIt} GROUP BY it.id ORDER BY it.identifier_key, it.id
      LIMIT ${birdsAtOnce} OFFSET ${(page - 1) * birdsAtOnce}`),
    counted: db.all<{ n: number }>(sql`SELECT count(DISTINCT it.id) AS n FROM ${bound} WHERE ${ofIt}`),
    alike: db.all<Alike>(sql`
      SELECT it.id, it.name, it.locality, it.tax_id FROM (
        SELECT it.id FROM contacts own CROSS JOIN contacts it ON it.org_id = ${org_id} AND it.name_key = own.name_key
        WHERE own.org_id = ${org_id} AND own.id = ${id}
        UNION
        SELECT it.id FROM contacts own CROSS JOIN contacts it ON it.org_id = ${org_id} AND it.tax_id = own.tax_id
        WHERE own.org_id = ${org_id} AND own.id = ${id}
      ) same CROSS JOIN contacts it ON it.org_id = ${org_id} AND it.id = same.id
      WHERE it.id <> ${id} AND ${isHead} AND it.erased_at IS NULL ORDER BY it.name_key, it.id LIMIT ${mostAlike}`),
    ...added.statements,
  });
  const [row] = found.own;
  if (!row) throw new Refusal("missing");
  const total = found.counted[0]?.n ?? 0;
  return {
    ...serializeContact(row),
    parts: found.parts.map((it) => {
      const until = it.merged_at === null ? null : undoneUntil(it.merged_at);
      return { ...serializeContact(it), undone_until: until !== null && until > scope.now ? until : null };
    }),
    birds: found.birds.map(({ roles, ...bird }) => ({ ...bird, roles: roles.split(",").sort() as BirdRole[] })),
    birds_total: total,
    page,
    total_pages: Math.max(1, Math.ceil(total / birdsAtOnce)),
    alike: found.alike,
    today: scope.today,
    ...added.serialize(found, { id, is_erased: row.erased_at !== null }),
  };
}
export type ContactPage = Awaited<ReturnType<typeof contactPage>>;
