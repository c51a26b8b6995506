import { sql } from "drizzle-orm";
import { audited } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { EnquiryTurn } from "./contract.ts";
import { enquiryPage, findEnquiry } from "./rows.ts";

/**
 * Closes a conversation, opens it again, or blocks its address: all conversations with it are over then, and whatever else
 * comes from it nobody hears of. `illegal_state` while something is reserved in it; blocking goes all the same elsewhere.
 */
export async function turnEnquiry(scope: Scope, id: string, state: EnquiryTurn) {
  const { db, org_id, now } = scope;
  const before = await findEnquiry(scope, id);
  if (before.state === "reserved")
    throw new Refusal("illegal_state", {}, { from: before.state, detail: "market.enquiry.reserved" });
  const sets = sql`version = version + 1, updated_at = ${now}`;
  const same = sql`org_id = ${org_id} AND email = ${before.email} AND id <> ${id}`;
  await batch(db, {
    turned: db.run(sql`UPDATE enquiries SET state = ${state}, ${sets}
      WHERE org_id = ${org_id} AND id = ${id} AND state IN ('open', 'closed', 'blocked') AND state <> ${state}`),
    noted: audited(scope, {
      subject: "enquiry",
      subject_id: id,
      deed: "changed",
      changes: { state: [before.state, state] },
    }),
    ...(state === "blocked" && {
      others: db.run(
        sql`UPDATE enquiries SET state = 'blocked', ${sets} WHERE ${same} AND state IN ('new', 'open', 'closed')`,
      ),
    }),
    ...(before.state === "blocked" && {
      others: db.run(sql`UPDATE enquiries SET state = 'closed', ${sets} WHERE ${same} AND state = 'blocked'`),
    }),
  });
  return enquiryPage(scope, id);
}
