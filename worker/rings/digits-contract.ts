/** A ring of the flock, and the year its bird hatched in; null where nobody knows. */
export type RingOfYear = { ring: string; year: number | null };

/** Digits of a ring without a gap, and where they begin. */
type Group = { digits: string; from: number; isCode: boolean; isBehindStroke: boolean };
/** A ring as it is compared with others: its groups of digits, the letters around them, and the year it is of. */
export type ReadRing = { text: string; groups: Group[]; letters: string; year: number; hasYear: boolean };

/** A ring without what does not count where it is typed: script form and spacing. */
export const tidyRing = (ring: string): string => ring.normalize("NFKC").replace(/\s+/gu, " ").trim();

/** A text with a sign for each of its numbers. */
export const withoutNumbers = (text: string): string => text.replace(/\d+/g, "#");

const diameter = /^(\d[.,]\d{1,2}|1\d[.,]\d)$/;
const twoLetters = /\p{L}{2}/u;

/** Reads the groups of digits of a ring, but for a diameter ("2.9"). Where nobody knows its year it is of this one. */
export function readRing({ ring, year }: RingOfYear, thisYear: number): ReadRing {
  const text = tidyRing(ring);
  // Where dots part all of its words, one parts a number from a year.
  const isDotted = (from: number, to: number) => /[.,]/.test(`${text[from - 1] ?? ""}${text[to] ?? ""}`);
  const groups = [...text.matchAll(/\d+(?:[.,]\d+)*/g)].flatMap(({ 0: token, index }): Group[] =>
    diameter.test(token) && !isDotted(index, index + token.length)
      ? []
      : [...token.matchAll(/\d+/g)].map(({ 0: digits, index: within }) => groupAt(text, digits, index + within)),
  );
  const letters = withoutNumbers(text.toLowerCase()).replace(/[^\p{L}#]+/gu, "");
  return { text, groups, letters, year: year ?? thisYear, hasYear: year !== null };
}

function groupAt(text: string, digits: string, from: number): Group {
  const end = from + digits.length;
  // A breeder's letters are two or more ("27AB", "MX41"); a single one is a size or a mark behind the number.
  const isCode = [text.slice(Math.max(0, from - 2), from), text.slice(end, end + 2)].some((it) => twoLetters.test(it));
  return { digits, from, isCode, isBehindStroke: text[from - 1] === "/" };
}

/** The number that digits are, as a text: zeros in front do not count. */
export const numberOf = ({ digits }: Group): string => digits.replace(/^0+(?=\d)/, "");

/** Whether digits say a year, or one so many beside it: rings of the next season are handed out in autumn. */
export function isYear({ digits }: Group, year: number, beside: 0 | 1): boolean {
  if (digits.length === 4) return Math.abs(Number(digits) - year) <= beside;
  const years = beside === 0 ? [year] : [year, year - 1, year + 1];
  return digits.length === 2 && years.some((it) => it % 100 === Number(digits));
}

/** The group that counts as federations print rings, and whether another may as well. */
export function usualGroup(ring: ReadRing, thisYear: number): { at: number; isDoubtful: boolean } {
  const { groups } = ring;
  const year = groups.length > 1 ? yearGroup(ring, thisYear) : -1;
  const others = groups.flatMap((group, at) => (at === year ? [] : [{ group, at }]));
  const plain = others.filter(({ group }) => !group.isCode);
  const { at = 0 } = (plain.length > 0 ? plain : others).at(-1) ?? {};
  const years = groups.filter((group) => isYear(group, ring.year, 1)).length;
  return { at, isDoubtful: others.length > 1 || (groups.length > 1 && years > 1) };
}

// Number, breeder, year and the letter of the size; number, "nb" and year: the year is behind the number, however old.
const yearsBehind = /^\d+ \p{L}{2,} \d\d \p{L}$|\d nb \d\d$/iu;

/** The group that is the year, the surest reading first; -1 where none can be. */
function yearGroup({ text, groups, year }: ReadRing, thisYear: number): number {
  const last = groups.length - 1;
  if (yearsBehind.test(text)) return last;
  const isTwo = ({ digits }: Group) => digits.length === 2;
  const isOld = ({ digits }: Group) => /^(19|20)\d\d$/.test(digits) && Number(digits) <= thisYear + 1;
  const readings: ReadonlyArray<(group: Group, at: number) => boolean> = [
    (group, at) => !isTwo(group) && isYear(group, year, 1) && at < last,
    (group) => isTwo(group) && group.isBehindStroke && !group.isCode && isYear(group, year, 1),
    (group) => !group.isCode && isYear(group, year, 0),
    (group) => !group.isCode && isYear(group, year, 1),
    isOld,
    (group) => isYear(group, year, 1),
    (group, at) => isTwo(group) && group.isBehindStroke && at === last,
    // Zeros in front are of a number that counts: "009 02".
    (group, at) => isTwo(group) && at === last && /^0\d\d/.test(groups[at - 1]?.digits ?? ""),
  ];
  for (const isIt of readings) {
    const at = groups.findIndex(isIt);
    if (at >= 0) return at;
  }
  return -1;
}
