import { useId } from "react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { ReadingsPage } from "#worker/incubators/readings/chart.ts";
import { inMeasure } from "./measures.ts";

type Alarm = ReadingsPage["head"]["alarms"][number];

/** The alarms of a span, the newest first; whoever has seen an open one says so. */
export function AlarmList({ alarms }: { alarms: readonly Alarm[] }) {
  const { t } = useWords();
  const id = useId();
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <h2 id={id}>{t("readings.alarms")}</h2>
      {alarms.length === 0 ? (
        <p className="text-muted">{t("readings.alarms.none")}</p>
      ) : (
        <ul className="alarm-list">
          {alarms.map((alarm) => (
            <AlarmLine key={alarm.id} alarm={alarm} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AlarmLine({ alarm }: { alarm: Alarm }) {
  const { t, language } = useWords();
  const clock = useClock();
  const may = useMay();
  const { id, kind, level, opened_at, closed_at, worst, acknowledged_at, acknowledged_by } = alarm;
  const from = clock.moment(opened_at);
  const name = t(`readings.alarm.${kind}`);
  const value = kind === "silent" ? null : inMeasure(kind, worst, language);
  const seen = acknowledged_at && clock.moment(acknowledged_at);
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>{" "}
          {kind !== "silent" && (
            <Pill tone={level === "critical" ? "red" : "amber"} icon="circle-alert">
              {t(`readings.alarm.${level}`)}
            </Pill>
          )}{" "}
          {closed_at === null && <Pill tone="red">{t("readings.alarm.now")}</Pill>}
        </p>
        <p className="field-hint">
          {closed_at === null
            ? t("readings.alarm.open", { from })
            : t("readings.alarm.span", { from, to: clock.moment(closed_at) })}
          {value && ` · ${t("readings.alarm.worst", { value })}`}
          {seen &&
            ` · ${acknowledged_by ? t("readings.alarm.seen_by", { name: acknowledged_by, at: seen }) : t("readings.alarm.seen_at", { at: seen })}`}
        </p>
      </div>
      {!acknowledged_at && may("season.write") && (
        <Form className="contents">
          <input type="hidden" name="do" value="seen" />
          <input type="hidden" name="item" value={id} />
          <Button aria-label={t("readings.alarm.seen_of", { alarm: `${name}, ${from}` })}>
            {t("readings.alarm.seen")}
          </Button>
        </Form>
      )}
    </li>
  );
}
