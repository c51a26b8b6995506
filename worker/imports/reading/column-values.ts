import { readSex } from "#worker/birdfiles/fields.ts";
import { foldHeading } from "#worker/birdfiles/heading-words.ts";
import { slugMeant } from "#worker/birdfiles/species-words.ts";
import { foldName } from "#worker/species/names.ts";
import { type Sheet, textOf } from "#worker/spreadsheets/cells.ts";

/** Values that are enough to know a column by, and rows that are looked at for them. */
const looked = { values: 50, rows: 400 } as const;

/** The first values of a column, below the headings in `sheet.rows[at]`. */
export function valuesIn({ rows }: Sheet, at: number, index: number): string[] {
  const values: string[] = [];
  for (const { cells } of rows.slice(at + 1, at + 1 + looked.rows)) {
    const text = textOf(cells[index]);
    if (text !== "") values.push(text);
    if (values.length >= looked.values) break;
  }
  return values;
}

/** The share of values that fit, from 0 to 1; of none it is 0. */
export const shareOf = (values: readonly string[], fits: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(fits).length / values.length;

/** Longer texts are neither a sex nor a species, and are slow to fold. */
const longest = 40;

/** Whether a value is a sex as breeders write it, the unknown one included. */
export const isSex = (value: string): boolean => value.length <= longest && readSex(value).code === undefined;

const plainSexes = /^(?:♂+|♀+|[01][.,][01](?:[.,]0)?|machos?|femeas?|males?|females?|cocks?|hens?|masc|fem)$/;
const ofMales = /^[mc]$/;
const ofFemales = /^[fh]$/;
/** A heading that stands for sex by its first letter. */
const sexHeading = /^s(?:x|ex)?\b/;

/**
 * Whether a column holds sexes, whatever its heading says: signs and whole words by themselves, single letters where both
 * sexes are there or the heading begins like the word.
 */
export function holdsSexes(values: readonly string[], heading: string): boolean {
  if (shareOf(values, isSex) < 0.9) return false;
  const words = values.map(foldName);
  if (words.some((word) => plainSexes.test(word))) return true;
  const [hasMales, hasFemales] = [ofMales, ofFemales].map((letter) => words.some((word) => letter.test(word)));
  return sexHeading.test(foldHeading(heading)) ? Boolean(hasMales || hasFemales) : Boolean(hasMales && hasFemales);
}

/** Whether most values of a column are names of species. */
export const holdsSpecies = (values: readonly string[]): boolean =>
  shareOf(values, (value) => value.length <= longest && slugMeant(value) !== null) >= 0.5;
