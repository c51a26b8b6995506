import type { Article, Both } from "#app/help/article.ts";
import { articles } from "#app/help/articles.ts";
import type { Language } from "#db/vocabulary.ts";

/** Every text of an article by what it is, in both languages: `clear-eggs.steps.2`. */
function textsOf({ slug, title, gain, steps, faults, picture }: Article): Array<[name: string, text: Both]> {
  return [
    [`${slug}.title`, title],
    [`${slug}.gain`, gain],
    ...steps.map(({ text }, n): [string, Both] => [`${slug}.steps.${n + 1}`, text]),
    ...faults.flatMap(
      ({ when, cure }, n): Array<[string, Both]> => [
        [`${slug}.faults.${n + 1}.when`, when],
        [`${slug}.faults.${n + 1}.cure`, cure],
      ],
    ),
    ...(picture ? [[`${slug}.picture`, picture.alt] satisfies [string, Both]] : []),
  ];
}

/** What the articles say in a language, by name, as dictionaries hold their words. */
export const articleTexts = (language: Language): Record<string, string> =>
  Object.fromEntries(articles.flatMap(textsOf).map(([name, text]) => [`help.${name}`, text[language]]));
