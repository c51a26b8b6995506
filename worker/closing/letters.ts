import { and, eq, type SQL } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { users } from "#db/schema/accounts.ts";
import type { Env } from "#worker/env.ts";
import type { Statements } from "#worker/kit/batch.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { type ClosingNews, closingLetter } from "#worker/mail/letters.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { owned } from "#worker/scope.ts";

type OrgScope = { db: Database; org_id: string; now: string };
type News = { kind: ClosingNews; organization: string; closes_at: string };

/** A letter to each of the organisation's people about its closing: their ids, and the statements that write them. */
export async function lettersFor({ db, org_id, now }: OrgScope, { APP_ORIGIN }: Env, news: News) {
  const people = await db
    .select({ to: users.email, first_name: users.first_name, language: users.language })
    .from(users)
    .where(owned({ org_id }, users, and(eq(users.is_active, true), eq(users.is_verified, true))));
  const mails = people.map((person) => {
    const day = dayInWords(news.closes_at.slice(0, 10), person.language);
    return outgoing(closingLetter(person, news.kind, { organization: news.organization, day }, APP_ORIGIN));
  });
  return {
    ids: mails.map(({ id }) => id),
    statements: (onlyIf: SQL): Statements =>
      Object.fromEntries(mails.map((mail, at) => [`mail${at}`, mailStatement(db, mail, now, onlyIf)])),
  };
}
