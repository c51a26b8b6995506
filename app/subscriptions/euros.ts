import { useWords } from "#app/locales/words.tsx";
import { moneyInWords } from "#worker/money/currency.ts";

/** Says cents of EUR in the reader's language. */
export function useEuros(): (cents: number) => string {
  const { language } = useWords();
  return (cents) => moneyInWords(cents, "EUR", language);
}
