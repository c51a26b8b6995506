import { readFileSync } from "node:fs";
import { wordsOf } from "#app/locales/dictionary.ts";
import { translator } from "#app/locales/words.tsx";
import { type CardWords, cardPath, cardSize } from "#app/site/cards.ts";
import { palettesIn } from "#app/styles/palette.ts";
import { sitePages } from "#app/web/site-pages.ts";
import { languages } from "#db/vocabulary.ts";
import { cardDrawing } from "./card-drawing.ts";
import { icons } from "./icons.ts";
import { paint } from "./paint.ts";

/** Every picture that is made and not kept in git, by the path it is served at; painted when called. */
export function brandFiles(): Record<string, () => Buffer> {
  const { light } = palettesIn(readFileSync("app/styles/tokens.css", "utf8"));
  const cards = sitePages.flatMap((page) =>
    languages.map((language) => {
      const t = translator(wordsOf(language, [page.title, page.description, "ui.subtitle"]), language);
      const words: CardWords = { title: t(page.title), description: t(page.description), tagline: t("ui.subtitle") };
      const make = () => paint(cardDrawing(page.path, words, light), cardSize.width);
      return [cardPath(page.path, language, words), make] as const;
    }),
  );
  return { ...icons(light), ...Object.fromEntries(cards) };
}
