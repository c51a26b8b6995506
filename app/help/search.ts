import type { Language } from "#db/vocabulary.ts";
import type { Article } from "./article.ts";
import { isOneTypoAway, keyWords, stemOf, wordsIn } from "./word-folding.ts";

/** Every word that articles of a language say, with the articles and how much it weighs in each. */
export type HelpIndex = {
  language: Language;
  size: number;
  words: ReadonlyMap<string, ReadonlyMap<Article, number>>;
};

const weights = { title: 8, synonym: 6, gain: 3, body: 1 } as const;
/** How much a word counts that is not the sought one but begins like it, or is one letter off. */
const nearness = { same: 1, begun: 0.7, typo: 0.4 } as const;
/** From so many letters on a typo is forgiven. */
const shortestForgiven = 5;
const shortestBeginning = 3;
/** Words of a question beyond these are not looked at. */
const mostWords = 8;

/** What a search looks into; `buttonsOf` says the buttons of an article in its language. */
export function indexOf(
  articles: readonly Article[],
  language: Language,
  buttonsOf: (article: Article) => readonly string[] = () => [],
): HelpIndex {
  const words = new Map<string, Map<Article, number>>();
  const note = (article: Article, weight: number, text: string) => {
    for (const word of wordsIn(text).map(stemOf)) {
      const known = words.get(word) ?? new Map<Article, number>();
      known.set(article, Math.max(known.get(article) ?? 0, weight));
      words.set(word, known);
    }
  };
  for (const article of articles) {
    const { title, synonyms, gain, steps, faults } = article;
    note(article, weights.title, title[language]);
    for (const synonym of synonyms[language]) note(article, weights.synonym, synonym);
    note(article, weights.gain, gain[language]);
    for (const { text } of steps) note(article, weights.body, text[language].replaceAll("{{button}}", " "));
    for (const { when, cure } of faults) note(article, weights.body, `${when[language]} ${cure[language]}`);
    for (const button of buttonsOf(article)) note(article, weights.body, button);
  }
  return { language, size: articles.length, words };
}

type Found = { article: Article; matched: number; score: number };

/**
 * The articles that speak of what is sought, the nearest first. Accents and small letters make no difference, a word may be
 * begun only, and from five letters on have one typo. One that lacks a word others have is left out.
 */
export function search(index: HelpIndex, text: string): Article[] {
  const found = new Map<Article, Found>();
  for (const word of keyWords(text, index.language).slice(0, mostWords)) {
    const matches = matchesOf(index, stemOf(word));
    // What nearly every article says tells little of which is meant.
    const rarity = Math.log(1 + index.size / Math.max(1, matches.size));
    for (const [article, weight] of matches) {
      const before = found.get(article) ?? { article, matched: 0, score: 0 };
      found.set(article, { article, matched: before.matched + 1, score: before.score + weight * rarity });
    }
  }
  const all = [...found.values()];
  const most = Math.max(0, ...all.map(({ matched }) => matched));
  return all
    .filter(({ matched }) => matched === most)
    .sort((one, other) => other.score - one.score)
    .map(({ article }) => article);
}

/** The articles that say a word or one near it, with the greatest weight of each. A typo is looked for only where nothing else is. */
function matchesOf({ words }: HelpIndex, sought: string): Map<Article, number> {
  const matches = new Map<Article, number>();
  const take = (near: number, isNear: (word: string) => boolean) => {
    for (const [word, holders] of words) {
      if (!isNear(word)) continue;
      for (const [article, weight] of holders) matches.set(article, Math.max(matches.get(article) ?? 0, weight * near));
    }
  };
  take(nearness.same, (word) => word === sought);
  if (sought.length >= shortestBeginning) take(nearness.begun, (word) => word.startsWith(sought));
  const mayErr = sought.length >= shortestForgiven && matches.size === 0;
  if (mayErr) take(nearness.typo, (word) => isOneTypoAway(word, sought));
  if (mayErr && matches.size === 0) take(nearness.typo, (word) => isOneTypoAway(word.slice(0, sought.length), sought));
  return matches;
}
