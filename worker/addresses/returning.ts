import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { endChallenges } from "#worker/accounts/logins.ts";
import { newReset, resetMinutes, retireResets, youngFactorDays } from "#worker/accounts/resets.ts";
import { keyed } from "#worker/accounts/secrets.ts";
import { secondsFrom, type Visitor } from "#worker/accounts/visitor.ts";
import { noteEntry, widened } from "#worker/entries/noting.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Gathered } from "#worker/kit/room.ts";
import { addressBackLetter } from "#worker/mail/letters.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned } from "#worker/scope.ts";
import { judged, removedForGood, reportOf, reportWith } from "./judging.ts";
import { putRight } from "./putting-right.ts";
import { accountsReachedFrom, type History, isAsRead } from "./undoing.ts";
import { asWay, findWay, gone, type Way, wayStatement } from "./way-back.ts";

/** Which address a way back leads to. Whoever has the link reads the mails of that address. */
export async function addressBehind(visitor: Visitor, token: string) {
  const way = await findWay(visitor, token);
  if (way.user.removed_at !== null && (await judged(visitor, way)).fate === "dismissed") throw removedForGood();
  return { email: way.address };
}

/** The address is back, and a token to set a password with; or a refusal, with the operator's mails still to announce. */
type Back = { email: string; token: string; mail_ids: string[] } | { refused: Refusal; mail_ids: string[] };

/**
 * Brings the address before back, once. Nothing that whoever changed it may have set opens the account any more: every
 * session ends, the password and a second factor turned on since, or in the week before, go with them, and the answer holds what a new password is
 * set with. What the account did to itself and opened for others since is undone (`undoing.ts`), its removal too. Ways back
 * of later changes end. `gone` for whom somebody else removed; where the address has another account by now, or nobody is
 * left who could tell, the operator is told and it is a `conflict`. Where somebody joins or is raised while all this is
 * judged, it is judged anew.
 */
export async function goBack(visitor: Visitor, gatheredRooms: Gathered, given: string): Promise<Back> {
  const { db, now } = visitor;
  let itsWay = await findWay(visitor, given);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const back = await goneBack(visitor, gatheredRooms, itsWay);
    if (!("stale" in back)) return back;
    const { user, way } = itsWay;
    await quieten(db, user, way.id, back.stale);
    const [row] = await wayStatement(db, way.digest, now);
    itsWay = asWay(row);
  }
  throw new Refusal("unavailable", {}, { retryAfter: 1 });
}

const mostTries = 5;

// A right given again and again by an open session would keep this from ever being written: to log in anew takes longer.
const quieten = (db: Database, { id, org_id }: Way["user"], way: string, history: History) =>
  db
    .delete(sessions)
    .where(
      owned(
        { org_id },
        sessions,
        inArray(sessions.user_id, [...accountsReachedFrom(id, history)].slice(0, mostQuietened)),
        sql`EXISTS (SELECT 1 FROM codes WHERE org_id = ${org_id} AND id = ${way} AND used_at IS NULL)`,
      ),
    );
const mostQuietened = 200;

/** One try: the history it was judged by where more has happened since, or all of it is done. */
async function goneBack(visitor: Visitor, gatheredRooms: Gathered, itsWay: Way): Promise<Back | { stale: History }> {
  const { db, now, ip } = visitor;
  const { user, way, address, short_key } = itsWay;
  const { id, org_id } = user;
  const mine = { org_id, id };
  const { fate, history } = await judged(visitor, itsWay);
  const witness = { db, org_id, user_id: id, now, network: widened(ip) };
  if (fate === "unclear") return reportWith(visitor, gatheredRooms, itsWay, "nobody");
  if (fate === "dismissed") {
    await noteEntry(witness, "email_back", { outcome: "failed" });
    throw removedForGood();
  }
  const isTaken = sql`EXISTS (SELECT 1 FROM users AS other
    WHERE other.email = ${address} AND other.is_verified = 1 AND other.id <> ${id})`;
  // As it was judged: the first statement says so, for those behind it write lines of their own.
  const isSeen = sql`EXISTS (SELECT 1 FROM users AS seen
    WHERE seen.org_id = ${org_id} AND seen.id = ${id} AND seen.removed_at IS ${user.removed_at})`;
  const tries = way.attempts + 1;
  const isOpen = sql`EXISTS (SELECT 1 FROM codes WHERE org_id = ${org_id} AND id = ${way.id} AND used_at IS NULL
    AND expires_at > ${now} AND attempts = ${tries}) AND NOT ${isTaken}`;
  // Whoever takes an account over may turn one on before they change its address; a trigger takes what belongs to it along.
  const doubtful = secondsFrom(way.created_at, -youngFactorDays * 24 * 3600);
  const isSince = sql`${isOpen} AND EXISTS (SELECT 1 FROM users AS it
    WHERE it.org_id = ${org_id} AND it.id = ${id} AND it.second_factor_at >= ${doubtful})`;
  const reset = await newReset(visitor, mine, secondsFrom(now, resetMinutes * 60), isOpen);
  const mail = outgoing(addressBackLetter({ ...user, to: user.email }));
  const { role, is_active, hasOwner, statements: righted } = putRight(visitor, gatheredRooms, itsWay, history, isOpen);
  const report =
    fate === "returns" && !hasOwner ? await reportOf(visitor, gatheredRooms, itsWay, "nobody", isOpen) : undefined;
  // Their names were erased with them: what the address says stands until they write their own.
  const again = user.removed_at ? { removed_at: null, first_name: (address.split("@")[0] ?? "").slice(0, 80) } : {};
  const {
    judged: asJudged,
    changed,
    taken: [taken],
  } = await batch(db, {
    judged: db.run(sql`UPDATE codes SET attempts = ${tries}
      WHERE org_id = ${org_id} AND id = ${way.id} AND used_at IS NULL AND attempts = ${way.attempts}
        AND ${isSeen} AND ${isAsRead(org_id, history)}`),
    taken: db.all(sql`SELECT 1 WHERE ${isTaken}`),
    retired: retireResets(db, mine, now, isOpen),
    kept: reset.kept,
    without: db.run(
      sql`UPDATE users SET second_factor_at = NULL WHERE org_id = ${org_id} AND id = ${id} AND ${isSince}`,
    ),
    ended: db.run(sql`DELETE FROM sessions WHERE org_id = ${org_id} AND user_id = ${id} AND ${isOpen}`),
    halves: endChallenges(db, mine, isOpen),
    noted: noteEntry(witness, "email_back", { onlyIf: isOpen }),
    mailed: mailStatement(db, mail, now, isOpen),
    ...righted,
    ...report?.statements,
    changed: db
      .update(users)
      .set({ email: address, password_hash: "none", role, is_active, ...again })
      .where(owned(mine, users, eq(users.id, id), isOpen)),
    // Last, right behind the change: every statement before it holds only while this way is open, so of many at once one
    // does all.
    closed:
      db.run(sql`UPDATE codes SET used_at = ${now} WHERE org_id = ${org_id} AND user_id = ${id} AND used_at IS NULL
      AND (purpose = 'email' OR (purpose = 'email_back' AND created_at >= ${way.created_at})) AND changes() > 0`),
  });
  if (changed.rowsAffected === 1)
    return { email: address, token: keyed(short_key, reset.token), mail_ids: [mail.id, ...(report?.mail_ids ?? [])] };
  if (taken) return reportWith(visitor, gatheredRooms, itsWay, "taken");
  if (asJudged.rowsAffected !== 1) return { stale: history };
  throw gone();
}
