import type { Language } from "#db/vocabulary.ts";

/** A page as a phone shows it: in CSS pixels, and how many pixels wide its file is. */
export const pictureSize = { width: 390, height: 520, pixels: 640 } as const;

export const pictureShades = ["light", "dark"] as const;
export type PictureShade = (typeof pictureShades)[number];

/** The file of an article's picture, inside `pictures/`. `npm run pictures` takes it. */
export const pictureFile = (slug: string, language: Language, shade: PictureShade) =>
  `${slug}/${language}-${shade}.webp`;
