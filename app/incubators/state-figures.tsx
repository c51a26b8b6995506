import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { Stat } from "#app/marks/stat.tsx";
import { ageOf, inDifference, inMeasure } from "./readings/measures.ts";

type Last = { at: string; value: number } | null;
/** What of a machine says how it is. */
type MachineState = {
  last: { temperature_c: Last; humidity_pct: Last };
  temperature_c: number | null;
  humidity_now_pct: number | null;
  warning_c: number;
  critical_c: number;
  warning_pct: number;
};
type StateProps = { machine: MachineState; now: string };

/** What was last read of a machine, how long ago, and how far it lies from what the machine is set to. */
export function StateFigures({ machine, now }: StateProps) {
  const { last, temperature_c, humidity_now_pct, warning_c, critical_c, warning_pct } = machine;
  return (
    <>
      <Figure
        measure="temperature"
        last={last.temperature_c}
        set={temperature_c}
        bands={[warning_c, critical_c]}
        now={now}
      />
      <Figure
        measure="humidity"
        last={last.humidity_pct}
        set={humidity_now_pct}
        bands={[warning_pct, Number.POSITIVE_INFINITY]}
        now={now}
      />
    </>
  );
}

type FigureProps = {
  measure: "temperature" | "humidity";
  last: Last;
  set: number | null;
  /** By how much it may be off before it is a warning, and before it is critical. */
  bands: readonly [number, number];
  now: string;
};

function Figure({ measure, last, set, bands, now }: FigureProps) {
  const { t, language } = useWords();
  const wanted =
    set === null ? t("incubators.no_set_point") : t("incubators.set_to", { value: inMeasure(measure, set, language) });
  return (
    <Stat
      label={t(`incubators.${measure}`)}
      value={last ? inMeasure(measure, last.value, language) : "—"}
      note={
        <>
          {last ? ageOf(last.at, now, t) : t("incubators.unread")}, {wanted}{" "}
          <Off measure={measure} last={last} set={set} bands={bands} />
        </>
      }
    />
  );
}

function Off({ measure, last, set, bands: [warning, critical] }: Omit<FigureProps, "now">) {
  const { t, language } = useWords();
  if (!last || set === null) return null;
  // In hundredths: 37.8 - 37.5 is a little more than 0.3.
  const off = Math.round((last.value - set) * 100) / 100;
  if (Math.abs(off) <= warning) return null;
  const value = inDifference(measure, off, { t, language, isBare: true });
  return (
    <Pill tone={Math.abs(off) > critical ? "red" : "amber"} icon="triangle-alert">
      {t(off > 0 ? "incubators.above" : "incubators.below", { value })}
    </Pill>
  );
}
