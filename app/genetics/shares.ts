import type { Language } from "#db/vocabulary.ts";
import { shareInWords } from "#worker/locales/shares.ts";

/** `2/3 (66,67 %)`; a fraction nobody can picture is left out. */
export function shareIn({ fraction, number }: { fraction: string; number: number }, language: Language): string {
  const [, below = "1"] = fraction.split("/");
  const share = shareInWords(number, language);
  return below.length > 2 ? share : `${fraction} (${share})`;
}
