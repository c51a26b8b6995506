import { daysFrom } from "#worker/locales/calendar.ts";
import { plainName } from "#worker/species/names.ts";

/** A line of a bank's file that is open. */
type OpenLine = { on_day: string; cents: number; text: string };

/** What a line could be of: a sale or an expense that is open, or a payment written down before its line came. */
export type Candidate = {
  of: "sale" | "expense" | "refund" | "payment";
  id: string;
  direction: "in" | "out";
  /** What is open of it in all, or what the payment came to. */
  open_cents: number;
  /** The amounts and days of its open parts. */
  parts: ReadonlyArray<{ on: string | null; cents: number }>;
  number: string | null;
  category: string | null;
  contact: string | null;
  tax_id: string | null;
};
type Proposal = Omit<Candidate, "parts" | "tax_id"> & { strength: "strong" | "weak" };

/** So many proposals a line has at most. */
const mostProposed = 3;
/** Days that an amount alone may lie apart. */
const nearDays = 5;
/** Letters below which a name says nothing. */
const shortestName = 4;

const lettersOf = (text: string) => plainName(text).replaceAll(" ", "");

/**
 * What lines may be of: strong where the amount agrees and the text names the number of the sale, the contact's tax number or
 * all of their name; weak where the amount agrees and its day lies within five. Strong ones first, then the nearer in days.
 */
export function proposer(candidates: readonly Candidate[]): (line: OpenLine) => Proposal[] {
  const byAmount = new Map<string, Array<{ it: Candidate; days: string[] }>>();
  for (const it of candidates) {
    const amounts = new Map<number, string[]>();
    for (const { on, cents } of [...it.parts, { on: it.parts[0]?.on ?? null, cents: it.open_cents }])
      amounts.set(cents, [...(amounts.get(cents) ?? []), ...(on === null ? [] : [on])]);
    for (const [cents, days] of amounts) {
      const key = `${it.direction} ${cents}`;
      byAmount.set(key, [...(byAmount.get(key) ?? []), { it, days }]);
    }
  }
  return ({ on_day, cents, text }) => {
    const alike = byAmount.get(`${cents > 0 ? "in" : "out"} ${Math.abs(cents)}`) ?? [];
    const [letters, words] = [lettersOf(text), ` ${plainName(text)} `];
    return alike
      .flatMap(({ it, days }) => {
        const apart = Math.min(...days.map((day) => Math.abs(daysFrom(day, on_day))));
        const isStrong = names(it, letters, words);
        return isStrong || apart <= nearDays ? [{ it, apart, isStrong }] : [];
      })
      .sort(
        (one, other) =>
          Number(other.isStrong) - Number(one.isStrong) ||
          one.apart - other.apart ||
          (one.it.id < other.it.id ? -1 : 1),
      )
      .slice(0, mostProposed)
      .map(({ it: { parts: _, tax_id: __, ...same }, isStrong }) => ({
        ...same,
        strength: isStrong ? "strong" : "weak",
      }));
  };
}

function names({ number, tax_id, contact }: Candidate, letters: string, words: string): boolean {
  if (number && hasWhole(letters, lettersOf(number))) return true;
  if (tax_id && tax_id.length > shortestName && letters.includes(lettersOf(tax_id))) return true;
  const parts = contact
    ? plainName(contact)
        .split(" ")
        .filter((it) => it.length > 1)
    : [];
  const isLong = parts.join("").length >= shortestName;
  return isLong && parts.every((part) => words.includes(` ${part} `));
}

/** Whether a number stands in a text, and is not the beginning of a longer one: V-2027/0001 is not in V-2027/00012. */
function hasWhole(letters: string, number: string): boolean {
  for (let at = letters.indexOf(number); at >= 0; at = letters.indexOf(number, at + 1))
    if (!/\d/.test(letters[at + number.length] ?? "")) return true;
  return false;
}
