import { ringKey } from "#worker/rings/keys.ts";

/** A pattern taken apart at its number: what stands before and behind it, with its year, and how many digits it has. */
type PatternParts = { head: string; tail: string; width: number; head_key: string; tail_key: string };

/** What a ring holds at most. */
export const longestRing = 100;

const token = /\{([^{}]*)\}/g;

/** Why a pattern is none; null for one that is in order. */
type PatternFault = "ringing.pattern.number" | "ringing.pattern.numbers" | "ringing.pattern.unknown";

/** Takes a pattern apart, its year in the place of `{yy}` and `{yyyy}`; or says what is wrong with it. */
export function readPattern(pattern: string, year: number): PatternParts | PatternFault {
  const words = [...pattern.matchAll(token)].map(([, word = ""]) => word.toLowerCase());
  const numbers = words.filter((word) => /^n+$/.test(word));
  const isKnown = words.every((word) => /^(n{1,9}|yy|yyyy)$/.test(word));
  if (!isKnown || /[{}]/.test(pattern.replace(token, ""))) return "ringing.pattern.unknown";
  if (numbers.length === 0) return "ringing.pattern.number";
  if (numbers.length > 1) return "ringing.pattern.numbers";
  const dated = withYear(pattern, year);
  const at = dated.search(/\{n/i);
  const width = numbers[0]?.length ?? 0;
  const head = dated.slice(0, at);
  const tail = dated.slice(at + width + 2);
  // A key of a part would lose the blanks at its ends.
  return {
    head,
    tail,
    width,
    head_key: ringKey(`${head}0`).slice(0, -1),
    tail_key: ringKey(`0${tail}`).slice(1),
  };
}

const withYear = (pattern: string, year: number) =>
  pattern.replace(/\{yyyy\}/gi, String(year)).replace(/\{yy\}/gi, String(year % 100).padStart(2, "0"));

/** The ring of a number, as it is stamped. */
export const ringOf = ({ head, tail, width }: Pick<PatternParts, "head" | "tail" | "width">, number: number): string =>
  head + String(number).padStart(width, "0") + tail;

/** The parts of a pattern that was judged when it was written. */
export function partsOf({ pattern, year }: { pattern: string; year: number }): PatternParts {
  const parts = readPattern(pattern, year);
  if (typeof parts === "string") throw new Error(`${pattern} is no pattern`);
  return parts;
}
