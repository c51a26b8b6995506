import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { SaleState } from "#db/words/trade.ts";
import { audited, isWritten } from "#worker/audit.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { noticed } from "#worker/notifications/noting.ts";
import { turnSale } from "#worker/sales/turning.ts";
import type { Scope } from "#worker/scope.ts";
import { strangerLetter } from "../enquiries/letters.ts";
import type { Keys } from "../enquiries/tokens.ts";
import { writingTo } from "../enquiries/writing-to.ts";
import { publishListing } from "../published/listings.ts";

/** A reservation as it is to end. */
export type Held = { enquiry_id: string; sale_id: string; listing_id: string; title: string; sale_state: SaleState };

type Ending = { why: "lapsed" | "released"; when: SQL };

/**
 * Ends a reservation: its draft is deleted or its sale cancelled, and by that write alone triggers put the listing back on
 * the market and open the conversation again. Whoever waited for it is mailed; of one that lapsed the seller is notified.
 * Answers the mail to announce, and undefined where somebody was quicker. `when` must hold of the sale that is ended.
 */
export async function endReservation(
  scope: Scope,
  keys: Keys,
  held: Held,
  { why, when }: Ending,
): Promise<string | undefined> {
  const { db, org_id, now } = scope;
  const { enquiry_id, sale_id } = held;
  const mail = await writingTo(scope, keys, enquiry_id, (to) => outgoing(strangerLetter(why, to)));
  const behind = (ended: SQL): Statements => ({
    ...(mail && { ended_mail: mailStatement(db, mail, now, ended) }),
    ...(why === "lapsed" && { lapsed: lapsedNotice(scope, held, ended) }),
  });
  if (held.sale_state !== "draft") {
    await turnSale(scope, sale_id, { state: "cancelled", on: null }, behind);
    await publishListing(scope, keys, held.listing_id);
    return mail?.id;
  }
  const noted = newId("audit");
  const { gone } = await batch(db, {
    gone: db.run(sql`DELETE FROM sales WHERE org_id = ${org_id} AND id = ${sale_id} AND state = 'draft' AND ${when}
      AND NOT ${isPaid(org_id, sale_id)}`),
    noted: audited(scope, {
      id: noted,
      subject: "enquiry",
      subject_id: enquiry_id,
      deed: "changed",
      changes: { state: ["reserved", "open"] },
    }),
    ...behind(isWritten(scope, noted)),
  });
  await publishListing(scope, keys, held.listing_id);
  return gone.rowsAffected > 0 ? mail?.id : undefined;
}

// For one for which something was paid already its seller must settle that first.
const isPaid = (org_id: string, sale_id: string): SQL =>
  sql`EXISTS (SELECT 1 FROM payments WHERE payments.org_id = ${org_id} AND payments.sale_id = ${sale_id})`;

const lapsedNotice = ({ db, org_id, now }: Scope, { enquiry_id, sale_id, title }: Held, when: SQL) =>
  noticed(
    { db, org_id, now, user_id: null },
    {
      event: "reservation.lapsed",
      key: `${enquiry_id} ${sale_id}`,
      link: `/marketplace/enquiries/${enquiry_id}`,
      facts: { title },
    },
    when,
  );
