import { sql } from "drizzle-orm";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Reporting } from "#worker/kit/room.ts";
import type { Scope } from "#worker/scope.ts";
import { findEnquiry } from "./rows.ts";
import { readingMessages } from "./stranger-thread.ts";

/**
 * Brings a conversation before the operator of the app, with what was written in it and why; once a day for each. Answers
 * the mails to announce.
 */
export async function reportEnquiry(
  scope: Scope,
  env: Env,
  reporting: Reporting,
  { id, text }: { id: string; text: string },
) {
  const { db, org_id, user_id, now, today, language } = scope;
  const enquiry = await findEnquiry(scope, id);
  const { people, messages } = await batch(db, {
    people: db.all<{ email: string }>(sql`SELECT email FROM users WHERE org_id = ${org_id} AND id = ${user_id}`),
    messages: readingMessages(db, org_id, id),
  });
  const words = messages.map(({ side, text }) => `${side === "buyer" ? enquiry.name : "—"}: ${text}`).join("\n\n");
  const { statements, mail_ids } = await reporting(
    { db, env, now },
    {
      key: `enquiry ${id} ${today}`,
      email: people[0]?.email ?? "",
      language,
      subject: `${enquiry.name} <${enquiry.email}>`.slice(0, 200),
      message: `${text}\n\n${enquiry.title ?? ""}\n\n${words}`.slice(0, 5000),
    },
    sql`1`,
  );
  await batch(db, statements);
  return mail_ids;
}
