import type { AssistantAction } from "#db/words/assistant.ts";
import { type Cell, valuesIn } from "./cells/cells.ts";
import type { Rows } from "./lookup/rows.ts";
import { parts } from "./order-parts.ts";
import { ordersIn } from "./order-verbs.ts";
import type { QuestionReading } from "./reading.ts";
import { notUnderstood, oneEach, type Question, wordsOf } from "./understood.ts";

/** What a question orders to be done; undefined where it orders nothing, or lacks what that needs. */
export function orderIn(question: Question, rows: Rows, today: string): QuestionReading | undefined {
  const orders = ordersIn(question.tokens, question.language);
  const read = orders.flatMap(({ deed: action, words }) => readingFor(action, words, question, rows, today) ?? []);
  return read.find(({ outcome }) => outcome === "deed") ?? read[0];
}

function readingFor(
  action: AssistantAction,
  words: number,
  question: Question,
  rows: Rows,
  today: string,
): QuestionReading | undefined {
  const cells = question.cells.filter(({ to }) => to > words);
  const taking = parts[action]({ question, cells, words, rows, today });
  if (!taking) return undefined;
  const { language } = question;
  const base = { language, not_understood: [], choices: [] };
  const unaccounted = cells.filter((cell) => !taking.uses.includes(cell) && !isIdle(cell) && !taking.takes(cell));
  if (unaccounted.length > 0) return notUnderstood(question, unaccounted);
  for (const [cell, kind] of taking.named) {
    const values = valuesIn(cell, kind);
    if (values.length === 0) return { ...base, outcome: "not_there", said: wordsOf(question, cell) };
    if (values.length > 1) return { ...base, outcome: "ambiguous", choices: oneEach(question, { cell, kind, values }) };
  }
  if (taking.lacks) return { ...base, outcome: "not_there", said: taking.lacks };
  return { ...base, outcome: "deed", deed: action, arguments: taking.arguments };
}

const isIdle = ({ readings }: Cell) => readings.some(({ kind }) => kind === "idle");
