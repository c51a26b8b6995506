import type { Reading } from "../cells/cells.ts";
import type { Token } from "../text/tokens.ts";
import { birdsOfRing } from "./rings.ts";
import type { Rows } from "./rows.ts";
import { birdWords, kindWords, machineWords } from "./sought.ts";

const pairWords = new Set("par|casal|trio|colonia|pair|couple|colony".split("|"));
const between = new Set("numero|n|no|num|number|nr|da|de|do|of|o|a|the".split("|"));

/** A thing that is named by what it is and its name: `par 7`, `cage B4`, `ring 12`, `incubator 2`. */
export function designated(
  tokens: readonly Token[],
  from: number,
  rows: Rows,
): { to: number; readings: Reading[] } | undefined {
  const first = tokens[from]?.word ?? "";
  const at =
    tokens[from + 1] && between.has(tokens[from + 1]?.word ?? "") && tokens.length > from + 2 ? from + 2 : from + 1;
  const name = tokens[at];
  if (!name) return undefined;
  if (pairWords.has(first)) return pairAt(tokens, at, rows);
  const found = (readings: Reading[]) => (readings.length > 0 ? { to: at + 1, readings } : undefined);
  const kind = Object.entries(kindWords).find(([, words]) => words.includes(first));
  if (kind) return found(placesCalled(rows, kind, name));
  if (machineWords.some((it) => it === first)) {
    const values = rows.incubators
      .filter((it) => withoutKind(it.name) === name.word)
      .map(({ id, name: label }) => ({ id, label }));
    return found(values.length > 0 ? [{ kind: "incubator", values }] : []);
  }
  if (birdWords.includes(first)) return birdAt(tokens, at, rows);
  return undefined;
}

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const withoutKind = (name: string) => fold(name).replace(/^\p{L}+ (?=\S+$)/u, "");

function placesCalled(rows: Rows, [kind, words]: [string, readonly string[]], { word: name, text }: Token): Reading[] {
  const request = new Set([name, ...words.map((it) => `${it} ${name}`)]);
  const bare = (text: string) => fold(text).replace(/[\s-]/g, "");
  const called = rows.places.filter((it) => request.has(fold(it.name)) || bare(it.name) === bare(name));
  const some = called.some((it) => it.kind === kind) ? called.filter((it) => it.kind === kind) : called;
  const values = some.map((it) => ({ id: it.id, label: it.within ? `${it.within} › ${it.name}` : it.name }));
  // A cage that is not there is known to be none, where what follows looks like a name.
  return values.length > 0 || /^(?:\p{Lu}|.*\d)/u.test(text) ? [{ kind: "place", values }] : [];
}

// "Par 7 de 2025": the number within its season; of several seasons the latest is meant where none is said.
function pairAt(tokens: readonly Token[], at: number, rows: Rows): { to: number; readings: Reading[] } | undefined {
  const word = tokens[at]?.word ?? "";
  const full = rows.pairs.filter(({ number }) => number === word);
  const of = (some: Rows["pairs"]) => some.map(({ id, number }) => ({ id, label: number }));
  if (full.length > 0) return { to: at + 1, readings: [{ kind: "pair", values: of(full) }] };
  if (!/^\d{1,4}$/.test(word)) return undefined;
  const called = rows.pairs.filter(({ position }) => position === Number(word));
  const year = yearBehind(tokens, at + 1);
  if (year) {
    const values = of(called.filter(({ season }) => season === year.year));
    if (values.length > 0) return { to: year.to, readings: [{ kind: "pair", values }] };
  }
  return { to: at + 1, readings: [{ kind: "pair", values: of(called.slice(0, 1)) }] };
}

const idle = new Set("de|da|do|epoca|temporada|ano|of|from|in|the|season".split("|"));

function yearBehind(tokens: readonly Token[], from: number): { year: number; to: number } | undefined {
  let at = from;
  while (idle.has(tokens[at]?.word ?? "")) at += 1;
  const word = tokens[at]?.word ?? "";
  return /^20\d\d$/.test(word) ? { year: Number(word), to: at + 1 } : undefined;
}

function birdAt(tokens: readonly Token[], at: number, rows: Rows): { to: number; readings: Reading[] } | undefined {
  for (let to = Math.min(tokens.length, at + 4); to > at; to -= 1) {
    const text = tokens
      .slice(at, to)
      .map((it) => it.text)
      .join(" ");
    const values = birdsOfRing(rows, text);
    if (values.length > 0) return { to, readings: [{ kind: "bird", values }] };
  }
  const to = ringLike(tokens, at);
  return to > at ? { to, readings: [{ kind: "bird", values: [] }] } : undefined;
}

/** How far what looks like a ring goes: signs with digits, and capitals before them. */
export function ringLike(tokens: readonly Token[], from: number): number {
  let to = from;
  while (tokens[to] && /^\p{Lu}{1,5}$/u.test(tokens[to]?.text ?? "")) to += 1;
  const digits = to;
  while (tokens[to] && to - from < 4 && /\d/.test(tokens[to]?.text ?? "")) to += 1;
  return to > digits ? to : from;
}
