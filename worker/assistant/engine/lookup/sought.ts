import type { Language } from "#db/vocabulary.ts";
import { bareRing, ringKey } from "#worker/rings/keys.ts";
import { plainName } from "#worker/species/names.ts";
import type { Reading } from "../cells/cells.ts";
import { lexiconOf } from "../cells/lexicon.ts";
import type { Token } from "../text/tokens.ts";

/** What is looked up of a question: pieces of it that may be names, rings, numbers. */
export type Sought = {
  /** Runs of words with their folded text as names have it. */
  names: string[];
  /** The same without what stands between letters and digits. */
  bare: string[];
  /** Runs that hold a digit, as rings are compared. */
  rings: string[];
  /** Rings one sign away from those, to be offered and never taken. */
  neighbours: string[];
  /** Ends of rings, letters and digits. */
  ends: string[];
  /** Single words that may be part of a name. */
  words: string[];
  numbers: number[];
  asksEggs: boolean;
};

const mostWords = 60;
const longestName = 5;
const mostRings = 24;

/** What kinds of places and machines are called before their names. */
export const kindWords: Record<string, readonly string[]> = {
  cage: ["gaiola", "gaiolas", "jaula", "cage", "cages"],
  aviary: ["viveiro", "viveiros", "voadeira", "aviario", "aviary", "flight"],
  room: ["sala", "quarto", "room", "divisao"],
  bank: ["bateria", "bank", "estante", "rack", "battery"],
  site: ["local", "site", "quinta", "instalacao"],
};
export const machineWords = ["incubadora", "chocadeira", "maquina", "incubator", "machine", "brooder"] as const;
/** Words before a ring. */
export const birdWords =
  "anel|anilha|ave|passaro|macho|femea|numero|n|no|bird|ring|cock|hen|number|band|male|female".split("|");

export function soughtIn(tokens: readonly Token[], language: Language): Sought {
  const some = tokens.slice(0, mostWords);
  const { phrases } = lexiconOf(language);
  const runs = some.flatMap((_, from) =>
    Array.from({ length: Math.min(longestName, some.length - from) }, (_, at) => some.slice(from, from + at + 1)),
  );
  const texts = [...new Set(runs.map((run) => run.map(({ word }) => word).join(" ")))];
  const translated = texts.flatMap(otherKinds);
  const names = [...new Set([...texts, ...texts.map(plainName), ...translated])].filter(Boolean);
  const withDigits = texts.filter((it) => /\d/.test(it) && it.split(" ").length <= 4).slice(0, mostRings);
  const typed = some.filter(({ word }) => /\d/.test(word)).map(({ word }) => word);
  return {
    names,
    bare: [...new Set(names.map(bareRing))].filter(Boolean),
    rings: [...new Set(withDigits.map(ringKey))],
    neighbours: [
      ...new Set(
        withDigits
          .filter((it) => bareRing(it).length >= 4)
          .slice(0, 6)
          .flatMap(oneSignAway),
      ),
    ],
    ends: [...new Set(withDigits.map(bareRing))].slice(0, mostRings),
    words: [...new Set(some.filter((it, at) => mayBeName(it, at, phrases.get(it.word))).map(({ word }) => word))],
    asksEggs: some.some(({ word }) => /^(?:ovos?|eggs?)$/.test(word)),
    numbers: [...new Set(typed.flatMap((it) => it.match(/\d+/g) ?? []).map(Number))].filter((it) => it < 100_000),
  };
}

/** A word of the language is a name only where it is written like one, and does not begin the question. */
export function mayBeName({ text, word }: Token, at: number, readings: readonly Reading[] | undefined): boolean {
  if (word.length < 3 || /^[\d.,/-]+$/.test(word)) return false;
  const isWord = readings?.some(({ kind }) => kind !== "category") ?? false;
  return !isWord || (at > 0 && /^\p{Lu}/u.test(text));
}

// "Cage 12" asks for "Gaiola 12" too.
function otherKinds(text: string): string[] {
  const [first = "", ...rest] = text.split(" ");
  if (rest.length === 0) return [];
  const kind = Object.values(kindWords).find((words) => words.includes(first));
  return kind ? [rest.join(" "), ...kind.map((it) => `${it} ${rest.join(" ")}`)] : [];
}

/** Every text that one other digit, one missing or two swapped ones make of a ring. */
function oneSignAway(ring: string): string[] {
  const signs = [...ring];
  return signs.flatMap((sign, at) => {
    if (!/\d/.test(sign)) return [];
    const put = (...middle: string[]) => [...signs.slice(0, at), ...middle, ...signs.slice(at + 1)].join("");
    const others = [..."0123456789"].filter((it) => it !== sign);
    const next = signs[at + 1];
    const swapped =
      next !== undefined && next !== sign ? [[...signs.slice(0, at), next, sign, ...signs.slice(at + 2)].join("")] : [];
    return [...others.map((it) => put(it)), put(), ...others.map((it) => put(sign, it)), ...swapped];
  });
}
