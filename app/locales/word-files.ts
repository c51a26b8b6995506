import type { Language } from "#db/vocabulary.ts";
import type { Words } from "./words.tsx";

// Words travel as files of their own, one for each dictionary in each language: a browser fetches those it lacks, keeps
// them for ever, and no page carries them. Imported by both sides; which side has them where is said by `speakFrom`.

/** The dictionaries of a language, each with a mark of what it says: `birds=11f6e5a7 lists=c341059d`. One text is sent light. */
export type WordMarks = string;
/** Which words are meant: of a language, of some dictionaries, as they were when the page was made. */
export type Wanted = { language: Language; names: readonly string[]; marks: WordMarks };

/** Where a dictionary lies. */
export const wordFile = (language: Language, name: string, mark: string) =>
  `/assets/words/${language}-${name}-${mark}.json`;

const form = /^\/assets\/words\/([a-z]+)-/;
/** The language a file of words is in. */
export const languageOfFile = (file: string): string => form.exec(file)?.[1] ?? "";

/** The files that hold what is wanted; a dictionary nobody marked is not there. */
export function wordFiles({ language, names, marks }: Wanted): string[] {
  const known = new Map(marks.split(" ").map((it) => it.split("=") as [string, string]));
  return names.flatMap((name) => {
    const mark = known.get(name);
    return mark ? wordFile(language, name, mark) : [];
  });
}

/** Where words are had: from memory on the server, from fetched files in a browser. */
export type WordSource = {
  /** Throws a promise, as Suspense wants, while they are being fetched. */
  wanted: (wanted: Wanted) => Words;
  /** Sends for dictionaries that the next page needs. */
  expect: (names: readonly string[]) => void;
  /** Whatever there is already in a language. */
  loaded: (language: Language) => Words;
};
let source: WordSource = { wanted: () => ({}), expect: () => {}, loaded: () => ({}) };

/** Says where this side has its words; each entry says it once, before the first page. */
export function speakFrom(given: WordSource): void {
  source = given;
}

/** The words of some dictionaries, all together. */
export const wordsOfFiles = (wanted: Wanted): Words => source.wanted(wanted);
export const expectWords = (names: readonly string[]): void => source.expect(names);
/** For what is said beside a page whose own words are there, such as its title. */
export const loadedWords = (language: Language): Words => source.loaded(language);
