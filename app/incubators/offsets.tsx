import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { inOneLine } from "#app/kit/search-group.ts";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { IncubatorPage } from "#worker/incubators/page.ts";
import type { CareAnswer } from "./care-action.ts";
import { InstrumentTestForm } from "./instrument-test.tsx";
import { OffsetForm } from "./offset-form.tsx";
import { inDifference } from "./readings/measures.ts";
import type { InstrumentTest } from "./test-query.ts";

type Props = {
  page: Pick<IncubatorPage, "offset" | "offsets" | "now">;
  test: InstrumentTest;
  answer: CareAnswer | undefined;
  formKey: string;
};

/** By how much a machine's instruments are off: what is added now, all that was, a test, and the same by hand. */
export function Offsets({ page: { offset, offsets, now }, test, answer, formKey }: Props) {
  const { t, language } = useWords();
  const may = useMay();
  const isRefused = answer?.form === "offset";
  const inWords = ({ temperature_c, humidity_pct }: Props["page"]["offset"]) =>
    inOneLine(
      (temperature_c !== 0 || humidity_pct === 0) && inDifference("temperature", temperature_c, { t, language }),
      humidity_pct !== 0 && inDifference("humidity", humidity_pct, { t, language }),
    );
  const isNone = offset.temperature_c === 0 && offset.humidity_pct === 0;
  return (
    <section className="grid gap-3">
      <h3>{t("incubators.offset.title")}</h3>
      <p>{isNone ? t("incubators.offset.none") : t("incubators.offset.now", { offset: inWords(offset) })}</p>
      {offsets.length > 0 && (
        <details className="disclosure">
          <summary>{t("incubators.offset.all", { count: offsets.length })}</summary>
          <ul className="rows">
            {offsets.map((it) => (
              <OffsetLine key={it.id} offset={it} words={inWords(it)} />
            ))}
          </ul>
        </details>
      )}
      {may("settings.write") && (
        <div>
          <details className="drawer" open={test.isRequested || undefined}>
            <summary>{t("incubators.test.title")}</summary>
            <div>
              <InstrumentTestForm test={test} answer={answer} formKey={formKey} now={now} />
            </div>
          </details>
          <details className="drawer" open={(isRefused && !test.isRequested) || undefined}>
            <summary>{t("incubators.offset.by_hand")}</summary>
            <div>
              <OffsetForm
                answer={test.isRequested ? undefined : answer}
                formKey={formKey}
                now={now}
                submit={t("incubators.offset.save")}
              />
            </div>
          </details>
        </div>
      )}
    </section>
  );
}

type LineProps = { offset: IncubatorPage["offsets"][number]; words: string };

function OffsetLine({ offset: { id, from_at, method }, words }: LineProps) {
  const { t } = useWords();
  const clock = useClock();
  const may = useMay();
  const since = clock.moment(from_at);
  return (
    <li>
      <span>
        {t("incubators.offset.line", { since, offset: words })}{" "}
        <span className="text-sm text-muted">{t(`incubators.offset.method.${method}`)}</span>
      </span>
      {may("settings.write") && (
        <Form className="contents">
          <input type="hidden" name="do" value="offset_gone" />
          <input type="hidden" name="item" value={id} />
          <Button kind="ghost" aria-label={t("incubators.offset.take_back_of", { since })}>
            {t("incubators.offset.take_back")}
          </Button>
        </Form>
      )}
    </li>
  );
}
