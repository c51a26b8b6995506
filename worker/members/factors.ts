import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { signedInStatement, signedOut } from "#worker/accounts/callers.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { factorLetter } from "#worker/mail/letters.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { memberRow } from "./listing.ts";
import { beyondRank, stillReaches } from "./rank.ts";

/**
 * Takes a second factor away from somebody who has lost it: the password is then enough again. Their sessions end and they
 * are told by mail, for it could be that they have not lost it. Refuses `forbidden` above the caller's rank, and of
 * oneself, who turns it off with a code; `illegal_state` where there is none. The mail's id.
 */
export async function resetFactor(scope: Scope, env: Env, id: string): Promise<string> {
  const { db, org_id, user_id, now } = scope;
  if (id === user_id) throw beyondRank();
  const [found] = await db
    .select({ email: users.email, language: users.language, first_name: users.first_name })
    .from(users)
    .where(owned(scope, users, and(eq(users.id, id), isNull(users.removed_at))));
  if (!found) throw new Refusal("missing");
  const mail = outgoing(factorLetter({ ...found, to: found.email }, "reset", env.APP_ORIGIN));
  const which = owned(
    ...([scope, users, eq(users.id, id), isNotNull(users.second_factor_at)] as const),
    stillReaches(scope, sql`users.role`),
  );
  const theirs: SQL = sql`org_id = ${org_id} AND user_id IN (SELECT users.id FROM users WHERE ${which})`;
  const {
    before: [before],
    off,
    here,
  } = await batch(db, {
    here: signedInStatement(scope),
    before: memberRow(scope, id),
    challenges: db.run(sql`DELETE FROM login_challenges WHERE ${theirs}`),
    sessions: db.run(sql`DELETE FROM sessions WHERE ${theirs}`),
    mailed: mailStatement(db, mail, now, sql`EXISTS (SELECT 1 FROM users WHERE ${which})`),
    // A trigger takes its secret and its recovery codes along.
    off: db.update(users).set({ second_factor_at: null }).where(which),
    noted: noteEntry(scope, "second_factor_off", { details: { of: id }, onlyIf: sql`changes() > 0` }),
  });
  if (off.rowsAffected === 1) return mail.id;
  if (here.length === 0) throw signedOut();
  if (before && !before.second_factor)
    throw new Refusal("illegal_state", {}, { detail: "members.factor.none", from: "off" });
  throw beyondRank();
}
