import type { Language } from "#db/vocabulary.ts";
import { plainName } from "#worker/species/names.ts";
import type { Cell, Reading } from "../cells/cells.ts";
import { lexiconOf } from "../cells/lexicon.ts";
import { periodsIn } from "../periods/found.ts";
import type { Calendar } from "../periods/spans.ts";
import { distance, slipsOf } from "../text/distance.ts";
import { stemOf, stemsOf } from "../text/stems.ts";
import type { Token } from "../text/tokens.ts";
import { colourOf } from "./colours.ts";
import { designated, ringLike } from "./designated.ts";
import type { NamesBook } from "./names.ts";
import { numberOf } from "./numbers.ts";
import { birdsOfRing } from "./rings.ts";
import type { Rows } from "./rows.ts";
import { mayBeName } from "./sought.ts";

type Known = { rows: Rows; names: NamesBook; language: Language; calendar: Calendar };
const longest = 8;

/** Cuts a question into what it says: at each word the longest run that means something, with everything it may mean. */
export function cellsOf(tokens: readonly Token[], known: Known): Cell[] {
  const periods = periodsIn(tokens, known.language, known.calendar);
  const cells: Cell[] = [];
  for (let from = 0; from < tokens.length; ) {
    const cell = longestAt(tokens, from, known, periods) ??
      ringAt(tokens, from) ??
      mistyped(tokens, from, known) ?? { from, to: from + 1, readings: [] };
    cells.push(withMissing(cell, tokens, known));
    from = cell.to;
  }
  return cells;
}

// Capitals with digits behind them that are nobody's ring.
function ringAt(tokens: readonly Token[], from: number): Cell | undefined {
  const to = ringLike(tokens, from);
  return to > from + 1 ? { from, to, readings: [{ kind: "bird", values: [] }] } : undefined;
}

/** What looks like a ring or a name and is nobody's is a bird that is not there; a species nobody keeps here is none either. */
function withMissing(cell: Cell, tokens: readonly Token[], { names }: Known): Cell {
  const { from, to, readings } = cell;
  const [token] = tokens.slice(from, to);
  if (!token || to > from + 1) return cell;
  if (/\d/.test(token.word) && readings.every(({ kind }) => kind === "number"))
    return { from, to, readings: [...readings, { kind: "bird", values: [] }] };
  if (readings.length > 0) return cell;
  if (names.elsewhere.has(stemOf(token.word))) return { from, to, readings: [{ kind: "species", values: [] }] };
  if (from > 0 && /^\p{Lu}/u.test(token.text)) return { from, to, readings: [{ kind: "bird", values: [] }] };
  return cell;
}

type Periods = ReturnType<typeof periodsIn>;

function longestAt(tokens: readonly Token[], from: number, known: Known, periods: Periods): Cell | undefined {
  const input = designated(tokens, from, known.rows);
  const [period] = periods.filter((it) => it.from === from);
  for (let to = Math.min(tokens.length, from + longest); to > from; to -= 1) {
    const readings = [
      ...(input?.to === to ? input.readings : []),
      ...(period?.to === to ? [{ kind: "period", values: [period.period] } as Reading] : []),
      ...meanings(tokens, from, to, known),
    ];
    if (readings.length > 0) return { from, to, readings: joined(readings) };
    if (period && period.to > to && period.to - from > longest)
      return { from, to: period.to, readings: [{ kind: "period", values: [period.period] }] };
  }
  return undefined;
}

/** One reading for each kind, with every thing of it once. */
function joined(readings: readonly Reading[]): Reading[] {
  const kinds = [...new Set(readings.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const values = readings.flatMap((it) => (it.kind === kind ? (it.values as unknown[]) : []));
    const once = new Map(values.map((it) => [(it as { id?: string } | null)?.id ?? it, it]));
    return { kind, values: [...once.values()] } as Reading;
  });
}

function meanings(tokens: readonly Token[], from: number, to: number, known: Known): Reading[] {
  const run = tokens.slice(from, to);
  const text = run.map(({ word }) => word).join(" ");
  const { phrases, stems } = lexiconOf(known.language);
  const words = phrases.get(text) ?? [];
  const named = namedBy(run, from, text, words, known);
  const ring = /\d/.test(text) && run.length <= 4 ? birdsOfRing(known.rows, run.map((it) => it.text).join(" ")) : [];
  const found: Reading[] = [...words, ...named, ...(ring.length > 0 ? [{ kind: "bird", values: ring } as const] : [])];
  const [only] = run;
  if (run.length === 1 && only) {
    const number = numberOf(only.word, known.language);
    if (number !== undefined) found.push({ kind: "number", values: [number] });
  }
  if (found.some(({ kind }) => kind !== "colour")) return [...found, ...colours(text)];
  const stem = run.length === 1 ? stems.get(stemOf(text)) : undefined;
  const other = run.length === 1 ? lexiconOf(known.language === "pt" ? "en" : "pt").phrases.get(text) : undefined;
  const near = (stem === undefined ? undefined : phrases.get(stem)) ?? other ?? [];
  return [...colours(text), ...near];
}

const colours = (text: string): Reading[] => {
  const colour = colourOf(text);
  return colour === undefined ? [] : [{ kind: "colour", values: [colour] }];
};

function namedBy(
  run: readonly Token[],
  from: number,
  text: string,
  words: readonly Reading[],
  { names }: Known,
): Reading[] {
  const plain = plainName(text);
  const stemmed = stemsOf(plain);
  const whole = [...(names.whole.get(plain) ?? []), ...(names.stems.get(stemmed) ?? [])];
  const [only] = run;
  const isName = run.length > 1 || (only !== undefined && mayBeName(only, from, words));
  const mayName = whole.filter(
    ({ kind }, at) => (isName || kind !== "bird") && whole.findIndex((it) => it.kind === kind) === at,
  );
  if (mayName.length > 0 || words.some(({ kind }) => kind !== "category") || run.length > 1) return mayName;
  return names.partial.get(plain) ?? names.partial.get(stemmed) ?? [];
}

// What is ordered is not asked: such a word is no slip of another.
const verbs = new Set(
  (
    "vende|vender|vendam|apaga|apagar|elimina|eliminar|remove|remover|move|mover|muda|mudar|passa|passar|poe|coloca|marca|marcar|pesa|compra|" +
    "envia|enviar|manda|mandar|altera|alterar|cria|criar|anuncia|reserva|lembra|paga|emite|emitir|cancela|ignora|esquece|desfaz|junta|" +
    "sell|delete|erase|move|send|mark|change|create|advertise|reserve|remind|issue|cancel|ignore|forget|write|mail|pay|undo|buy|kill|transfer"
  ).split("|"),
);

/** A word with a slip of the fingers is the nearest one of the language; never one with a digit, which may be a ring. */
function mistyped(tokens: readonly Token[], from: number, { language, names }: Known): Cell | undefined {
  const word = tokens[from]?.word ?? "";
  const most = slipsOf(word);
  if (most === 0 || !/^\p{L}+$/u.test(word) || names.elsewhere.has(stemOf(word)) || verbs.has(word)) return undefined;
  const { words, phrases } = lexiconOf(language);
  let [best, found]: [number, Reading[] | undefined] = [most + 1, undefined];
  const consider = (other: string, readings: Reading[] | undefined, isName = false) => {
    const limit = Math.min(most, best);
    if (Math.abs(other.length - word.length) > most || other.length < 4) return;
    const off = Math.min(
      distance(word, other, limit),
      isName ? distance(stemOf(word), stemOf(other), limit) : limit + 1,
    );
    if (off < best || (off === best && off <= most && other[0] === word[0] && found && sameFirst !== true)) {
      sameFirst = other[0] === word[0];
      [best, found] = [off, readings];
    }
  };
  let sameFirst: boolean | undefined;
  for (const other of words) consider(other, phrases.get(other));
  for (const [other, readings] of names.whole)
    if (!other.includes(" ") && readings.some(({ kind }) => kind === "species" || kind === "status"))
      consider(
        other,
        readings.filter(({ kind }) => kind === "species" || kind === "status"),
        true,
      );
  return best <= most && found ? { from, to: from + 1, readings: found } : undefined;
}
