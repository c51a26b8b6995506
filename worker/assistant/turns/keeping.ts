import { sql } from "drizzle-orm";
import { longestThreadName } from "#db/words/assistant.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { Proposed } from "../actions/proposing.ts";
import type { TurnView } from "../tools/contract.ts";
import { type Answered, turnsWhere } from "./stored-turn.ts";
import { turnViewOf } from "./turn-view.ts";

/** So many threads a person has, and turns a thread: the oldest make room. Rows are kept as far as a page shows them. */
const most = { threads: 200, turns: 100, rows: 10 };

/**
 * Keeps a turn in its thread, which it begins where it is new. Answers what stands then: of two with one Idempotency-Key the
 * first. Refuses `missing` where the thread went meanwhile.
 */
export async function keepTurn(
  scope: Scope,
  turn: TurnView,
  { isNew, proposed }: { isNew: boolean; proposed?: Pick<Proposed, "kept" | "until"> | undefined },
): Promise<TurnView> {
  const { db, org_id, user_id, now } = scope;
  const { id, thread_id, question, language, outcome, tool, figures } = turn;
  const { answer, how, rows, chart, href, links, not_understood, choices } = turn;
  const shown = { total: rows.total, items: rows.items.slice(0, most.rows) };
  const words: Answered = { answer, how, rows: shown, chart, href, links, not_understood, choices };
  const thread = sql`org_id = ${org_id} AND id = ${thread_id} AND user_id = ${user_id}`;
  const isThere = sql`EXISTS (SELECT 1 FROM assistant_threads WHERE ${thread})`;
  const within = sql`org_id = ${org_id} AND thread_id = ${thread_id}`;
  const { kept } = await batch(db, {
    ...(isNew && {
      fewer: db.run(sql`DELETE FROM assistant_threads WHERE org_id = ${org_id} AND id IN (
        SELECT id FROM assistant_threads WHERE org_id = ${org_id} AND user_id = ${user_id} AND id <> ${thread_id}
        ORDER BY asked_at DESC, id DESC LIMIT -1 OFFSET ${most.threads - 1})`),
      begun: db.run(sql`INSERT INTO assistant_threads (id, org_id, user_id, name, asked_at, created_at, updated_at)
        SELECT ${thread_id}, ${org_id}, ${user_id}, ${nameOf(question)}, ${now}, ${now}, ${now}
        WHERE NOT EXISTS (SELECT 1 FROM assistant_threads WHERE id = ${thread_id})`),
    }),
    shorter: db.run(sql`DELETE FROM assistant_turns WHERE ${within} AND ${isThere} AND position <= (
      SELECT max(position) FROM assistant_turns WHERE ${within}) - ${most.turns - 1}`),
    written: db.run(sql`INSERT INTO assistant_turns (id, org_id, thread_id, position, question, language, outcome, tool,
        arguments, figures, answer, proposal, proposed_until, created_at)
      SELECT ${id}, ${org_id}, ${thread_id}, (SELECT coalesce(max(position), 0) + 1 FROM assistant_turns WHERE ${within}),
        ${question}, ${language}, ${outcome}, ${tool}, ${JSON.stringify(turn.arguments)}, ${JSON.stringify(figures)},
        ${JSON.stringify(words)}, ${proposed?.kept ? JSON.stringify(proposed.kept) : null}, ${proposed?.until ?? null},
        ${now}
      WHERE ${isThere} ON CONFLICT DO NOTHING`),
    asked: db.run(sql`UPDATE assistant_threads SET asked_at = ${now} WHERE ${thread} AND changes() > 0`),
    kept: turnsWhere(scope, sql`turn.id = ${id}`),
  });
  const [row] = kept;
  if (!row) throw new Refusal("missing");
  return { ...turnViewOf(row, now), rows };
}

/** A thread is called by its first question until somebody calls it otherwise. */
function nameOf(question: string): string {
  const letters = [...question.replace(/\s+/g, " ").trim()];
  return letters.length > longestThreadName ? `${letters.slice(0, longestThreadName - 1).join("")}…` : letters.join("");
}
