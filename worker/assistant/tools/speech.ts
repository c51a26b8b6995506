import type { Language } from "#db/vocabulary.ts";
import { dayInFull } from "#worker/locales/dates.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import { translate } from "#worker/locales/translate.ts";
import { moneyInWords } from "#worker/money/currency.ts";

/** How an answer speaks its language. */
export type Speech = {
  /** The words for a key of this room (`birds.count` is `assistant.birds.count`). */
  say: (key: string, values?: Record<string, string | number>) => string;
  /** A calendar day, `YYYY-MM-DD`, in full. */
  day: (day: string) => string;
  /** From one day to another, both in full; one day alone is said once. */
  days: (from: string, to: string) => string;
  /** A number with at most so many digits behind the point. */
  number: (value: number, digits?: number) => string;
  /** A fraction of one as percent. */
  percent: (fraction: number, digits?: number) => string;
  /** Minor units of a currency. */
  money: (cents: number, currency: string) => string;
  /** Names in a row: `A, B and C`. */
  list: (names: readonly string[]) => string;
};

export function speechIn(language: Language): Speech {
  const number = (value: number, digits = 0) => numberFormat(language, { maximumFractionDigits: digits }).format(value);
  const day = (it: string) => dayInFull(it, language);
  const say: Speech["say"] = (key, values = {}) => translate(language, `assistant.${key}`, values);
  return {
    say,
    day,
    days: (from, to) => (from === to ? day(from) : say("days", { from: day(from), to: day(to) })),
    number,
    percent: (fraction, digits = 0) =>
      numberFormat(language, { style: "percent", maximumFractionDigits: digits }).format(fraction),
    money: (cents, currency) => moneyInWords(cents, currency, language),
    list: (names) => {
      const last = names.at(-1) ?? "";
      return names.length < 2 ? last : say("list", { names: names.slice(0, -1).join(", "), last });
    },
  };
}
