import { sql } from "drizzle-orm";
import type { TurnMark } from "#db/words/assistant.ts";
import type { Env } from "#worker/env.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { giveFeedback } from "#worker/support/feedback/queries.ts";
import type { TurnView } from "../tools/contract.ts";
import { turnsWhere } from "../turns/stored-turn.ts";
import { turnViewOf } from "../turns/turn-view.ts";

type Marked = { mark: TurnMark; share: boolean };

/**
 * Says whether an answer was good. It becomes feedback, once for each turn and mark; question and answer go along only where
 * `share` says so. Refuses `missing`, also for another person's.
 */
export async function markTurn(scope: Scope, env: Env, id: string, { mark, share }: Marked): Promise<TurnView> {
  const { db, org_id, user_id, language } = scope;
  const [turn] = await turnsWhere(scope, sql`turn.id = ${id}`);
  if (!turn) throw new Refusal("missing");
  const { question, answer, outcome, tool, ...view } = turnViewOf(turn, scope.now);
  const words = (key: string, values = {}) => translate(language, `assistant.mark.${key}`, values);
  const description = share ? words("turn", { question, answer }) : words("alone", { outcome, tool: tool ?? "—" });
  // Marked again as before, nothing more is sent.
  const once = { ...scope, idempotency_key: [user_id, id, mark, share, language].join("\n") };
  const type = mark === "good" ? ("general" as const) : ("bug" as const);
  await giveFeedback(once, env, { type, title: words(mark), description });
  await db.run(sql`UPDATE assistant_turns SET mark = ${mark} WHERE org_id = ${org_id} AND id = ${id}
    AND thread_id IN (SELECT id FROM assistant_threads WHERE org_id = ${org_id} AND user_id = ${user_id})`);
  return { ...view, question, answer, outcome, tool, mark };
}
