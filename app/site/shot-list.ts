import type { Language } from "#db/vocabulary.ts";

/** What the product is shown by. `npm run pictures` takes each of them in every variant below. */
export const shotNames = ["register", "pedigree", "import"] as const;
export type ShotName = (typeof shotNames)[number];

/** A phone gets a picture of a phone: a desk's page made as small as that could not be read. */
export type Shape = "phone" | "desk";
export type Shade = "light" | "dark";
export type Format = "avif" | "webp";

/** The proportions of a picture in CSS pixels, and how many pixels wide its files are. */
export const shapes: Record<Shape, { width: number; height: number; files: Record<Format, readonly number[]> }> = {
  phone: { width: 360, height: 480, files: { avif: [560], webp: [340] } },
  desk: { width: 880, height: 560, files: { avif: [660, 1040], webp: [520] } },
};

export type Variant = { name: ShotName; shape: Shape; language: Language; shade: Shade };

/** The name of the file that holds a variant at a width, inside `shots/`. */
export const fileOf = ({ name, shape, language, shade }: Variant, width: number, format: Format) =>
  `${name}-${shape}-${language}-${shade}-${width}.${format}`;
