import { type Language, languages } from "#db/vocabulary.ts";
import { dictionaryNames, wordsFor, wordsOf } from "./locales/dictionary.ts";
import { type Wanted, type WordMarks, type WordSource, wordFile } from "./locales/word-files.ts";
import type { Words } from "./locales/words.tsx";
import { menuWords, wordRules } from "./rooms.ts";
import { fingerprint } from "./web/fingerprint.ts";
import { sitePages } from "./web/site-pages.ts";

// For the server and the build only: both languages are in here.

/** Every dictionary of a language by its name; what all menus say is one more. */
const dictionaries = Object.fromEntries(
  languages.map((language) => {
    const rooms = dictionaryNames.map((name) => [name, wordsFor(language, [name])]);
    return [language, { ...Object.fromEntries(rooms), menu: wordsOf(language, menuWords()) }];
  }),
) as Record<Language, Record<string, Words>>;

const marks = Object.fromEntries(
  languages.map((language) => {
    const all = Object.entries(dictionaries[language]);
    // Every page names them all, so they are short: four letters, of which there are a million and a half.
    const bits = (words: Words) => Number.parseInt(fingerprint(JSON.stringify(words)).slice(0, 8), 16) % 36 ** 4;
    const mark = (words: Words) => bits(words).toString(36).padStart(4, "0");
    return [language, Object.fromEntries(all.map(([name, words]) => [name, mark(words)]))];
  }),
) as Record<Language, Record<string, string>>;

/** The dictionaries that are named by pages alone which are the same for every visitor and bring no script: nobody fetches them. */
function neverFetched(): Set<string> {
  const { below, beside } = wordRules();
  const isShared = (path: string) => sitePages.some((page) => page.path === path && page.isShared);
  const namedBy = (shared: boolean) =>
    [...below, ...beside].flatMap(([path, names]) => (isShared(path) === shared ? names : []));
  const others = new Set<string>(namedBy(false));
  return new Set(namedBy(true).filter((name) => !others.has(name)));
}
const unsent = neverFetched();

const marksInOneText = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.entries(marks[language])
      .filter(([name]) => !unsent.has(name))
      .map((mark) => mark.join("="))
      .join(" "),
  ]),
) as Record<Language, WordMarks>;

/** What the dictionaries of a language say, so that a page can name their files. */
export const wordMarks = (language: Language): WordMarks => marksInOneText[language];

const together = new Map<string, Words>();

function wanted({ language, names }: Wanted): Words {
  const key = `${language} ${names.join(" ")}`;
  const known = together.get(key) ?? Object.assign({}, ...names.map((name) => dictionaries[language][name]));
  together.set(key, known);
  return known;
}

const everything = Object.fromEntries(
  languages.map((language) => [language, Object.assign({}, ...Object.values(dictionaries[language]))]),
) as Record<Language, Words>;

/** What the server has in memory: all of it. */
export const wordsInMemory: WordSource = { wanted, expect: () => {}, loaded: (language) => everything[language] };

/** Every file of words, by the path it is served at. */
export function filesOfWords(): Record<string, () => Buffer> {
  const files = languages.flatMap((language) =>
    Object.entries(dictionaries[language]).map(([name, words]) => {
      const path = wordFile(language, name, marks[language][name] ?? "");
      return [path, () => Buffer.from(JSON.stringify(words))] as const;
    }),
  );
  return Object.fromEntries(files);
}
