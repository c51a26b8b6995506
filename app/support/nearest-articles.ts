import { type ArticleLink, linkTo } from "#app/help/article-view.ts";
import { articles } from "#app/help/articles.ts";
import type { Language } from "#db/vocabulary.ts";

/** The articles that speak of a text, the nearest first. For loaders: articles stay out of browsers. */
export function nearestArticles(text: string, language: Language, most = 3): ArticleLink[] {
  const sought = text.toLowerCase();
  return articles
    .filter((it) => it.title[language].toLowerCase().includes(sought))
    .slice(0, most)
    .map((it) => linkTo(it, language));
}
