import type { Translate } from "#app/locales/words.tsx";
import type { Language } from "#db/vocabulary.ts";
import type { ArticleView } from "./article-view.ts";

/** What an article tells machines, in the words of schema.org: where it stands and how the task is done. `address` is the whole one of a path. */
export function articleFacts(
  { slug, title, gain, steps }: ArticleView,
  { t, language, address }: { t: Translate; language: Language; address: (path: string) => string },
) {
  const trail = [
    { name: t("ui.nav.home"), item: address("/") },
    { name: t("helpcentre.title"), item: address("/help") },
    { name: title, item: address(`/help/${slug}`) },
  ];
  const breadcrumbs = {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((step, at) => ({ "@type": "ListItem", position: at + 1, ...step })),
  };
  const howTo = {
    "@type": "HowTo",
    name: title,
    description: gain,
    inLanguage: language === "pt" ? "pt-PT" : "en",
    step: steps.map(({ parts, button }, at) => ({
      "@type": "HowToStep",
      position: at + 1,
      text: parts.join(button),
    })),
  };
  return { "@context": "https://schema.org", "@graph": [breadcrumbs, howTo] };
}
