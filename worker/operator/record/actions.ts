import { type SQL, sql } from "drizzle-orm";
import type { OperatorAction } from "#db/words/operator.ts";
import { hashSecret } from "#worker/accounts/secrets.ts";
import { detailsOf } from "#worker/entries/noting.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** What an operator does: in whose organisation, by its short key, and to what. */
type Action = {
  kind: OperatorAction;
  short_key?: string | null;
  subject_id?: string | null;
  /** A few words about it: never a secret, and nothing of a flock. */
  details?: Record<string, string>;
};
type Operator = Pick<Scope, "db" | "user_id" | "now" | "idempotency_key">;

/** By which the same request of an operator, sent twice, is one; null where it has no Idempotency-Key. */
export const requestKey = async ({ user_id, idempotency_key }: Operator, { kind, subject_id, short_key }: Action) =>
  idempotency_key ? hashSecret([user_id, kind, short_key, subject_id, idempotency_key].join("\n")) : null;

/** The statement that keeps what an operator did, once for each key; for a batch of the app's own tables. */
export function actionStatement(operator: Operator, action: Action, key: string | null, onlyIf: SQL = sql`1 = 1`) {
  const { db, user_id, now } = operator;
  const { kind, short_key = null, subject_id = null, details = {} } = action;
  return db.run(sql`INSERT INTO operator_deeds (at, user_id, kind, "key", short_key, subject_id, details)
    SELECT ${now}, ${user_id}, ${kind}, ${key}, ${short_key}, ${subject_id}, ${detailsOf(details)} WHERE ${onlyIf}
    ON CONFLICT ("key") DO NOTHING`);
}

/**
 * Does something in an organisation that is kept here: the line stands before it is done, so that nothing an operator does
 * is ever without one, whatever breaks off. Where it is refused, as for the second of two at once, another line says so.
 */
export async function onRecord<Answer>(
  operator: Operator,
  action: Action,
  run: () => Promise<Answer>,
): Promise<Answer> {
  await actionStatement(operator, action, await requestKey(operator, action));
  return run().catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    await actionStatement(operator, { ...action, details: { ...action.details, refused: error.code } }, null);
    throw error;
  });
}
