import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { ContactRole } from "#db/words/trade.ts";
import { audited } from "#worker/audit.ts";
import type { Statements } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { flagsOf, roleColumn } from "./contact-rows.ts";
import type { ContactNamed } from "./contract.ts";
import { contactKeys } from "./finding.ts";

/** Whom a row of another room is with. */
export type NamedContact = {
  /** To run before the row is written, in its batch; none where nobody is named. */
  statements: Statements;
  /** The contact's id, for that row's column; NULL where nobody is named. */
  id: SQL;
  /** Whether it is at hand, for that row's `where`: an id that is not the organisation's, or erased, is not. */
  isAtHand: SQL;
};

/**
 * The contact that a row of another room names, for that room's batch: by its id, or by a name, which becomes a new contact
 * where nobody is called so yet, folded as `name_key` is; said twice it is made once. It becomes what the row makes of it: whoever buys is a
 * customer. `when` is what the room's own write hangs on: without it a refused sale would leave a new contact behind.
 */
export function namedContact(
  scope: Scope,
  { contact_id, contact_name }: ContactNamed,
  { role, when = sql`true` }: { role: ContactRole; when?: SQL },
): NamedContact {
  const { org_id, db, now } = scope;
  const column = sql.identifier(roleColumn(role));
  const becoming = (id: SQL) =>
    db.run(sql`UPDATE contacts SET ${column} = 1, updated_at = ${now}
      WHERE org_id = ${org_id} AND id = ${id} AND ${column} = 0 AND erased_at IS NULL AND ${when}`);
  if (contact_id) {
    const id = sql`${contact_id}`;
    return {
      statements: { contact_becomes: becoming(id) },
      id,
      isAtHand: sql`EXISTS (SELECT 1 FROM contacts WHERE org_id = ${org_id} AND id = ${contact_id} AND erased_at IS NULL)`,
    };
  }
  if (!contact_name) return { statements: {}, id: sql`NULL`, isAtHand: sql`true` };
  const made = newId("contact");
  const { name_key, search_key } = contactKeys({ name: contact_name });
  const called = sql`FROM contacts WHERE org_id = ${org_id} AND name_key = ${name_key} AND erased_at IS NULL`;
  // Of several called so the one that stands for itself, and of these the first.
  const id = sql`(SELECT id ${called} ORDER BY merged_at IS NOT NULL, created_at, id LIMIT 1)`;
  const flags = Object.entries(flagsOf([role]));
  return {
    statements: {
      contact_made: db.run(sql`
        INSERT INTO contacts (id, org_id, head_id, kind, name, name_key, search_key, created_at, updated_at,
          ${sql.join(
            flags.map(([name]) => sql.identifier(name)),
            sql`, `,
          )})
        SELECT ${made}, ${org_id}, ${made}, 'person', ${contact_name}, ${name_key}, ${search_key}, ${now}, ${now},
          ${sql.join(
            flags.map(([, is]) => sql`${Number(is)}`),
            sql`, `,
          )}
        WHERE NOT EXISTS (SELECT 1 ${called}) AND ${when}`),
      contact_line: audited(scope, {
        subject: "contact",
        subject_id: made,
        deed: "created",
        changes: { name: [null, contact_name] },
      }),
      contact_becomes: becoming(id),
    },
    id,
    isAtHand: sql`true`,
  };
}
