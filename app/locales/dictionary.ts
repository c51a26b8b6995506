import type { Language } from "#db/vocabulary.ts";
import type { site } from "./words/pt/site.ts";
import type { ui } from "./words/pt/ui.ts";

/** Every dictionary by its name: those of the rooms enter themselves, below their Portuguese words. */
export interface Dictionaries {
  ui: typeof ui;
  site: typeof site;
}

export type DictionaryName = keyof Dictionaries;
/** Every key there is; a missing or misspelt one is a type error. */
export type WordKey = { [Name in DictionaryName]: keyof Dictionaries[Name] }[DictionaryName];

type Texts = Record<string, string>;

// For loaders only: importing this from a component would send both languages to every browser. And only for what Vite
// has read, since only Vite knows `glob`: the web worker's own files are bundled without it.
const dictionaries: Record<Language, Record<string, Texts>> = {
  pt: byName(import.meta.glob("../*/words/{pt,pt/*}.ts", { eager: true })),
  en: byName(import.meta.glob("../*/words/{en,en/*}.ts", { eager: true })),
};
const everything: Record<Language, Texts> = { pt: merged(dictionaries.pt), en: merged(dictionaries.en) };

function byName(files: Record<string, unknown>): Record<string, Texts> {
  return Object.assign({}, ...Object.values(files));
}

function merged(named: Record<string, Texts>): Texts {
  return Object.assign({}, ...Object.values(named));
}

/** The name of every dictionary, in whichever room it lies. */
export const dictionaryNames = Object.keys(dictionaries.pt) as DictionaryName[];

/** The words of some dictionaries in one language. */
export function wordsFor(language: Language, names: readonly DictionaryName[]): Texts {
  return Object.assign({}, ...names.map((name) => dictionaries[language][name]));
}

/** Single words in one language, whichever dictionaries have them. */
export function wordsOf(language: Language, keys: readonly WordKey[]): Texts {
  return Object.fromEntries(keys.map((key) => [key, everything[language][key] ?? key]));
}
