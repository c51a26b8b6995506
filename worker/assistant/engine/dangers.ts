import type { Language } from "#db/vocabulary.ts";
import { type Cell, valuesIn } from "./cells/cells.ts";
import { lexiconOf } from "./cells/lexicon.ts";
import type { Concept } from "./patterns/concepts.ts";
import type { QuestionReading } from "./reading.ts";
import type { Token } from "./text/tokens.ts";
import type { Question } from "./understood.ts";

/** Whether words of an emergency, or for a dose, stand anywhere in a text, whatever else it says. */
export function dangerAmong(tokens: readonly Token[], language: Language): "emergency" | "dose" | undefined {
  const text = ` ${tokens.map(({ word }) => word).join(" ")} `;
  const { phrases } = lexiconOf(language);
  const hasPhraseOf = (concept: Concept) =>
    [...phrases].some(
      ([phrase, readings]) =>
        readings.some((it) => it.kind === "concept" && it.values.includes(concept)) && text.includes(` ${phrase} `),
    );
  return (["emergency", "dose"] as const).find(hasPhraseOf);
}

const says = (cells: readonly Cell[], ...concepts: Concept[]) =>
  cells.some((cell) => valuesIn(cell, "concept").some((it) => concepts.includes(it)));

/** Signs of an emergency, a dose that is asked for, what no record can tell: before anything else, whatever else was said. */
export function dangerIn({ cells, language }: Question): QuestionReading | undefined {
  const base = { language, not_understood: [], choices: [] };
  // Of two that are called so neither is taken: the record of the wrong one would mislead the vet.
  const [bird_id = null, another] = new Set(cells.flatMap((cell) => valuesIn(cell, "bird").map(({ id }) => id)));
  const only = another === undefined ? bird_id : null;
  if (says(cells, "emergency")) return { ...base, outcome: "emergency", bird_id: only };
  const isGiven =
    says(cells, "medicine") && !cells.some((cell) => valuesIn(cell, "item").length > 0) && says(cells, "count", "how");
  if (says(cells, "dose") || isGiven) return { ...base, outcome: "dose", bird_id: only };
  if (says(cells, "unknowable")) return { ...base, outcome: "unknown", reason: "unknowable" };
  return undefined;
}
