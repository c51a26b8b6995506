import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { stillSignedIn } from "#worker/accounts/callers.ts";
import { keyed, tokenParts } from "#worker/accounts/secrets.ts";
import type { Opened } from "#worker/accounts/sessions.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { onRecord } from "../record/actions.ts";
import { openLook } from "./opening.ts";

/** A look that an organisation allows, as the operator's list shows it; `id` names the organisation and opens it. */
export type AllowedLook = {
  id: string;
  short_key: string;
  /** How the organisation is called; null until it was counted. */
  name: string | null;
  has_money: boolean;
  /** The number of the ticket from which it was allowed. */
  ticket: string | null;
  ends_at: string;
  created_at: string;
};
type Row = Omit<AllowedLook, "has_money"> & { has_money: 0 | 1 };

/** So many are listed at once. */
const mostListed = 200;

/** Looks that are allowed at an instant, the one that ends first before the others. */
export async function allowedLooks(db: Database, now: string): Promise<AllowedLook[]> {
  const rows = await db.all<Row>(sql`
    SELECT it.id, it.short_key, it.has_money, it.ends_at, it.created_at,
      (SELECT name FROM console_organizations whose WHERE whose.short_key = it.short_key) AS name,
      (SELECT number FROM console_tickets WHERE console_tickets.id = it.ticket_id) AS ticket
    FROM console_grants it WHERE it.ends_at > ${now} AND it.revoked_at IS NULL
    ORDER BY it.ends_at, it.id LIMIT ${mostListed}`);
  return rows.map(({ has_money, ...row }) => ({
    ...row,
    id: keyed(row.short_key, row.id),
    has_money: has_money === 1,
  }));
}

/** Whether a grant, found where its own key says, lets anybody look at an instant. */
const isInForce = (short_key: string, id: string, now: string): SQL => sql`EXISTS (SELECT 1 FROM support_grants
  WHERE support_grants.org_id = (SELECT organizations.id FROM organizations WHERE organizations.short_key = ${short_key})
    AND support_grants.id = ${id} AND support_grants.revoked_at IS NULL AND support_grants.ends_at > ${now})`;

/**
 * Opens a session of an operator that only looks at the organisation whose grant it is, and ends those in which they looked
 * before. Refuses `missing` a grant that is none, is revoked or over.
 */
export async function startLook(scope: Scope, visitor: Visitor, grant_id: string): Promise<Opened> {
  const { db, now } = scope;
  const { key: short_key, secret: id } = tokenParts(grant_id);
  if (short_key === undefined) throw new Refusal("missing");
  const isAllowed = isInForce(short_key, id, now);
  const [allowed] = await db.all(sql`SELECT 1 WHERE ${isAllowed}`);
  if (!allowed) throw new Refusal("missing");
  return onRecord(scope, { kind: "looked", short_key, subject_id: id }, async () => {
    const onlyIf = sql`${isAllowed} AND ${stillSignedIn(scope)}`;
    const opened = await openLook(visitor, scope, { grant_id: keyed(short_key, id), onlyIf });
    if (!opened) throw new Refusal("missing");
    return opened;
  });
}
