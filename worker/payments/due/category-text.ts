import type { Language } from "#db/vocabulary.ts";
import { hasWords, translate } from "#worker/locales/translate.ts";

/** A category of expenses as the reader calls it; one of the breeder's own is their word already. */
export function categoryIn(language: Language, category: string | null): string | null {
  if (category === null) return null;
  const key = `audit.expense.category.${category}`;
  return hasWords(language, key) ? translate(language, key) : category;
}
