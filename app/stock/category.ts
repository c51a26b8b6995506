import type { useWords, WordKey } from "#app/locales/words.tsx";
import { type ItemCategory, itemCategories } from "#db/words/stock.ts";

type T = ReturnType<typeof useWords>["t"];

const isOurs = (category: string): category is ItemCategory => (itemCategories as readonly string[]).includes(category);

/** A category as its reader calls it; the breeder's own word is itself. */
export const categoryText = (category: string, t: T): string =>
  isOurs(category) ? t(`stock.category.${category}` satisfies WordKey) : category;

/** All categories to choose from: ours, and behind them the breeder's own. */
export const categoryChoices = (used: readonly string[], t: T) => [
  ...itemCategories.map((value) => ({ value: value as string, label: categoryText(value, t) })),
  ...used.filter((it) => !isOurs(it)).map((value) => ({ value, label: value })),
];
