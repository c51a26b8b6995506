/** One way to see a page. */
export type Look = {
  theme: "light" | "dark";
  /** A BCP 47 tag, as a browser sends it. */
  language: "pt-PT" | "en-GB";
  /** Pixels: a desk's or a phone's. */
  width: 1440 | 390;
  javascript: boolean;
};

/** Every look there is; the one as far from the end as another is from the start differs from it in everything. */
export const looks: Look[] = (["light", "dark"] as const).flatMap((theme) =>
  (["pt-PT", "en-GB"] as const).flatMap((language) =>
    ([1440, 390] as const).flatMap((width) =>
      [true, false].map((javascript) => ({ theme, language, width, javascript })),
    ),
  ),
);

/** Whether every page is to be seen in every look, as by `npm run test:all`. */
const isThorough = process.env.EVERY_LOOK === "1";

/**
 * Those of the pages that are to be seen in a look. Each is seen in two that differ in everything, so that it meets every
 * theme, language and width, with and without scripts. Which two moves on from page to page: any two options meet on
 * every other page.
 */
export function seenIn<Page>(look: Look, pages: Page[]): Page[] {
  const at = looks.indexOf(look);
  const pair = Math.min(at, looks.length - 1 - at);
  return isThorough ? pages : pages.filter((_, n) => n % (looks.length / 2) === pair);
}

const scripted = looks.filter(({ javascript }) => javascript);

/** Looks for what needs scripts and is many pages long: two that differ in everything else, or all. */
export const longLooks = isThorough ? scripted : [...scripted.slice(0, 1), ...scripted.slice(-1)];

/** A look in words, for the name of a test. */
export const named = ({ theme, language, width, javascript }: Look) =>
  `${theme}, ${language}, ${width} px, ${javascript ? "with" : "without"} scripts`;
