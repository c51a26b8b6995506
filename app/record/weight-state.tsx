import { inGrams, inPercent } from "#app/locales/measures.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { dayInWords } from "#worker/locales/dates.ts";
import type { Usual } from "#worker/record/weighing.ts";
import type { Weight } from "#worker/record/weights.ts";

type Props = { items: readonly Weight[]; usual: Usual | null };

/** How the bird stands by its last weighing: a loss that wants a look, and its usual weight. */
export function WeightState({ items: [last], usual }: Props) {
  const { t, language } = useWords();
  if (!last) return null;
  const grams = (value: number) => inGrams(Math.round(value * 10) / 10, language);
  const isLow = usual !== null && last.grams < usual.low;
  const values = { day: dayInWords(last.weighed_on, language), grams: grams(last.grams) };
  return (
    <>
      {(last.is_drop || isLow) && (
        <Banner tone="warning" title={t("birds.weights.light", values)}>
          {last.is_drop && <p>{t("birds.weights.drop", { percent: inPercent(last.change ?? 0, language) })}</p>}
          {isLow && <p>{t("birds.weights.low", { percent: inPercent(last.grams / usual.grams - 1, language) })}</p>}
        </Banner>
      )}
      {usual && (
        <p className="text-muted">
          {t("birds.weights.usual", { low: grams(usual.low), high: grams(usual.high), grams: grams(usual.grams) })}
        </p>
      )}
    </>
  );
}
