import { fallbackLanguage, type Language } from "#db/vocabulary.ts";
import type { Scope } from "#worker/scope.ts";
import { type Cell, valuesIn } from "./cells/cells.ts";
import { languageOf } from "./cells/language.ts";
import { dangerAmong, dangerIn } from "./dangers.ts";
import { followed } from "./follow.ts";
import { fitting } from "./intents/choosing.ts";
import { cellsOf } from "./lookup/cells.ts";
import { namesIn } from "./lookup/names.ts";
import { neighboursOf } from "./lookup/rings.ts";
import { type Rows, rowsFor } from "./lookup/rows.ts";
import { soughtIn } from "./lookup/sought.ts";
import { orderIn } from "./orders.ts";
import type { Before, QuestionReading } from "./reading.ts";
import { isHostile } from "./text/hostile.ts";
import { type Token, tokensOf } from "./text/tokens.ts";
import { type Question, readingOf, wordsOf } from "./understood.ts";

/** Understands a question of who asks; what it names is looked up among their own rows in one trip. */
export async function understand(scope: Scope, question: string, before: Before | null): Promise<QuestionReading> {
  const heard = hear(question, scope.language ?? fallbackLanguage, before);
  if ("outcome" in heard) return heard;
  return readWith(heard, await rowsFor(scope, soughtIn(heard.tokens, heard.language)), scope.today, before);
}

type Heard = { tokens: Token[]; language: Language };

/** The words of a question and its language; what is not to be understood at all is said at once. */
export function hear(question: string, reader: Language, before: Before | null): Heard | QuestionReading {
  const tokens = tokensOf(question);
  const spoken = languageOf(tokens);
  if (isHostile(question)) return strange(spoken === "foreign" ? reader : (spoken ?? reader), question);
  if (spoken === "foreign") return foreign(reader);
  if (tokens.length > mostWords) return endless(tokens, spoken ?? reader);
  return { tokens, language: spoken ?? before?.language ?? reader };
}

// Longer is no question: nothing of it is looked up, for each word would be.
const mostWords = 80;

/** Of a tale that long only danger is heard; for the rest it is asked to be shorter, by the words that were too many. */
function endless(tokens: readonly Token[], language: Language): QuestionReading {
  const base = { language, choices: [] };
  const danger = dangerAmong(tokens, language);
  if (danger) return { ...base, outcome: danger, bird_id: null, not_understood: [] };
  const more = tokens.slice(mostWords, mostWords + 12).map(({ text }) => text.slice(0, 60));
  return { ...base, outcome: "unknown", reason: "words", not_understood: more };
}

/** What a question means by the rows that its words name. */
export function readWith(
  { tokens, language }: Heard,
  rows: Rows,
  today: string,
  before: Before | null,
): QuestionReading {
  const calendar = { today, start: rows.season_start_month };
  const cells = cellsOf(tokens, { rows, names: namesIn(rows, language), language, calendar });
  const read: Question = { tokens, cells, language };
  const reading =
    dangerIn(read) ??
    howTo(read) ??
    orderIn(read, rows, today) ??
    (before ? followed(read, before, calendar) : undefined) ??
    readingOf(read, fitting(cells, calendar));
  if (reading.outcome !== "not_there") return reading;
  const text = tokens.map((it) => it.text).join(" ");
  const choices = neighboursOf(rows, reading.said).map(({ label }) => ({
    label,
    question: `${text.replace(reading.said, () => label.split(" · ")[0] ?? label)}?`,
  }));
  return { ...reading, choices };
}

/** "How do I …": the help is sought with the rest of the words. */
function howTo(question: Question): QuestionReading | undefined {
  const { cells, tokens, language } = question;
  const at = cells.findIndex((cell) => valuesIn(cell, "concept").includes("how"));
  const how = cells[at];
  if (!how || cells.slice(0, at).some((cell: Cell) => !cell.readings.some(({ kind }) => kind === "idle")))
    return undefined;
  // The verb of "como registo" is what is sought.
  const [first, ...more] = wordsOf(question, how).toLowerCase().split(" ");
  const verb =
    language === "pt" && first === "como"
      ? more.filter((it) => !/^(?:fa[cç]o|fazer|se|faz|posso|devo|e|é|para|que|consigo)$/i.test(it))
      : [];
  const rest = tokens.slice(how.to).map(({ text }) => text);
  const q = [...verb, ...rest].join(" ").slice(0, 200).trim();
  if (q === "") return undefined;
  return { language, outcome: "tool", tool: "how", arguments: { q }, not_understood: [], choices: [] };
}

const both: Record<Language, string> = { pt: "Quantas aves tenho?", en: "How many birds do I have?" };

/** Neither language: both are offered. */
const foreign = (language: Language): QuestionReading => ({
  language,
  outcome: "unknown",
  reason: "language",
  not_understood: [],
  choices: Object.values(both).map((it) => ({ label: it, question: it })),
});

// What is shown of it is cut, and of signs that nobody sees nothing is left.
const strange = (language: Language, question: string): QuestionReading => ({
  language,
  outcome: "unknown",
  reason: "words",
  not_understood: [question.replace(/[^\p{L}\p{N}\p{P}\p{Zs}]/gu, "").slice(0, 60)],
  choices: [],
});
