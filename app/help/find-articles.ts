import { loadedWords } from "#app/locales/word-files.ts";
import { translator } from "#app/locales/words.tsx";
import type { Language } from "#db/vocabulary.ts";
import { type ArticleLink, linkTo } from "./article-view.ts";
import { articles } from "./articles.ts";
import { type HelpIndex, indexOf, search } from "./search.ts";

const indexes = new Map<Language, HelpIndex>();

function indexIn(language: Language): HelpIndex {
  const known = indexes.get(language);
  if (known) return known;
  const t = translator(loadedWords(language), language);
  const made = indexOf(articles, language, ({ steps }) => steps.flatMap(({ key }) => (key ? [t(key)] : [])));
  indexes.set(language, made);
  return made;
}

/** The articles that speak of what is sought, the nearest first and at most so many. On the server only. */
export const findArticles = (text: string, language: Language, most = 20): ArticleLink[] =>
  search(indexIn(language), text)
    .slice(0, most)
    .map((it) => linkTo(it, language));
