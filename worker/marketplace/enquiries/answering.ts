import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import type { Scope } from "#worker/scope.ts";
import { strangerLetter } from "./letters.ts";
import { type Enquiry, enquiryPage, findEnquiry } from "./rows.ts";
import { notOpen } from "./stranger-thread.ts";
import type { Keys } from "./tokens.ts";
import { writingTo } from "./writing-to.ts";

/**
 * Answers whoever asked, who is mailed a link: not for each of several messages written within an hour of each other.
 * `illegal_state` where the conversation is closed.
 */
export async function answer(scope: Scope, keys: Keys, id: string, text: string) {
  const { db, org_id, now } = scope;
  const enquiry = await findEnquiry(scope, id);
  if (!isOpen(enquiry)) throw notOpen(enquiry.state);
  const message_id = newId("enquiry_message");
  const since = secondsFrom(now, -3600);
  const mail = await writingTo(scope, keys, id, (to) => outgoing(strangerLetter("answered", to)));
  const isWritten = sql`EXISTS (SELECT 1 FROM enquiry_messages word WHERE word.org_id = ${org_id} AND word.id = ${message_id})`;
  const { written } = await batch(db, {
    written: db.run(sql`
      INSERT INTO enquiry_messages (id, org_id, enquiry_id, side, text, created_at)
      SELECT ${message_id}, ${org_id}, id, 'seller', ${text}, ${now} FROM enquiries
      WHERE org_id = ${org_id} AND id = ${id} AND state IN ('open', 'reserved')`),
    ...(mail && {
      mailed: mailStatement(
        db,
        mail,
        now,
        sql`${isWritten} AND NOT EXISTS (SELECT 1 FROM enquiry_messages before JOIN enquiries it ON it.org_id = before.org_id
          AND it.id = before.enquiry_id AND it.waits_for = 'buyer' WHERE before.org_id = ${org_id}
          AND before.enquiry_id = ${id} AND before.side = 'seller' AND before.created_at > ${since} AND before.id <> ${message_id})`,
      ),
    }),
    turned: db.run(sql`UPDATE enquiries SET last_word_at = ${now}, waits_for = 'buyer', version = version + 1,
      updated_at = ${now} WHERE org_id = ${org_id} AND id = ${id} AND ${isWritten}`),
  });
  if (written.rowsAffected === 0) throw notOpen("closed");
  return { page: await enquiryPage(scope, id), mail_id: mail?.id };
}

const isOpen = ({ state }: Pick<Enquiry, "state">) => state === "open" || state === "reserved";
