import type { Language } from "#db/vocabulary.ts";
import type { Cell } from "./cells/cells.ts";
import type { Fit, Used } from "./intents/choosing.ts";
import type { QuestionReading } from "./reading.ts";
import type { Token } from "./text/tokens.ts";

/** A question cut into what it says. */
export type Question = { tokens: readonly Token[]; cells: readonly Cell[]; language: Language };
type Choice = { label: string; question: string };

const mostChoices = 6;
const nearlyAsGood = 0.5;

/** What the best fits come to: a tool, two that fit, something that is not there, or words that are not understood. */
export function readingOf(
  question: Question,
  fits: readonly Fit[],
  before: Record<string, unknown> = {},
): QuestionReading {
  const { language } = question;
  const [best] = fits;
  if (!best) return notUnderstood(question);
  if (best.unaccounted.length > 0) return notUnderstood(question, best.unaccounted, isWide(best));
  const base = { language, not_understood: [], choices: [] };
  const missing = best.used.find(({ values }) => values.length === 0);
  if (missing) return { ...base, outcome: "not_there", said: wordsOf(question, missing.cell) };
  const many = best.used.find(({ kind, values }) => kind !== "concept" && values.length > 1);
  if (many) return { ...base, outcome: "ambiguous", choices: oneEach(question, many) };
  const other = fits.find(
    (it) => it !== best && it.unaccounted.length === 0 && best.score - it.score <= nearlyAsGood && isOther(best, it),
  );
  if (other) return { ...base, outcome: "ambiguous", choices: [best, other].map((it) => plainly(question, it)) };
  const { tool, besides } = best.intent;
  return { ...base, outcome: "tool", tool, arguments: argumentsOf(best, besides, before) };
}

function argumentsOf({ input, slots }: Fit, besides: Fit["intent"]["besides"], before: Record<string, unknown>) {
  const known = Object.assign({}, before, input) as Record<string, unknown>;
  return Object.assign({}, besides?.(slots, known), known) as Record<string, unknown>;
}

const isOther = (one: Fit, other: Fit) =>
  one.intent.tool !== other.intent.tool || JSON.stringify(one.input) !== JSON.stringify(other.input);

/** The words of a cell as they were typed. */
export const wordsOf = ({ tokens }: Question, { from, to }: Cell): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");

/** The same question with each thing of that name called so that no other is meant. */
export function oneEach(question: Question, { cell, kind, values }: Used): Choice[] {
  const named = values as Array<{ id: string; label: string }>;
  return named
    .slice(0, mostChoices)
    .map(({ label }) => ({ label, question: without(question, [cell], calledBy(kind, label)) }));
}

const calledBy = (kind: string, label: string) => (kind === "bird" ? (label.split(" · ")[0] ?? label) : label);

/** The question with other words in the place of some, or without them. */
function without({ tokens }: Question, cells: readonly Cell[], instead?: string): string {
  const words = tokens.flatMap(({ text }, at) => {
    const cell = cells.find(({ from, to }) => at >= from && at < to);
    if (!cell) return [text];
    return instead !== undefined && at === cell.from ? [instead] : [];
  });
  return `${words.join(" ")}?`;
}

function plainly(question: Question, { intent, used }: Fit): Choice {
  const named = used.filter(({ kind }) => kind !== "concept" && kind !== "idle");
  const things = named.map(({ cell, kind, values }) => {
    const [first] = values as Array<{ label?: string; place_kind?: string }>;
    if (kind === "place" && first?.label) return calledPlace(first.label, first.place_kind, question.language);
    return kind === "bird" && first?.label ? calledBy(kind, first.label) : wordsOf(question, cell);
  });
  const request = `${[intent.request[question.language], ...things].join(" ")}?`;
  return { label: request, question: request };
}

const kinds: Record<string, Record<Language, string>> = {
  cage: { pt: "gaiola", en: "cage" },
  aviary: { pt: "viveiro", en: "aviary" },
  room: { pt: "sala", en: "room" },
  bank: { pt: "bateria", en: "bank" },
  site: { pt: "local", en: "site" },
};
const calledPlace = (label: string, kind: string | undefined, language: Language) =>
  kind && /^\S*\d\S*$/.test(label)
    ? `${language === "pt" ? "em" : "in"} ${kinds[kind]?.[language] ?? ""} ${label}`
    : label;

const isWide = ({ score, unaccounted }: Fit) => score + 4 * unaccounted.length > 0;

/** Names what was not understood, and where the rest of it is, offers the wider question. */
export function notUnderstood(question: Question, strange?: readonly Cell[], hasWider = false): QuestionReading {
  const { language, cells, tokens } = question;
  const sorted = [...new Set(strange ?? cells.filter(({ readings }) => readings.length === 0))].sort(
    (a, b) => a.from - b.from,
  );
  const words = sorted.map((it) => wordsOf(question, it)).filter(Boolean);
  const wider = hasWider ? without(question, sorted) : undefined;
  return {
    language,
    outcome: "unknown",
    reason: "words",
    not_understood: words.length > 0 ? words : tokens.map(({ text }) => text).slice(0, 12),
    choices: wider ? [{ label: wider, question: wider }] : [],
  };
}
