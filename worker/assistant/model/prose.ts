import type { Language } from "#db/vocabulary.ts";
import { plainStarts, saysNumber, speaksOfDoses } from "./prose-words.ts";

/** What tools answered, as far as prose may repeat it: their texts, their figures, and the paths they gave. */
export type Ground = { texts: readonly string[]; figures: readonly number[]; paths: readonly string[] };
/** The sentences that may be shown, and how many were struck. */
type JudgedProse = { kept: string[]; struck: number };

/** Prose is cut behind so many characters before it is looked at. */
const longest = 1500;

/**
 * Judges prose of a language model sentence by sentence. One stands only where every number, ring, date and name in it
 * stands in what tools answered, as a whole and in that order; where it names no path but theirs, speaks of no dose, and holds
 * no HTML, image, link or sign of any markup. Everything else is struck. What is written with a capital or a digit counts as
 * a name or a ring, so that prose loses a sentence too many rather than one too few.
 */
export function judgeProse(prose: string, ground: Ground, language: Language): JudgedProse {
  const known = knownBy(ground, language);
  const all = plain(prose.slice(0, longest))
    .split(/\n+|(?<=[.!?…])\s+/u)
    .map((it) => it.trim())
    .filter((it) => /[\p{L}\p{N}]/u.test(it));
  const kept = all.filter((sentence) => stands(sentence, known, language));
  return { kept, struck: all.length - kept.length + (prose.length > longest ? 1 : 0) };
}

type Known = { text: string; values: ReadonlySet<number>; paths: ReadonlySet<string> };

/** Without signs that are not seen, which would part a word or turn it round. */
const plain = (text: string): string => text.normalize("NFKC").replace(/(?!\n)[\p{Cf}\p{Cc}]/gu, "");
const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

function knownBy({ texts, figures, paths }: Ground, language: Language): Known {
  const fields = texts.map((text) => wordsOf(plain(text)).map(({ bare }) => fold(bare)));
  const values = fields.flat().flatMap((it) => numberIn(it, language) ?? []);
  return {
    // Fields are parted, so that nothing is put together of two of them.
    text: ` ${fields.map((it) => it.join(" ")).join(" | ")} `,
    values: new Set([...values, ...figures]),
    paths: new Set(paths),
  };
}

type Word = { bare: string; ends: boolean };

function wordsOf(text: string): Word[] {
  return text.split(/\s+/u).flatMap((word) => {
    const bare = word.replace(/^[^\p{L}\p{N}/]+|[^\p{L}\p{N}]+$/gu, "");
    return bare ? [{ bare, ends: /[^\p{L}\p{N}]$/u.test(word) }] : [];
  });
}

const markup = /[<>`[\]{}|\\*_#~^@]|:\/\/|\bwww\.|\bhttps?\b|\bdata:|\bjavascript:/iu;

function stands(sentence: string, known: Known, language: Language): boolean {
  const words = wordsOf(sentence);
  const withoutPaths = [...known.paths].reduce((left, path) => left.replaceAll(path, " "), sentence);
  if (markup.test(withoutPaths) || speaksOfDoses.test(fold(withoutPaths))) return false;
  const runs: string[][] = [];
  let run: string[] = [];
  const end = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const [at, { bare, ends }] of words.entries()) {
    if (bare.includes("/") && !/\d/u.test(bare.split("/")[0] ?? "")) {
      if (!known.paths.has(bare)) return false;
      continue;
    }
    const isNamed = at === 0 ? isFirstNamed(bare) : isNaming(bare);
    if (isNamed) run.push(fold(bare));
    if (!isNamed || ends || at === 0) end();
  }
  end();
  return runs.every((it) => isKnown(it, known, language));
}

const isNaming = (word: string): boolean =>
  word !== "I" && (/[\p{N}\p{Lu}\p{Lt}]/u.test(word) || saysNumber.has(fold(word)));
/** A first word is written large whatever it is. */
const isFirstNamed = (word: string): boolean =>
  /[\p{N}]|.\p{Lu}/u.test(word) || saysNumber.has(fold(word)) || !plainStarts.has(fold(word));

function isKnown(run: readonly string[], { text, values }: Known, language: Language): boolean {
  if (text.includes(` ${run.join(" ")} `)) return true;
  const value = run.length === 1 ? numberIn(run[0] ?? "", language) : undefined;
  return value !== undefined && values.has(value);
}

const shapes = {
  pt: { number: /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/u, groups: ".", point: "," },
  en: { number: /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/u, groups: ",", point: "." },
} as const;

/** The number a word is in a language, without a sign of percent or money; undefined where it is none. */
function numberIn(word: string, language: Language): number | undefined {
  const bare = word.replace(/^[€$£]|[%€$£]$/gu, "");
  const { number, groups, point } = shapes[language];
  return number.test(bare) ? Number(bare.replaceAll(groups, "").replace(point, ".")) : undefined;
}
