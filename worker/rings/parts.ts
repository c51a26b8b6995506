/** What a ring's text says when it is read as the federations write it; null for what it does not say. */
export type RingParts = {
  federation: string | null;
  /** The number by which the federation knows the breeder. */
  breeder: string | null;
  /** Four digits. */
  year: number | null;
  /** The bird's own number of that year, with its zeros. */
  number: string | null;
  /** What the size letter or the size digits stand for, where the federation writes one. */
  size: string | null;
};

/** Federations and ring issuers whose letters are known. A country's two letters are taken for an issuer as well. */
const federations = new Set(
  "FOP FONP FOI COM BVA NBVV EP FFO UFO AOB KBOF DKB AZ VZE BCC BVP FOE COE FOCDE FOA IBC IOA WBO BS CAGS P NL".split(
    " ",
  ),
);
const countries = new Set(
  "PT ES FR IT DE BE LU UK GB IE CH AT BR AR US CA AU MA DK SE NO FI PL CZ SK HU RO GR".split(" "),
);

/**
 * Reads federation, breeder, year and number off a ring. Never refuses: what does not fit is null, and the text itself
 * stays the truth. `today` (YYYY-MM-DD) bounds which two digits may be a year. The order is the one most federations
 * print: letters, then year and breeder in either order, then the running number.
 */
export function ringParts(identifier: string, today: string): RingParts {
  const words = identifier
    .normalize("NFKC")
    .toUpperCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean);
  const parts: RingParts = { federation: null, breeder: null, year: null, number: null, size: null };
  if (words.length < 2 || provisional.test(identifier)) return parts;
  const rest = words.slice();
  const letters: string[] = [];
  while (rest.length > 1 && isIssuer(rest[0] ?? "")) letters.push(rest.shift() ?? "");
  parts.federation = letters.length > 0 ? letters.join(" ") : null;
  const at = yearAt(rest, today);
  if (at >= 0) parts.year = fullYear(rest.splice(at, 1)[0] ?? "", today);
  parts.size = takeSize(rest);
  // A lone number without an issuer and a year could be anything.
  const isPlaced = parts.federation !== null || parts.year !== null;
  const last = rest.at(-1);
  if (isPlaced && last && /^\d{1,6}$/.test(last)) parts.number = rest.pop() ?? null;
  if (isPlaced && parts.number !== null && rest.length > 0) parts.breeder = rest.join(" ");
  return parts;
}

// What a chick is called until it is ringed: pair, clutch and egg ("2026-06/2-2").
const provisional = /^\d{4}-\d+\/\d+-\d+$/;

const isIssuer = (word: string) => federations.has(word) || countries.has(word);

// Four digits say it plainly; two digits only where a later word can still be the number.
function yearAt(words: readonly string[], today: string): number {
  const plain = words.findIndex((word) => /^(19|20)\d\d$/.test(word) && Number(word) <= lastYear(today));
  if (plain >= 0) return words.length > 1 ? plain : -1;
  const short = words.findIndex((word, at) => /^\d\d$/.test(word) && at < words.length - 1);
  return short >= 0 && words.length > 1 ? short : -1;
}

// Rings of the next season are handed out in autumn.
const lastYear = (today: string) => Number(today.slice(0, 4)) + 1;

function fullYear(digits: string, today: string): number {
  if (digits.length === 4) return Number(digits);
  const year = 2000 + Number(digits);
  return year <= lastYear(today) ? year : year - 100;
}

// A single letter, or a diameter with its decimal point: neither names a breeder.
function takeSize(words: string[]): string | null {
  const at = words.findIndex((word) => /^[A-Z]$/.test(word) || /^\d{1,2}\.\d{1,2}$/.test(word));
  return at < 0 ? null : (words.splice(at, 1)[0] ?? null);
}
