import { type Cell, valuesIn } from "./cells/cells.ts";
import type { Concept } from "./patterns/concepts.ts";
import type { QuestionReading } from "./reading.ts";
import type { Question } from "./understood.ts";

const says = (cells: readonly Cell[], ...concepts: Concept[]) =>
  cells.some((cell) => valuesIn(cell, "concept").some((it) => concepts.includes(it)));

/** Signs of an emergency, a dose that is asked for, what no record can tell: before anything else, whatever else was said. */
export function dangerIn({ cells, language }: Question): QuestionReading | undefined {
  const base = { language, not_understood: [], choices: [] };
  const [bird] = cells.flatMap((cell) => valuesIn(cell, "bird"));
  const bird_id = bird?.id ?? null;
  if (says(cells, "emergency")) return { ...base, outcome: "emergency", bird_id };
  const isGiven =
    says(cells, "medicine") && !cells.some((cell) => valuesIn(cell, "item").length > 0) && says(cells, "count", "how");
  if (says(cells, "dose") || isGiven) return { ...base, outcome: "dose", bird_id };
  if (says(cells, "unknowable")) return { ...base, outcome: "unknown", reason: "unknowable" };
  return undefined;
}
