import i18next, { type i18n } from "i18next";
import { type Language, languages } from "#db/vocabulary.ts";
import { localeOf, numberFormat } from "./formats.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

/** Texts by their keys, the same in every language. */
export type Words = Readonly<Record<Language, Readonly<Record<string, string>>>>;

// One instance per language, never switched: the global singleton would leak one reader's language to the next.
const speakers: Record<Language, i18n> = { pt: speaker("pt", pt), en: speaker("en", en) };

function speaker(language: Language, words: Record<string, string>) {
  const instance = i18next.createInstance();
  // By the rules of Portugal none is many; those of plain `pt` are Brazil's, where it is one.
  const lng = localeOf(language);
  instance.init({
    lng,
    fallbackLng: false,
    initImmediate: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [lng]: { translation: words } },
  });
  return instance;
}

/**
 * Adds what rooms say; to enter it twice changes nothing. The API does with `worker/rooms.ts`, the pages, which know no
 * manifest of it, with `app/web/api-words.ts`.
 */
export function enterWords(words: Words): void {
  for (const language of languages)
    speakers[language].addResourceBundle(localeOf(language), "translation", words[language], false, true);
}

/** The words for a key, with `{{name}}` filled in and `count` choosing the plural, grouped. An unknown key answers itself. */
export function translate(language: Language, key: string, values: Record<string, string | number> = {}): string {
  const { count } = values;
  const replace = typeof count === "number" ? { ...values, count: grouped(count, language) } : values;
  return speakers[language].t(key, { ...values, replace });
}

/** As pages write a number, at any size grouped: `1 040` or `1,040`. */
const grouped = (count: number, language: Language) => numberFormat(language, { useGrouping: "always" }).format(count);

/** Whether there are words for a key; what stands in a file or a database is asked before it is made part of one. */
export const hasWords = (language: Language, key: string): boolean => speakers[language].exists(key);
