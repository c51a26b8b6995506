import { LinkButton } from "#app/controls/button.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { IncubatorPage } from "#worker/incubators/page.ts";
import { inMeasure } from "./measures.ts";

type Props = { page: Pick<IncubatorPage, "id" | "readings" | "offset"> };

/** The newest readings of a machine, and the way to all of them. */
export function LatestReadings({ page: { id, readings, offset } }: Props) {
  const { t, language } = useWords();
  const clock = useClock();
  const columns = [
    { name: "when", label: t("incubators.page.when") },
    { name: "temperature", label: t("incubators.temperature"), align: "end" as const },
    { name: "humidity", label: t("incubators.humidity"), align: "end" as const },
  ];
  const cell = (measure: "temperature" | "humidity", value: number | null) =>
    value === null ? "—" : inMeasure(measure, value, language);
  const isCorrected = offset.temperature_c !== 0 || offset.humidity_pct !== 0;
  return (
    <section className="grid gap-3">
      <h2>{t("incubators.page.readings")}</h2>
      {readings.length === 0 ? (
        <p className="text-muted">{t("incubators.page.no_readings")}</p>
      ) : (
        <>
          {isCorrected && <p className="text-sm text-muted">{t("incubators.page.corrected")}</p>}
          <Table caption={t("incubators.page.readings")} columns={columns}>
            {readings.map(({ at, temperature_c, humidity_pct }) => (
              <Row key={at}>
                <RowHead>{clock.moment(at)}</RowHead>
                <Cell label={t("incubators.temperature")} align="end">
                  {cell("temperature", temperature_c)}
                </Cell>
                <Cell label={t("incubators.humidity")} align="end">
                  {cell("humidity", humidity_pct)}
                </Cell>
              </Row>
            ))}
          </Table>
        </>
      )}
      <div className="actions">
        <LinkButton to={`/incubators/${id}/readings`}>{t("incubators.page.all_readings")}</LinkButton>
      </div>
    </section>
  );
}
