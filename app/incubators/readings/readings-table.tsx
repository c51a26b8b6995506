import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { Point, ReadingsPage } from "#worker/incubators/readings/chart.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { inMeasure, type Measure } from "./measures.ts";

/** What the charts show, the newest first. */
export function ReadingsTable({ page: { data } }: { page: ReadingsPage }) {
  const { t, language } = useWords();
  const clock = useClock();
  const [temperature, humidity] = [t("readings.chart.temperature"), t("readings.chart.humidity")];
  const columns = [
    { name: "when", label: t("readings.table.when") },
    { name: "temperature", label: temperature, align: "end" as const },
    { name: "humidity", label: humidity, align: "end" as const },
  ];
  const text = (measure: Measure, value: number | null, range: Point["temperature_range"]) => {
    if (!range) return inMeasure(measure, value, language);
    const [least, greatest] = range.map((it) => inMeasure(measure, it, language));
    return `${inMeasure(measure, value, language)} (${least} – ${greatest})`;
  };
  return (
    <Table caption={t("readings.table.caption")} columns={columns}>
      {data.points.toReversed().map((it) => (
        <Row key={it.at}>
          <RowHead>
            <time dateTime={it.at}>{it.at.length === 10 ? dayInWords(it.at, language) : clock.moment(it.at)}</time>
          </RowHead>
          <Cell name="temperature" label={temperature} align="end">
            {text("temperature", it.temperature_c, it.temperature_range)}
          </Cell>
          <Cell name="humidity" label={humidity} align="end">
            {text("humidity", it.humidity_pct, it.humidity_range)}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
