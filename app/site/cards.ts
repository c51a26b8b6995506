import { fingerprint } from "#app/web/fingerprint.ts";
import type { Language } from "#db/vocabulary.ts";

/** What a social card is written with. */
export type CardWords = { title: string; description: string; tagline: string };

export const cardSize = { width: 1200, height: 630 };
/** Raised when the drawing of the cards changes, so that those who kept a picture fetch it again. */
const design = 1;

/** Where the card of a page lies. The name tells its words, so pages and the build agree on it without a list. */
export function cardPath(path: string, language: Language, { title, description, tagline }: CardWords): string {
  const name = path.slice(1) || "home";
  return `/img/cards/${name}-${language}-${fingerprint([design, title, description, tagline].join("\n"))}.png`;
}
