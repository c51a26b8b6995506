import { sql } from "drizzle-orm";
import { joining, mostFound, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { type ContactRow, serializeContact } from "./contact-rows.ts";
import { contactsNamed } from "./finding.ts";

type Row = ContactRow & { total: number };

/** The contacts that are called so, or have such a number; one that is merged is found as the one it is part of. */
export const contactsFound = {
  needs: "money.read",
  without: { contacts: { items: [], total: 0, total_is_capped: false } },
  join: ({ db, org_id }: Scope, q: string) => {
    const named = contactsNamed(q);
    const rows = db.all<Row>(sql`
      SELECT it.*, count(*) OVER () AS total FROM contacts it
      WHERE it.org_id = ${org_id} AND it.erased_at IS NULL AND it.id IN (
        SELECT it.head_id FROM contacts it WHERE it.org_id = ${org_id} AND ${named.matches})
      ORDER BY ${named.order} LIMIT ${mostFound}`);
    return joining({ rows }, (found) => ({
      contacts: {
        items: found.rows.map((row) => {
          const { id, name, kind, roles, locality } = serializeContact(row);
          return { id, name, kind, roles, locality };
        }),
        total: found.rows[0]?.total ?? 0,
        total_is_capped: false,
      },
    }));
  },
} satisfies Slots["search"];
