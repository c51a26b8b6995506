import type { Language } from "#db/vocabulary.ts";
import type { Book, Named, Unclear, Words } from "./books/loci.ts";
import { meaningOf, phrase, stem, vocabularyOf } from "./vocabulary.ts";

/** A word nobody understood, with the names of the species that come nearest to it. */
export type Unread = {
  word: string;
  /** `unclear` may be each of the nearest; `visual` is a colour, but none that a bird is split for. */
  kind: "unknown" | "unclear" | "visual";
  nearest: string[];
};

const mostOffered = 3;

/** Words that were not read, each with what may have been meant, in the reader's language. */
export const withNearest = (book: Book, words: readonly string[], language: Language): Unread[] =>
  [...new Set(words)].map((word): Unread => {
    if (meaningOf(vocabularyOf(book).visual, phrase(word))) return { word, kind: "visual", nearest: [] };
    const unclear = unclearIn(book, word);
    if (unclear) return { word, kind: "unclear", nearest: unclear.instead.map((it) => it[language]) };
    return { word, kind: "unknown", nearest: nearestTo(book, word, language) };
  });

const unclearIn = ({ unclear }: Book, word: string): Unclear | undefined =>
  unclear?.find(({ words }) => words.some((it) => stem(phrase(it)) === stem(phrase(word))));

/**
 * The names nearest to a word, the nearest first: those it is a part of, and those a slip of the fingers away, in either
 * language; one letter of three may be wrong.
 */
export function nearestTo(book: Book, word: string, language: Language): string[] {
  const [stated, wanted] = [phrase(word), stem(phrase(word))];
  const most = Math.max(1, Math.floor(stated.length / 3));
  const found = namedIn(book).flatMap(({ names, aliases = [] }) => {
    const all = [names.pt, names.en, ...aliases].map(phrase);
    const far = Math.min(...all.flatMap((name) => [distance(stated, name), distance(wanted, stem(name))]));
    return far <= most ? [{ name: names[language], far }] : [];
  });
  found.sort((a, b) => a.far - b.far);
  return [...new Set(found.map(({ name }) => name))].slice(0, mostOffered);
}

function namedIn({ loci, looks, normal }: Book): Named[] {
  const plain = (names: Words): Named => ({ names });
  return [
    plain(normal),
    ...looks.filter(({ reads, when }) => !Object.values(reads ?? when).some((state) => state.endsWith(":?"))),
    ...loci.flatMap(({ alleles, normal: usual, graded, together = [] }) => [
      ...(usual ? [usual] : []),
      ...alleles,
      ...(graded ? [graded.between] : []),
      ...together,
    ]),
  ];
}

/** How far a word is from a name: as a whole, or from the nearest of its words, which is a little farther. */
function distance(word: string, name: string): number {
  const parts = name.split(" ");
  const whole = slips(word, name);
  return parts.length === 1 ? whole : Math.min(whole, ...parts.map((it) => slips(word, it) + 0.5));
}

/** Letters to add, drop, change or swap with their neighbour (optimal string alignment). */
function slips(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const [above = 0, beside = 0, across = 0] = [last[j], row[j - 1], last[j - 1]];
      const plain = Math.min(above + 1, beside + 1, across + (isSame ? 0 : 1));
      row.push(isSwapped ? Math.min(plain, (before[j - 2] ?? 0) + 1) : plain);
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
