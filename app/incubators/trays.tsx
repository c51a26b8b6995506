import { inOneLine } from "#app/kit/search-group.ts";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { IncubatorPage } from "#worker/incubators/page.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { PageParts } from "./parts.tsx";
import { inMeasure } from "./readings/measures.ts";

/** The trays of a machine, each with what other rooms say lies in it. */
export function Trays({ page }: { page: IncubatorPage }) {
  const { t } = useWords();
  const may = useMay();
  return (
    <section className="grid gap-3">
      <h2>{t("incubators.page.trays")}</h2>
      {page.trays.length === 0 && (
        <p className="max-w-prose text-muted">
          {t(may("settings.write") ? "incubators.page.no_trays" : "incubators.page.trays_none")}
        </p>
      )}
      <ul className="lines">
        {page.trays.map((tray) => (
          <li key={tray.id} className="tray">
            <div>
              <h3>{tray.name}</h3>
              <TrayFacts tray={tray} />
            </div>
            <PageParts place="tray" page={{ ...page, tray }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TrayFacts({ tray }: { tray: IncubatorPage["trays"][number] }) {
  const { t, language } = useWords();
  const { kind, slots, lockdown_on, lockdown_humidity_pct: humidity } = tray;
  const day = lockdown_on && dayInWords(lockdown_on, language);
  const locked =
    day &&
    (humidity === null
      ? t("incubators.tray.locked", { day })
      : t("incubators.tray.locked_humidity", { day, humidity: inMeasure("humidity", humidity, language) }));
  return (
    <p className="text-sm text-muted">
      {inOneLine(
        t(`incubators.tray.for.${kind}`),
        slots !== null && t("incubators.tray.fits", { count: slots }),
        locked,
      )}
    </p>
  );
}
