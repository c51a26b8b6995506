import type { Translate } from "#app/locales/words.tsx";
import type { Language } from "#db/vocabulary.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import { celsiusInWords, percentInWords } from "#worker/locales/measures.ts";

/** What a machine's instruments measure. */
export type Measure = "temperature" | "humidity";

const plain = { maximumFractionDigits: 2 } as const;
const signed = { ...plain, signDisplay: "exceptZero" } as const;

/** A temperature or a humidity as the reader writes it, `37,5 °C` or `50 %`; a dash for none. */
export const inMeasure = (measure: Measure, value: number | null, language: Language): string =>
  value === null ? "–" : measure === "temperature" ? celsiusInWords(value, language) : percentInWords(value, language);

/** How far one lies from another: `+0,3 °C`, `−4 pontos`; without its sign where the words around it say it. */
export function inDifference(
  measure: Measure,
  value: number,
  { t, language, isBare }: { t: Translate; language: Language; isBare?: boolean },
): string {
  const number = numberFormat(language, isBare ? plain : signed)
    .format(isBare ? Math.abs(value) : value)
    .replace("-", "−");
  return measure === "temperature" ? `${number}\u00a0°C` : t("incubators.points", { value: number });
}

/** How long ago an instant was, in minutes, hours or days. */
export function ageOf(at: string, now: string, t: Translate): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(at)) / 60_000));
  if (minutes === 0) return t("incubators.age.now");
  if (minutes < 120) return t("incubators.age.minutes", { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? t("incubators.age.hours", { count: hours })
    : t("incubators.age.days", { count: Math.floor(hours / 24) });
}
