import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Language } from "#db/vocabulary.ts";
import { numberFormat, pluralRules } from "#worker/locales/formats.ts";
import type { WordKey } from "./dictionary.ts";

export type { WordKey };
export type WordValues = Record<string, string | number>;
export type Words = Record<string, string>;
/** Says a key in the reader's language; `{{name}}` is filled in, `count` chooses `key_one` or `key_other`. */
export type Translate = (key: WordKey, values?: WordValues) => string;

type Spoken = {
  t: Translate;
  language: Language;
  /** The organisation's; universal time for visitors. */
  timezone: string;
};
const Speech = createContext<Spoken>({ t: (key) => key, language: "pt", timezone: "UTC" });

/** Makes the words a loader sent available below. */
export function WordsProvider({
  words,
  language,
  timezone = "UTC",
  children,
}: {
  words: Words;
  language: Language;
  timezone?: string | undefined;
  children: ReactNode;
}) {
  const spoken = useMemo(() => ({ t: translator(words, language), language, timezone }), [words, language, timezone]);
  return <Speech.Provider value={spoken}>{children}</Speech.Provider>;
}

/** The translator, the language and the time zone of this page. */
export function useWords(): Spoken {
  return useContext(Speech);
}

/** The translator over a set of words; for loaders, `meta` and components alike. */
export function translator(words: Words, language: Language): Translate {
  return (key, values) => {
    const form = values?.count === undefined ? undefined : `${key}_${pluralOf(language, Number(values.count))}`;
    const text = (form && words[form]) ?? words[key] ?? key;
    return values ? fill(text, values, language) : text;
  };
}

// Only "one" and "other": Portuguese has no further form for the counts a flock can have.
const pluralOf = (language: Language, count: number) =>
  pluralRules(language).select(count) === "one" ? "one" : "other";

function fill(text: string, values: WordValues, language: Language): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? formatNumber(value, language) : value;
  });
}

/** A number as the reader writes it, at any size grouped: `1 040` or `1,040`. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language, { useGrouping: "always" }).format(value);
}
