import { expect, test } from "vitest";
import { dictionaryNames, wordsFor } from "#app/locales/dictionary.ts";
import { type Language, languages } from "#db/vocabulary.ts";
import { articleTexts } from "#tests/help/article-texts.ts";
import { forbiddenTerms, glossary, type Term } from "#worker/locales/glossary.ts";
import { en } from "#worker/locales/words/en.ts";
import { pt } from "#worker/locales/words/pt.ts";
import { gatheredRooms } from "#worker/rooms.ts";

const dictionaries: Record<Language, Record<string, string>> = {
  pt: { ...pt, ...gatheredRooms.words.pt, ...wordsFor("pt", dictionaryNames), ...articleTexts("pt") },
  en: { ...en, ...gatheredRooms.words.en, ...wordsFor("en", dictionaryNames), ...articleTexts("en") },
};

/** A text without what it fills in. */
const textOf = (language: Language, key: string) => (dictionaries[language][key] ?? "").replaceAll(/\{\{\w+\}\}/g, "…");

/** A phrase as a whole, whatever its case; a star stands for any ending. */
function phrase(words: string): RegExp {
  const plain = words.replaceAll(/[.?()]/g, "\\$&").replaceAll("*", "\\p{L}*");
  return new RegExp(`(?<![\\p{L}\\p{N}-])${plain}(?![\\p{L}\\p{N}])`, "iu");
}

const isExcepted = (key: string, { but = [] }: Pick<Term, "but">) => but.some((it) => key.startsWith(it));

function strays(language: Language, never: readonly string[], term: Pick<Term, "but"> = {}): string[] {
  const texts = Object.entries(dictionaries[language])
    .filter(([key]) => !isExcepted(key, term))
    .map(([key]) => [key, textOf(language, key)] as const);
  return never.flatMap((words) =>
    texts.filter(([, text]) => phrase(words).test(text)).map(([key, text]) => `${key}: not “${words}” in “${text}”`),
  );
}

test.each(languages)("in %s a thing has the one name that the glossary gives it", (language) => {
  const cures = glossary.flatMap((term) =>
    strays(language, term.never[language] ?? [], term).map((it) => `${it}; say “${term[language]}”`),
  );
  expect(cures).toEqual([]);
});

test.each(languages)("nothing in %s reads archaic or translated", (language) => {
  expect(strays(language, forbiddenTerms[language])).toEqual([]);
});

test("no verb in Portuguese is cut in two by its pronoun, as nobody says it any more", () => {
  const cut = /\p{L}+-(?:l?[ao]s?|lhes?|me|te|se|nos)-(?:ia|iam|íamos|á|ás|ão|ei|emos)(?!\p{L})/u;
  expect(Object.entries(dictionaries.pt).filter(([, text]) => cut.test(text))).toEqual([]);
});

test("every noun of the glossary is said, and none of them forbids another", () => {
  for (const language of languages) {
    const texts = Object.values(dictionaries[language]);
    const missing = glossary.filter((term) => !texts.some((text) => phrase(`${term[language]}*`).test(text)));
    expect([language, missing.map((term) => term[language])]).toEqual([language, []]);
    const forbidden = [...glossary.flatMap(({ never }) => never[language] ?? []), ...forbiddenTerms[language]];
    const clashes = glossary.filter((term) => forbidden.some((words) => phrase(words).test(term[language])));
    expect([language, clashes.map((term) => term[language])]).toEqual([language, []]);
  }
});

test("what one language calls by a noun of the glossary, the other does too", () => {
  const alone = glossary
    .filter(({ together }) => together)
    .flatMap((term) => {
      const states = (language: Language, key: string) => phrase(`${term[language]}*`).test(textOf(language, key));
      return Object.keys(dictionaries.pt).filter((key) => states("pt", key) !== states("en", key));
    });
  expect(alone.map((key) => [key, textOf("pt", key), textOf("en", key)])).toEqual([]);
});
