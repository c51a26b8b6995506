import { type Article, type HelpSection, helpSections } from "./article.ts";

// Articles are found, never listed: a file of `articles/<section>` is one.
const found = import.meta.glob("./articles/*/*.ts", { eager: true, import: "article" });

/** All articles, by section. */
export const articles: readonly Article[] = Object.values(found as Record<string, Article>).sort(
  (one, other) => helpSections.indexOf(one.section) - helpSections.indexOf(other.section),
);

/** The article of an address; undefined where there is none. */
export const articleAt = (slug: string): Article | undefined => articles.find((it) => it.slug === slug);

/** The sections that have articles, in their order. */
export const sectionsWithArticles = (): Array<{ section: HelpSection; articles: readonly Article[] }> =>
  helpSections
    .map((section) => ({ section, articles: articles.filter((it) => it.section === section) }))
    .filter((it) => it.articles.length > 0);
