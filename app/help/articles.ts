import { type Article, type HelpSection, helpSections } from "./article.ts";

// Articles are found, never listed: a file of `articles/<section>` is one.
const found = import.meta.glob("./articles/*/*.ts", { eager: true, import: "article" });

/** What is read first in its section; the others follow by their addresses. */
const foremost = [
  ...["first-hour", "spreadsheet-in", "species-days", "add-a-bird", "bird-page", "find-a-bird"],
  ...["reading-f", "judge-a-pair", "make-a-pair", "round-offline", "clear-eggs", "eggs-in-incubator"],
  ...["course-of-medicine", "feeding-and-stock", "sell-a-bird", "who-owes-what", "make-a-paper"],
  ...["who-may-do-what", "your-account", "second-factor", "notifications"],
].reverse();

/** All articles, by section, what is read first before the others. */
export const articles: readonly Article[] = Object.values(found as Record<string, Article>).sort(
  (one, other) =>
    helpSections.indexOf(one.section) - helpSections.indexOf(other.section) ||
    foremost.indexOf(other.slug) - foremost.indexOf(one.slug),
);

/** The article of an address; undefined where there is none. */
export const articleAt = (slug: string): Article | undefined => articles.find((it) => it.slug === slug);

/** The sections that have articles, in their order. */
export const sectionsWithArticles = (): Array<{ section: HelpSection; articles: readonly Article[] }> =>
  helpSections
    .map((section) => ({ section, articles: articles.filter((it) => it.section === section) }))
    .filter((it) => it.articles.length > 0);
