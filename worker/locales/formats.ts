import type { Language } from "#db/vocabulary.ts";

/** The BCP 47 tag a language is formatted with. */
export const localeOf = (language: Language) => (language === "pt" ? "pt-PT" : "en-GB");

// Making a format costs a hundred times what using it costs; there are a few shapes, two languages and some zones.
const kept = new Map<string, unknown>();

function keptAs<Format>(kind: string, language: string, shape: object, make: () => Format): Format {
  const key = `${kind} ${language} ${JSON.stringify(shape)}`;
  const known = kept.get(key) as Format | undefined;
  if (known) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

/** How a language writes numbers of a shape; made once. */
export const numberFormat = (language: Language, shape: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  keptAs("number", language, shape, () => new Intl.NumberFormat(localeOf(language), shape));

/** How a language writes instants of a shape, in the zone the shape names; made once. */
export const dateFormat = (language: Language, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  keptAs("date", language, shape, () => new Intl.DateTimeFormat(localeOf(language), shape));

/** Which form of a word a count takes in a language; made once. */
export const pluralRules = (language: Language): Intl.PluralRules =>
  keptAs("plural", language, {}, () => new Intl.PluralRules(localeOf(language)));

/** The order of texts in a language, numbers inside them by their value: C2 before C10; made once. */
export const naturalOrder = (language: Language): Intl.Collator =>
  keptAs("order", language, {}, () => new Intl.Collator(language, { numeric: true }));
