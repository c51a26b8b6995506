import { isThorough } from "#tests/thorough.ts";

/** One way to see a page. */
export type Look = {
  theme: "light" | "dark";
  /** A BCP 47 tag, as a browser sends it. */
  language: "pt-PT" | "en-GB";
  /** Pixels: a desk's or a phone's. */
  width: 1440 | 390;
  javascript: boolean;
};

/** What of a look can change while a page is open. */
export type Shown = Pick<Look, "theme" | "width">;

/** Every look there is; the one as far from the end as another is from the start differs from it in everything. */
export const looks: Look[] = (["light", "dark"] as const).flatMap((theme) =>
  (["pt-PT", "en-GB"] as const).flatMap((language) =>
    ([1440, 390] as const).flatMap((width) =>
      [true, false].map((javascript) => ({ theme, language, width, javascript })),
    ),
  ),
);

/**
 * Those of the pages that are to be seen in a look. Each is loaded once, and each look has its share: in its place the
 * page is then shown the other way (`otherWay`), so that it meets both themes and both widths. Language and scripts move on
 * from page to page: any two options meet.
 */
export function seenIn<Page>(look: Look, pages: Page[]): Page[] {
  const at = looks.indexOf(look);
  return isThorough ? pages : pages.filter((_, n) => n % looks.length === at);
}

/** The theme and width that a page is shown in after those of the look; where every look is seen, it comes by itself. */
export const otherWay = ({ theme, width }: Look): Shown | undefined =>
  isThorough ? undefined : { theme: theme === "light" ? "dark" : "light", width: width === 390 ? 1440 : 390 };

const scripted = looks.filter(({ javascript }) => javascript);

/** Looks for what needs scripts and is many pages long: two that differ in everything else, or all. */
export const longLooks = isThorough ? scripted : [...scripted.slice(0, 1), ...scripted.slice(-1)];

/** A look in words, for the name of a test. */
export const named = ({ theme, language, width, javascript }: Look) =>
  `${theme}, ${language}, ${width} px, ${javascript ? "with" : "without"} scripts`;
