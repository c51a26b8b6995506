import { LinkButton } from "#app/controls/button.tsx";
import { inMeasure } from "#app/incubators/readings/measures.ts";
import { inOneLine } from "#app/kit/search-group.ts";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { IncubatorPage } from "#worker/incubators/page.ts";

type Props = { page: Pick<IncubatorPage, "id" | "readings" | "offset"> };

/** The newest readings of a machine, and the way to all of them. */
export function LatestReadings({ page: { id, readings, offset } }: Props) {
  const { t, language } = useWords();
  const clock = useClock();
  const isCorrected = offset.temperature_c !== 0 || offset.humidity_pct !== 0;
  return (
    <section className="grid gap-3">
      <h2>{t("incubators.page.readings")}</h2>
      {readings.length === 0 && <p className="text-muted">{t("incubators.page.no_readings")}</p>}
      {readings.length > 0 && isCorrected && <p className="text-sm text-muted">{t("incubators.page.corrected")}</p>}
      <ul className="latest-readings lines max-w-prose">
        {readings.map(({ at, temperature_c, humidity_pct }) => (
          <li key={at}>
            <span className="text-muted">{clock.moment(at)}</span>
            <span>
              {inOneLine(
                temperature_c !== null && inMeasure("temperature", temperature_c, language),
                humidity_pct !== null && inMeasure("humidity", humidity_pct, language),
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="actions">
        <LinkButton to={`/incubators/${id}/readings`}>{t("incubators.page.all_readings")}</LinkButton>
      </div>
    </section>
  );
}
