import type { Language } from "#db/vocabulary.ts";
import type { Concept, Phrases } from "../patterns/concepts.ts";
import { asking as enAsking, idle as enIdle } from "../patterns/en/asking.ts";
import { flock as enFlock } from "../patterns/en/flock.ts";
import { categories as enCategories, ledger as enLedger } from "../patterns/en/ledger.ts";
import { season as enSeason } from "../patterns/en/season.ts";
import { asking as ptAsking, idle as ptIdle } from "../patterns/pt/asking.ts";
import { flock as ptFlock } from "../patterns/pt/flock.ts";
import { categories as ptCategories, ledger as ptLedger } from "../patterns/pt/ledger.ts";
import { season as ptSeason } from "../patterns/pt/season.ts";
import { stemOf } from "../text/stems.ts";
import type { Reading } from "./cells.ts";

/** All phrases of a language, and by the stems of single words; `longest` is the most words of one. */
type Lexicon = {
  phrases: ReadonlyMap<string, Reading[]>;
  stems: ReadonlyMap<string, string>;
  /** Single words of four letters and more, for what is mistyped. */
  words: readonly string[];
  longest: number;
};

type Data = { concepts: readonly Phrases[]; idle: string; categories: Record<string, string> };
const data: Record<Language, Data> = {
  pt: { concepts: [ptAsking, ptFlock, ptSeason, ptLedger], idle: ptIdle, categories: ptCategories },
  en: { concepts: [enAsking, enFlock, enSeason, enLedger], idle: enIdle, categories: enCategories },
};

const made = new Map<Language, Lexicon>();

/** The words of a language, made when it is first spoken. */
export function lexiconOf(language: Language): Lexicon {
  const known = made.get(language) ?? compiled(data[language]);
  made.set(language, known);
  return known;
}

function compiled({ concepts, idle, categories }: Data): Lexicon {
  const phrases = new Map<string, Reading[]>();
  const add = (phrase: string, reading: Reading) => phrases.set(phrase, [...(phrases.get(phrase) ?? []), reading]);
  for (const some of concepts)
    for (const [concept, input] of Object.entries(some) as [Concept, string][])
      for (const phrase of new Set(input.split("|"))) add(phrase, { kind: "concept", values: [concept] });
  for (const [key, input] of Object.entries(categories))
    for (const phrase of new Set(input.split("|"))) add(phrase, { kind: "category", values: [key] });
  for (const phrase of new Set(idle.split("|"))) add(phrase, { kind: "idle", values: [null] });
  const single = [...phrases.keys()].filter((it) => !it.includes(" "));
  const stems = new Map<string, string>();
  for (const word of single) if (word.length > 3 && !stems.has(stemOf(word))) stems.set(stemOf(word), word);
  return {
    phrases,
    stems,
    words: single.filter((it) => it.length >= 4),
    longest: Math.max(...[...phrases.keys()].map((it) => it.split(" ").length)),
  };
}
