import { inMeasure } from "#app/incubators/readings/measures.ts";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Pill } from "#app/marks/pill.tsx";
import type { OpenAlarm } from "#worker/incubators/last-readings.ts";
import type { IncubatorPage } from "#worker/incubators/page.ts";

/** The open alarms of a machine on its card. */
export function AlarmPills({ alarms }: { alarms: readonly OpenAlarm[] }) {
  const { t } = useWords();
  const clock = useClock();
  return alarms.map(({ id, kind, level, opened_at }) => (
    <p key={id}>
      <Pill tone={level === "critical" ? "red" : "amber"} icon="triangle-alert">
        {t(`incubators.alarm.${kind}`, { since: clock.moment(opened_at) })}
      </Pill>
    </p>
  ));
}

/** What is wrong with a machine, above all else on its page: its open alarms, and species that no set point suits. */
export function MachineWarnings({ page: { alarms, apart } }: { page: Pick<IncubatorPage, "alarms" | "apart"> }) {
  const { t, language } = useWords();
  const clock = useClock();
  const conflicts = (["temperature", "humidity"] as const).flatMap((measure) => {
    const found = apart[measure === "temperature" ? "temperature_c" : "humidity_pct"];
    return found ? [{ measure, ...found }] : [];
  });
  return (
    <>
      {alarms.map(({ id, kind, level, opened_at, worst }) => (
        <Banner
          key={id}
          tone={level === "critical" ? "error" : "warning"}
          title={t(`incubators.alarm.${kind}`, { since: clock.moment(opened_at) })}
        >
          {worst !== null && kind !== "silent" && (
            <p>{t("incubators.alarm.worst", { value: inMeasure(kind, worst, language) })}</p>
          )}
        </Banner>
      ))}
      {conflicts.map(({ measure, least, greatest, least_of, greatest_of }) => (
        <Banner key={measure} tone="warning">
          {t(`incubators.apart.${measure}`, {
            least: inMeasure(measure, least, language),
            greatest: inMeasure(measure, greatest, language),
            least_of: least_of.join(", "),
            greatest_of: greatest_of.join(", "),
          })}
        </Banner>
      ))}
    </>
  );
}
