import { sql } from "drizzle-orm";
import { secondsFrom, type Visitor } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import { noticed } from "#worker/notifications/noting.ts";
import { Refusal } from "#worker/refusal.ts";
import { isBlockedIn } from "./asking.ts";
import { enquiryDays } from "./contract.ts";
import { findByToken } from "./finding.ts";

/**
 * Proves the address of whoever asked: from now on the seller sees it, and is notified. Said again it changes nothing.
 * `missing` for a token that is none or too old; `gone` where the organisation closes.
 */
export async function confirm({ db, now }: Visitor, token: string): Promise<void> {
  const { id, org_id, state, name, email, title, closes_at } = await findByToken(db, token);
  if (closes_at) throw new Refusal("gone");
  if (state !== "new") return;
  const since = secondsFrom(now, -enquiryDays.unconfirmed * 86_400);
  const { confirmed } = await batch(db, {
    confirmed: db.run(sql`
      UPDATE enquiries SET state = iif(${isBlockedIn(org_id, email)}, 'blocked', 'open'), confirmed_at = ${now},
        last_word_at = ${now}, version = version + 1, updated_at = ${now}
      WHERE org_id = ${org_id} AND id = ${id} AND state = 'new' AND created_at > ${since}`),
    // Nobody hears of whom they have blocked.
    told: noticed(
      { db, org_id, now, user_id: null },
      {
        event: "enquiry.new",
        key: id,
        link: `/marketplace/enquiries/${id}`,
        facts: { sender: name, title: title ?? "" },
      },
      sql`EXISTS (SELECT 1 FROM enquiries it WHERE it.org_id = ${org_id} AND it.id = ${id} AND it.state = 'open'
        AND it.confirmed_at = ${now})`,
    ),
  });
  if (confirmed.rowsAffected > 0) return;
  const again = await findByToken(db, token);
  if (again.state === "new") throw new Refusal("missing");
}
