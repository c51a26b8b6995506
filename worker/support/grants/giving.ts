import { sql } from "drizzle-orm";
import { signedInStatement, signedOut, stillSignedIn } from "#worker/accounts/callers.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import { batch } from "#worker/kit/batch.ts";
import { notified } from "#worker/notifications/noting.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { type GrantDraft, grantHours, mostGrants } from "./contract.ts";
import { grantStatement, serializeGrant } from "./listing.ts";

const hoursFrom = (now: string, hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();

/**
 * Lets the operator look at the organisation for a day, from a ticket of it or without; refuses `missing` a ticket that is
 * not there, `too_many` beyond a day's number, `unauthenticated` when the session has ended meanwhile.
 */
export async function giveGrant(scope: Scope, { money, ...draft }: GrantDraft) {
  const { db, org_id, user_id, now } = scope;
  const ticket_id = draft.ticket_id ?? null;
  const id = await idFor(scope, "support_grant");
  const isTicket = sql`EXISTS (SELECT 1 FROM tickets WHERE tickets.org_id = ${org_id} AND tickets.id = ${ticket_id})`;
  const ofDay = sql`(SELECT count(*) FROM support_grants given
    WHERE given.org_id = ${org_id} AND given.created_at > ${hoursFrom(now, -grantHours)})`;
  const { given, here, ticket, full } = await batch(db, {
    made: db.run(sql`INSERT INTO support_grants (id, org_id, user_id, has_money, ticket_id, ends_at, created_at)
      SELECT ${id}, ${org_id}, ${user_id}, ${Number(money)}, ${ticket_id}, ${hoursFrom(now, grantHours)}, ${now}
      WHERE ${stillSignedIn(scope)} AND ${ofDay} < ${mostGrants} AND (${ticket_id} IS NULL OR ${isTicket})
      ON CONFLICT (id) DO NOTHING`),
    // Only behind the write that made it.
    entry: noteEntry(scope, "grant_given", { details: money ? { money: "yes" } : {}, onlyIf: sql`changes() > 0` }),
    notices: notified(scope, {
      event: "look.allowed",
      key: id,
      link: "/settings/access#looks",
      facts: { member_id: user_id },
    }),
    given: grantStatement(scope, id),
    here: signedInStatement(scope),
    ticket: db.all(sql`SELECT 1 WHERE ${ticket_id} IS NULL OR ${isTicket}`),
    full: db.all(sql`SELECT 1 WHERE ${ofDay} >= ${mostGrants}`),
  });
  // What was asked for twice under one key was done once, and answers the same.
  if (given[0]) return serializeGrant(scope, given[0]);
  if (here.length === 0) throw signedOut();
  if (ticket.length === 0) throw new Refusal("missing");
  if (full.length === 0) throw signedOut();
  throw new Refusal("too_many", {}, { detail: "support.grants.many", retryAfter: 3600, values: { count: mostGrants } });
}

/** Ends a look before its day is over; once it is over or was ended nothing is left to do. Refuses `missing`. */
export async function revokeGrant(scope: Scope, id: string): Promise<void> {
  const { db, org_id, now } = scope;
  const { found, here } = await batch(db, {
    ended: db.run(sql`UPDATE support_grants SET revoked_at = ${now} WHERE org_id = ${org_id} AND id = ${id}
      AND revoked_at IS NULL AND ends_at > ${now} AND ${stillSignedIn(scope)}`),
    entry: noteEntry(scope, "grant_revoked", { onlyIf: sql`changes() > 0` }),
    found: grantStatement(scope, id),
    here: signedInStatement(scope),
  });
  if (here.length === 0) throw signedOut();
  if (!found[0]) throw new Refusal("missing");
}
