import { sql } from "drizzle-orm";
import { isDemo } from "#db/ids.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { Before } from "../engine/reading.ts";
import { toolArguments } from "../tools/arguments.ts";
import type { QuestionDraft } from "../tools/contract.ts";
import { type StoredTurn, turnsWhere } from "./stored-turn.ts";

/** What is known before a question is understood: what was looked up last, and its answer where it came before. */
type Opened = { before: Before | null; answered: StoredTurn | undefined };

/**
 * Counts a question, twenty a minute of a person, and reads what it follows, in one trip. `ids` are those that the same
 * Idempotency-Key leads to. Refuses `too_many`; `missing` for a thread that is not one's own.
 */
export async function openQuestion(
  scope: Scope,
  env: Env,
  { thread_id, before }: QuestionDraft,
  id: string,
): Promise<Opened> {
  const { db, org_id, user_id, session_id, now } = scope;
  // All who look at the demo are one person there.
  const byPerson = await rate(env, "question.person", isDemo(org_id) ? (session_id ?? user_id) : user_id);
  const last = sql`turn.thread_id = ${thread_id ?? ""} AND turn.tool IS NOT NULL ORDER BY turn.position DESC LIMIT 1`;
  const { counted, answered, threads, turns } = await batch(db, {
    counted: countStatement(db, byPerson, now),
    answered: turnsWhere(scope, sql`turn.id = ${id}`),
    threads: db.all(sql`SELECT id FROM assistant_threads
      WHERE org_id = ${org_id} AND id = ${thread_id ?? ""} AND user_id = ${user_id}`),
    turns: turnsWhere(scope, last),
  });
  refuseBeyond([[byPerson, counted]], now, "assistant.too_many");
  if (thread_id !== undefined && threads.length === 0) throw new Refusal("missing");
  const [turn] = turns;
  return { answered: answered[0], before: turn ? beforeOf(turn) : brought(scope, before) };
}

const beforeOf = ({ tool, arguments: stated, language }: StoredTurn): Before | null =>
  tool && { tool, arguments: JSON.parse(stated), language };

/** What a page that keeps nothing says was looked up before; nothing where it could not have been. */
function brought({ language }: Scope, before: QuestionDraft["before"]): Before | null {
  const stated = before && toolArguments[before.tool].safeParse(before.arguments);
  return before && stated?.success ? { tool: before.tool, arguments: { ...stated.data }, language } : null;
}
