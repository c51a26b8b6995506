import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import type { Env } from "#worker/env.ts";
import { partyOf } from "#worker/legal/handover/parties.ts";
import { announceMails } from "#worker/mail/announce.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { findEnquiry } from "../enquiries/rows.ts";
import { notOpen } from "../enquiries/stranger-thread.ts";
import type { Keys } from "../enquiries/tokens.ts";
import { endReservation, type Held } from "./ending.ts";

/** So many reservations end in a minute. */
const mostAtOnce = 100;
/** So many days one is prolonged for which something was paid already, or whose sale is settled. */
const prolongedDays = 7;

type Due = Held & { org_id: string; is_kept: 0 | 1 };

/**
 * Scheduled job: ends reservations whose days are over. One for which something was paid, or whose sale is settled, is
 * prolonged by a week: it is the seller's to end. `now` is an ISO instant.
 */
export async function lapseReservations(db: Database, env: Env, now: string): Promise<void> {
  const due = await db.all<Due>(sql`
    SELECT it.org_id, it.id AS listing_id, it.enquiry_id, it.sale_id, it.title, sale.state AS sale_state,
      sale.state NOT IN ('draft', 'reserved') OR EXISTS (SELECT 1 FROM payments
        WHERE payments.org_id = it.org_id AND payments.sale_id = it.sale_id) AS is_kept
    FROM listings it CROSS JOIN sales sale ON sale.org_id = it.org_id AND sale.id = it.sale_id
    WHERE it.state = 'reserved' AND it.reserved_until <= ${now} ORDER BY it.reserved_until LIMIT ${mostAtOnce}`);
  await forEachOrganization("end reservations", due, async ({ org_id, is_kept, ...held }) => {
    if (is_kept) return prolong(db, org_id, held.listing_id, now);
    const party = await partyOf(db, org_id, now);
    if (!party) return;
    const when = sql`EXISTS (SELECT 1 FROM listings WHERE org_id = ${org_id} AND id = ${held.listing_id}
      AND state = 'reserved' AND reserved_until <= ${now})`;
    const mail_id = await endReservation(party.scope, env, held, { why: "lapsed", when }).catch((refused) => {
      // Its seller turned the sale at this very moment.
      if (!(refused instanceof Refusal)) throw refused;
      return undefined;
    });
    if (mail_id) await announceMails(env, [mail_id]);
  });
}

async function prolong(db: Database, org_id: string, listing_id: string, now: string): Promise<void> {
  await db.run(sql`UPDATE listings SET reserved_until = ${secondsFrom(now, prolongedDays * 86_400)}, updated_at = ${now}
    WHERE org_id = ${org_id} AND id = ${listing_id} AND state = 'reserved' AND reserved_until <= ${now}`);
}

/** Gives a reservation up before its days are over; `illegal_state` where there is none, or its sale is settled. */
export async function release(scope: Scope, keys: Keys, id: string): Promise<string | undefined> {
  const { db, org_id } = scope;
  const enquiry = await findEnquiry(scope, id);
  const [held] = await db.all<Held>(sql`
    SELECT it.id AS listing_id, it.enquiry_id, it.sale_id, it.title, sale.state AS sale_state
    FROM listings it CROSS JOIN sales sale ON sale.org_id = it.org_id AND sale.id = it.sale_id
    WHERE it.org_id = ${org_id} AND it.id = ${enquiry.listing_id} AND it.state = 'reserved' AND it.enquiry_id = ${id}`);
  if (!held) throw notOpen(enquiry.state);
  const mail_id = await endReservation(scope, keys, held, { why: "released", when: sql`1` });
  const after = await findEnquiry(scope, id);
  if (after.state === "reserved") throw new Refusal("conflict", {}, { detail: "market.release.paid" });
  return mail_id;
}
