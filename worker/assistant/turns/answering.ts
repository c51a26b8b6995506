import { newId } from "#db/ids.ts";
import type { Scope } from "#worker/scope.ts";
import type { Calling } from "../calling.ts";
import type { QuestionDraft, TurnView } from "../contract.ts";
import { understand } from "../engine/understand.ts";
import { findBy } from "../tools/finding.ts";
import { speechIn } from "../tools/speech.ts";

/** Who asks, and the API's own calls in their name. */
export type Asker = { scope: Scope; timezone: string; call: Calling };

/** Answers a question, and keeps both in its thread. */
export async function answer({ scope, call }: Asker, { question, thread_id }: QuestionDraft): Promise<TurnView> {
  const reading = await understand(scope, question, null);
  const { language, not_understood, choices } = reading;
  const context = { scope, call, language, speech: speechIn(language) };
  const found = reading.outcome === "tool" ? await findBy(reading.tool, reading.arguments, context) : undefined;
  return {
    id: newId("assistant_turn"),
    thread_id: thread_id ?? newId("assistant_thread"),
    question,
    language,
    outcome: found?.outcome ?? "unknown",
    tool: reading.outcome === "tool" ? reading.tool : null,
    arguments: reading.outcome === "tool" ? reading.arguments : {},
    figures: found?.outcome === "answered" ? found.figures : {},
    answer: found?.answer ?? "",
    how: found?.how ?? "",
    rows: found?.rows ?? { total: 0, items: [] },
    chart: found?.chart ?? null,
    href: found?.href ?? null,
    links: found?.links ?? [],
    not_understood,
    choices,
    proposal: null,
    mark: null,
    as_of: scope.now,
  };
}
