import type { Language } from "#db/vocabulary.ts";
import { type AssistantAction, assistantActions } from "#db/words/assistant.ts";
import { orders as en } from "./patterns/en/orders.ts";
import type { OrderWords } from "./patterns/order-words.ts";
import { orders as pt } from "./patterns/pt/orders.ts";
import type { Token } from "./text/tokens.ts";

export const orderWords: Record<Language, OrderWords> = { pt, en };

/** A deed that a question may order, and how many of its words that takes. */
type Order = { deed: AssistantAction; words: number };

const made = new Map<Language, ReadonlyArray<readonly [AssistantAction, RegExp]>>();

function looksIn(language: Language) {
  const words = orderWords[language];
  const known =
    made.get(language) ??
    assistantActions.map(
      (action) => [action, new RegExp(`^(?:${words.polite} )*(?:${words[action]})(?= |$)`, "u")] as const,
    );
  made.set(language, known);
  return known;
}

/** Which deeds the first words order; several verbs fit several. */
export function ordersIn(tokens: readonly Token[], language: Language): Order[] {
  const text = tokens.map(({ word }) => word).join(" ");
  return looksIn(language).flatMap(([action, looks]) => {
    const found = looks.exec(text);
    return found ? [{ deed: action, words: found[0].split(" ").length }] : [];
  });
}
