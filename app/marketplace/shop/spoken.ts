import { type Translate, useWords, type WordKey } from "#app/locales/words.tsx";
import type { Language } from "#db/vocabulary.ts";
import { typedPartInWords } from "#worker/locales/part-days.ts";
import type { MarketCard } from "#worker/marketplace/browsing/card.ts";
import { moneyInWords } from "#worker/money/currency.ts";

type Spoken = { t: Translate; language: Language };
type Facts = Pick<MarketCard, "kind" | "species" | "latin_name" | "sex" | "colour" | "hatched" | "count">;

/** The name of a listing's species in the reader's language; empty of goods. */
export const speciesName = ({ species, latin_name }: Pick<Facts, "species" | "latin_name">, language: Language) =>
  species?.[language] ?? latin_name ?? "";

/** What a listing is, in a line: species, sex, number, year. */
export function lineOf(of: Facts, { t, language }: Spoken): string {
  const sex = of.sex === "" || of.sex === "unknown" ? "" : t(`shop.sex.${of.sex}` as WordKey);
  const many = of.kind === "several" ? t("shop.birds", { count: of.count }) : "";
  return [speciesName(of, language), many || sex, of.hatched?.slice(0, 4)].filter(Boolean).join(" · ");
}

/** A price as it is shown, where there is one: a number, or that there is none to pay. */
export function priceOf(of: Pick<MarketCard, "price_cents" | "currency" | "is_free">, { t, language }: Spoken) {
  if (of.is_free) return t("shop.free");
  return of.price_cents === null || of.currency === null ? null : moneyInWords(of.price_cents, of.currency, language);
}

/** The day of a hatching as exactly as it is known. */
export const hatchedIn = (hatched: string | null, language: Language) => hatched && typedPartInWords(hatched, language);

/** The words of this page, for the functions above. */
export function useSpoken(): Spoken {
  const { t, language } = useWords();
  return { t, language };
}
