import { sql } from "drizzle-orm";
import { codes } from "#db/schema/accounts.ts";
import { fallbackLanguage } from "#db/vocabulary.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Gathered } from "#worker/kit/room.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import { accountsReachedFrom, type History, historySince, keepsAnOwner, removerOf } from "./undoing.ts";
import type { Way } from "./way-back.ts";

/**
 * What becomes of whoever goes back: a member still, a member again, dismissed by somebody whose right was their own, or
 * not for a program to say.
 */
type Fate = "stays" | "returns" | "dismissed" | "unclear";

/** Judges by the trail of changes since the address was changed. One trip. */
export async function judged({ db }: Visitor, { user, way }: Pick<Way, "user" | "way">) {
  const history = await historySince(db, user.org_id, way.created_at);
  return { history, fate: user.removed_at === null ? ("stays" as const) : fateOf(user.id, history) };
}

function fateOf(user_id: string, history: History): Fate {
  const remover = removerOf(user_id, history);
  if (history.isCut || remover === undefined) return "unclear";
  if (accountsReachedFrom(user_id, history).has(remover)) return "returns";
  return keepsAnOwner(history) ? "dismissed" : "unclear";
}

/** The refusal of whom somebody else let go. */
export const removedForGood = () => new Refusal("gone", {}, { detail: "addresses.back.dismissed" });

/** Why the operator is asked: the address has another account, or no owner of then is left. */
type Reason = "taken" | "nobody";

/** What tells the operator, while a condition holds. */
export function reportOf(
  { db, env, now }: Visitor,
  gatheredRooms: Gathered,
  { user, way, ...it }: Way,
  why: Reason,
  onlyIf = sql`1 = 1`,
) {
  const values = {
    email: it.address,
    organization: it.organization,
    org_id: user.org_id,
    user_id: user.id,
    changed_at: way.created_at,
    removed_at: user.removed_at ?? "–",
  };
  const message = `${translate(fallbackLanguage, `addresses.report.${why}`)}\n\n${translate(fallbackLanguage, "addresses.report.facts", values)}`;
  const subject = translate(fallbackLanguage, "addresses.report.subject");
  const matter = { key: way.id, email: it.address, language: user.language, subject, message };
  return gatheredRooms.reporting({ db, env, now }, matter, onlyIf);
}

/**
 * Ends the way back in a message to the operator, once: the refusal that says so, and the mails to announce. The address
 * is kept as long as the message, by which erasing the organisation finds it.
 */
export async function reportWith(visitor: Visitor, gatheredRooms: Gathered, itsWay: Way, why: Reason) {
  const { db, now } = visitor;
  const { org_id, id } = itsWay.way;
  const isOpen = sql`EXISTS (SELECT 1 FROM ${codes} WHERE org_id = ${org_id} AND id = ${id} AND used_at IS NULL
    AND expires_at > ${now})`;
  const { statements, mail_ids, until } = await reportOf(visitor, gatheredRooms, itsWay, why, isOpen);
  await batch(db, {
    ...statements,
    closed: db.run(sql`UPDATE codes SET used_at = ${now}, expires_at = ${until}
      WHERE org_id = ${org_id} AND id = ${id} AND used_at IS NULL AND expires_at > ${now}`),
  });
  const detail = why === "taken" ? "addresses.back.taken" : "addresses.back.reported";
  return { refused: new Refusal("conflict", {}, { detail }), mail_ids };
}
