/** A ring taken apart at its running number. */
type CountedRing = { head: string; digits: string; tail: string };

// What a double and SQLite's printf hold without rounding; what stands before stays as it is.
const mostDigits = 15;

/**
 * Finds the number by which rings of one series count up: the last digits, but for a diameter ("2.9") and for a year that
 * stands behind the number ("0417/26"). Null for a ring without such digits. `today` is YYYY-MM-DD.
 */
export function countedRing(identifier: string, today: string): CountedRing | null {
  const plain = identifier.normalize("NFKC").replace(/\s+/gu, " ").trim();
  const runs = [...plain.matchAll(/(?<![\d.,])\d+(?![\d.,]*\d)/g)];
  const last = runs.at(-1);
  const before = runs.at(-2);
  if (!last) return null;
  const isYear = before && !isPlainYear(before[0], today) && isYearBehind(plain, last, today);
  const { 0: digits, index } = isYear ? before : last;
  const from = index + Math.max(0, digits.length - mostDigits);
  const to = index + digits.length;
  return { head: plain.slice(0, from), digits: plain.slice(from, to), tail: plain.slice(to) };
}

/** The ring so many numbers further on, with its zeros. */
export const ringAfter = ({ head, digits, tail }: CountedRing, steps: number): string =>
  head + String(Number(digits) + steps).padStart(digits.length, "0") + tail;

const isPlainYear = (digits: string, today: string) =>
  digits.length === 4 ? /^(19|20)/.test(digits) : digits === today.slice(2, 4);

// Behind a stroke any year is one; elsewhere only this year's, for a number may look like any other.
function isYearBehind(ring: string, { 0: digits, index }: RegExpExecArray, today: string): boolean {
  if (ring[index - 1] === "/") return digits.length === 2 || /^(19|20)\d\d$/.test(digits);
  return digits === today.slice(0, 4);
}
