import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { FilePreview } from "#worker/incubators/readings/file-import.ts";
import { inMeasure } from "./measures.ts";
import type { PackedFile } from "./packed-file.ts";

/** What a file would bring, how its columns were read, and the one press that takes it. */
export function ImportPreview({ preview, file }: { preview: FilePreview; file: PackedFile }) {
  const { t } = useWords();
  const { readings } = preview;
  return (
    <Form encType="multipart/form-data" className="grid gap-8">
      <input type="hidden" name="name" value={file.name} />
      <input type="hidden" name="bytes" value={file.bytes} />
      <Understood preview={preview} />
      <div className="actions">
        {readings > 0 && (
          <Button kind="primary" name="do" value="save">
            {t("readings.file.yes", { count: readings })}
          </Button>
        )}
        <LinkButton kind="ghost" to={`/incubators/${preview.machine.id}/readings?import`} reloadDocument>
          {t("readings.file.other")}
        </LinkButton>
      </div>
      <Columns preview={preview} />
    </Form>
  );
}

function Understood({ preview }: { preview: FilePreview }) {
  const { t, language } = useWords();
  const clock = useClock();
  const { readings, span, sample, faults, twice, beyond } = preview;
  const [temperature, humidity] = [t("readings.chart.temperature"), t("readings.chart.humidity")];
  const columns = [
    { name: "when", label: t("readings.table.when") },
    { name: "temperature", label: temperature, align: "end" as const },
    { name: "humidity", label: humidity, align: "end" as const },
  ];
  return (
    <section className="grid gap-4">
      <h2>{preview.file}</h2>
      {span ? (
        <p>{t("readings.file.found", { count: readings, from: clock.moment(span.from), to: clock.moment(span.to) })}</p>
      ) : (
        <Banner tone="warning">{t("readings.file.nothing")}</Banner>
      )}
      {beyond > 0 && <Banner tone="warning">{t("readings.file.beyond", { count: beyond })}</Banner>}
      {twice && <Banner>{t(`readings.file.twice.${twice.taken}`, { day: clock.day(twice.on) })}</Banner>}
      {faults.length > 0 && (
        <Banner tone="warning" title={t("readings.file.faults")}>
          <ul>
            {faults.map(({ code, count, rows }) => (
              <li key={code}>
                {count}: {t(`readings.fault.${code}`)} (
                {t(count > rows.length ? "readings.file.rows_more" : "readings.file.rows", {
                  count: rows.length,
                  rows: rows.join(", "),
                })}
                )
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {sample.length > 0 && (
        <Table caption={t("readings.file.sample")} columns={columns}>
          {sample.map(({ at, temperature_c, humidity_pct }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may hold a time twice, and these never move
            <Row key={nth}>
              <RowHead>
                <time dateTime={at}>{clock.moment(at)}</time>
              </RowHead>
              <Cell name="temperature" label={temperature} align="end">
                {inMeasure("temperature", temperature_c, language)}
              </Cell>
              <Cell name="humidity" label={humidity} align="end">
                {inMeasure("humidity", humidity_pct, language)}
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </section>
  );
}

function Columns({ preview: { columns, headings, first, readings } }: { preview: FilePreview }) {
  const { t } = useWords();
  const width = Math.max(headings.length, first.length);
  const choices = Array.from({ length: width }, (_, at) => ({
    value: String(at),
    label: t("readings.file.column", { n: at + 1, what: headings[at] || first[at] || "–" }),
  }));
  const field = (name: string, value: unknown) => fieldFacts(name, { initialValue: value });
  const none = t("readings.file.no_column");
  return (
    <details className="drawer" open={readings === 0 || undefined}>
      <summary>{t("readings.file.columns")}</summary>
      <div className="form mt-4">
        <SelectField field={field("at", columns.at)} label={t("readings.file.at")} choices={choices} empty={none} />
        <SelectField
          field={field("hour", columns.hour)}
          label={t("readings.file.hour")}
          choices={choices}
          empty={none}
        />
        <SelectField
          field={field("temperature", columns.temperature)}
          label={t("readings.chart.temperature")}
          choices={choices}
          empty={none}
        />
        <SelectField
          field={field("unit", columns.unit)}
          label={t("readings.form.unit")}
          choices={[
            { value: "c", label: "°C" },
            { value: "f", label: "°F" },
          ]}
        />
        <SelectField
          field={field("humidity", columns.humidity)}
          label={t("readings.form.humidity")}
          choices={choices}
          empty={none}
        />
        <SelectField
          field={field("order", columns.order)}
          label={t("readings.file.order")}
          choices={(["day_first", "month_first"] as const).map((value) => ({
            value,
            label: t(`readings.file.order.${value}`),
          }))}
        />
        <p className="field-hint">{t("readings.file.columns_hint")}</p>
        <div>
          <Button name="do" value="show">
            {t("readings.file.again")}
          </Button>
        </div>
      </div>
    </details>
  );
}
