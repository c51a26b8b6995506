import { formatNumber, useWords } from "#app/locales/words.tsx";

/** The figures of an incubation profile; null is unknown. °C, % relative humidity, days. */
export type Profile = {
  incubation_days: number | null;
  incubation_days_to?: number | null;
  lockdown_days_before_hatch: number | null;
  humidity_start_pct: number | null;
  humidity_lockdown_pct: number | null;
  temperature_c: number | null;
};

type HumidityRange = { humidity_start_range: string | null; humidity_lockdown_range: string | null };

/** Each figure of a profile in words, or that it is not given. */
export function useProfileWords() {
  const { t, language } = useWords();
  const number = (value: number) => formatNumber(value, language);
  function humidity({ humidity_start_pct: start, humidity_lockdown_pct: end }: Profile) {
    if (start !== null && end !== null) return t("species.humidity.course", { start: number(start), end: number(end) });
    if (start !== null) return t("species.humidity.start", { start: number(start) });
    return end === null ? t("species.unknown") : t("species.humidity.end", { end: number(end) });
  }
  return {
    incubation: ({ incubation_days: days, incubation_days_to: to = days }: Profile) => {
      if (days === null) return t("species.unknown");
      const isSpan = to !== null && to > days;
      return isSpan
        ? t("species.page.range", { range: `${number(days)}–${number(to)}` })
        : t("species.days", { count: days });
    },
    temperature: ({ temperature_c }: Profile) =>
      temperature_c === null ? t("species.unknown") : `${number(temperature_c)}\u00a0°C`,
    humidity,
    /** The ranges the catalogue's sources give. */
    humidityRange: ({ humidity_start_range: start, humidity_lockdown_range: end }: HumidityRange) =>
      start !== null && end !== null ? t("species.catalogue.humidity_value", { start, end }) : t("species.unknown"),
    lockdown: ({ lockdown_days_before_hatch: days }: Profile) =>
      days === null ? t("species.unknown") : t("species.days_before", { count: days }),
  };
}
