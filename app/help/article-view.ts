import type { Translate } from "#app/locales/words.tsx";
import type { Language } from "#db/vocabulary.ts";
import type { Article, HelpSection } from "./article.ts";
import { articleAt } from "./articles.ts";

/** An article as a link shows it. */
export type ArticleLink = { slug: string; title: string; gain: string };

/** A text of a step, cut at the name of what is pressed there. */
type StepView = { parts: readonly string[]; button: string; path?: string };
/** An article in one language, with the names of buttons as the dictionaries have them. */
export type ArticleView = ArticleLink & {
  section: HelpSection;
  steps: readonly StepView[];
  faults: ReadonlyArray<{ when: string; cure: string }>;
  next: readonly ArticleLink[];
  /** What is seen on its picture, for who does not see. */
  alt?: string;
};

export const linkTo = ({ slug, title, gain }: Article, language: Language): ArticleLink => ({
  slug,
  title: title[language],
  gain: gain[language],
});

/** What the page of an article shows. `t` says the words of all rooms: a loader's. */
export function articleView(article: Article, language: Language, t: Translate): ArticleView {
  const steps = article.steps.map(({ path, key, text }, n) => ({
    parts: text[language].split("{{button}}"),
    button: key ? t(key) : "",
    // Which bird, pair or nest, its reader knows; where the step before has led, one is already.
    ...(path && !path.includes(":") && path !== article.steps[n - 1]?.path && { path }),
  }));
  const next = article.next.flatMap((slug) => articleAt(slug) ?? []).map((it) => linkTo(it, language));
  const faults = article.faults.map(({ when, cure }) => ({ when: when[language], cure: cure[language] }));
  const alt = article.picture && { alt: article.picture.alt[language] };
  return { ...linkTo(article, language), section: article.section, steps, faults, next, ...alt };
}
