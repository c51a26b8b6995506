import { dayText } from "#app/locales/day-words.ts";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { Hatches } from "#worker/agenda/hatches.ts";

type Shown = { hatches: Hatches; today: string; isWanted: boolean };

/** How many chicks will hatch in the days ahead, within which range and why; nothing where no egg is due and nobody asks. */
export function HatchForecast({ hatches, today, isWanted }: Shown) {
  const { t, language } = useWords();
  const { from, to, eggs, expected, low, high, overdue, stored, silent, species } = hatches;
  if (eggs === 0 && !isWanted) return null;
  const days = t("agenda.hatches.days", { from: dayText(from, today, language), to: dayText(to, today, language) });
  const number = (value: number) => formatNumber(value, language);
  const range = low === high ? number(low) : t("agenda.hatches.range", { low: number(low), high: number(high) });
  const apart = (["overdue", "stored", "silent"] as const).filter((it) => ({ overdue, stored, silent })[it] > 0);
  const one = species.length === 1 ? species[0] : undefined;
  const known = one ? one.record.fertile + one.record.clear : 0;
  return (
    <div className="mt-4 mb-4" id="hatches">
      <Banner
        title={
          eggs === 0
            ? t("agenda.hatches.none", { days })
            : t("agenda.hatches.title", { count: Math.round(expected), days })
        }
      >
        {eggs > 0 && (
          <p>
            {t("agenda.hatches.of", { count: eggs, range })}{" "}
            {species.length > 1
              ? species.map((it) => `${it.name}: ${number(Math.round(it.expected))}`).join(" · ")
              : known > 0 && t("agenda.hatches.record", { count: known })}
          </p>
        )}
        {apart.length > 0 && (
          <p>
            {t("agenda.hatches.apart", {
              what: apart.map((it) => t(`agenda.hatches.${it}`, { count: { overdue, stored, silent }[it] })).join(", "),
            })}
          </p>
        )}
      </Banner>
    </div>
  );
}
