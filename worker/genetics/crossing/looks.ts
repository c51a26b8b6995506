import {
  alleleOf,
  type Book,
  type Grades,
  type Locus,
  type Look,
  locusOf,
  type Named,
  unseen,
  type Words,
  wild,
} from "#worker/genetics/books/loci.ts";

type States = Readonly<Record<string, string>>;
/** A part of a bird's name, the key that tells it from others, and its place: compound names first, then the book's order. */
export type Part = { key: string; names: Words; rank: number };
/** What is seen at some loci: the parts of the name in order, and the loci that cannot be seen. */
type Seen = { parts: readonly Part[]; masked: ReadonlySet<string> };

/** Names what a bird shows at these loci: compound names first, then every mutation that they do not cover or mask. */
export function seen(book: Book, loci: readonly Locus[], states: States): Seen {
  const { parts, taken, masked } = compounds(book.looks, states);
  const others = loci.filter(({ key }) => !taken.has(key) && !masked.has(key));
  return { parts: [...parts, ...others.flatMap((locus) => partAt(book, locus, states[locus.key] ?? wild))], masked };
}

/** A locus by itself: nothing where it is not told, or normal and that has no name. */
export const partAt = (book: Book, locus: Locus, state: string): Part[] =>
  state === unseen || (state === wild && !locus.normal)
    ? []
    : [{ key: `${locus.key}:${state}`, names: stateNames(locus, state), rank: book.loci.indexOf(locus) }];

/** The compound names that fit, each over loci that no other has taken. */
export function compounds(looks: readonly Look[], states: States) {
  const parts: Part[] = [];
  const [taken, masked] = [new Set<string>(), new Set<string>()];
  for (const [at, { key, names, when, masks = [] }] of looks.entries()) {
    const loci = Object.entries(when);
    const fits = loci.every(
      ([locus, state]) => (states[locus] ?? wild) === state && !taken.has(locus) && !masked.has(locus),
    );
    if (!fits) continue;
    parts.push({ key, names, rank: at - looks.length });
    for (const [locus] of loci) taken.add(locus);
    for (const locus of masks) if (!taken.has(locus)) masked.add(locus);
  }
  return { parts, taken, masked };
}

/** One or two factors are said of those mutations that look different with each. */
export function stateNames(locus: Locus, state: string): Words {
  if (state === wild && locus.normal) return locus.normal.names;
  const [key = state, dose] = state.split(":");
  const grade = locus.graded && gradeNamed(locus.graded, key, dose);
  if (grade) return grade.names;
  const together = locus.together?.find(({ alleles }) => [...alleles].sort().join("+") === key);
  const names = together?.names ?? alleleOf(locus, key)?.names ?? { pt: key, en: key };
  if (!dose || together || locus.graded) return names;
  return dose === "1" ? { pt: `${names.pt} FS`, en: `SF ${names.en}` } : { pt: `${names.pt} FD`, en: `DF ${names.en}` };
}

function gradeNamed({ between, mixed, untold }: Grades, key: string, dose: string | undefined): Named | undefined {
  if (key === unseen) return untold;
  return dose === unseen ? mixed : dose === "1" ? between : undefined;
}

/** Parts of a name beside each other, the first with a capital letter. */
export const sentence = (parts: readonly Words[]): Words => ({
  pt: capital(parts.map(({ pt }) => pt).join(" ")),
  en: capital(parts.map(({ en }) => en).join(" ")),
});

/** With a capital letter in front. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of an allele in the species' book. */
export const alleleNames = (book: Book, locus: string, allele: string): Words =>
  alleleOf(locusOf(book, locus), allele)?.names ?? { pt: allele, en: allele };
