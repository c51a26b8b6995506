import { isDemo } from "#db/ids.ts";
import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { understand } from "../engine/understand.ts";
import { askModel } from "../model/asking.ts";
import type { CallingIn } from "../tools/calling.ts";
import type { QuestionDraft, TurnView } from "../tools/contract.ts";
import { speechIn } from "../tools/speech.ts";
import { keepTurn } from "./keeping.ts";
import { openQuestion } from "./opening.ts";
import { type Reply, replyTo } from "./replies.ts";
import { turnViewOf } from "./turn-view.ts";

/** Who asks, and the API's own calls in their name. */
type Caller = { scope: Scope; env: Env; callIn: CallingIn };

const nothing = { tool: null, arguments: {} };

/**
 * Answers a question, and keeps both in its thread; of the demo nothing is kept. The same Idempotency-Key is answered once;
 * 409 where it comes with another question. 429 beyond twenty a minute, or where what it asks for is too dear just now; 404
 * for a thread of somebody else.
 */
export async function answer({ scope, env, callIn }: Caller, draft: QuestionDraft): Promise<TurnView> {
  const { question, thread_id } = draft;
  const id = await idFor(scope, "assistant_turn");
  const { before, answered } = await openQuestion(scope, env, draft, id);
  if (answered && answered.question !== question) throw new Refusal("conflict", {}, { detail: "assistant.key_reused" });
  if (answered) return turnViewOf(answered, scope.now);
  const reading = await understand(scope, question, before);
  const { language, not_understood, choices } = reading;
  const context = { scope: { ...scope, language }, call: callIn(language), language, speech: speechIn(language) };
  const helped = await askModel(context, { question, reading, env });
  const found: Reply = helped?.found ?? (await replyTo(reading, context));
  const { tool, arguments: stated } = helped ?? (reading.outcome === "tool" ? reading : nothing);
  const turn: TurnView = {
    id,
    question,
    language,
    not_understood,
    choices,
    thread_id: thread_id ?? (await idFor(scope, "assistant_thread")),
    outcome: found.outcome,
    tool,
    arguments: stated,
    figures: found.outcome === "answered" ? found.figures : {},
    answer: found.answer,
    how: found.how,
    rows: found.rows,
    chart: found.chart ?? null,
    href: found.href,
    links: found.links ?? [],
    proposal: null,
    mark: null,
    as_of: scope.now,
  };
  return isDemo(scope.org_id)
    ? turn
    : keepTurn(scope, turn, { isNew: thread_id === undefined, proposed: found.proposed });
}
