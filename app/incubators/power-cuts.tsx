import { Button } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { inOneLine } from "#app/kit/search-group.ts";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { IncubatorPage } from "#worker/incubators/page.ts";
import { wallClock } from "#worker/locales/wall-clock.ts";
import type { CareAnswer } from "./care-action.ts";
import { inMeasure } from "./readings/measures.ts";

type Props = {
  page: Pick<IncubatorPage, "power_cuts" | "are_more_cuts" | "now">;
  answer: CareAnswer | undefined;
  formKey: string;
};

/** When a machine was without power, and a form for the next time. */
export function PowerCuts({ page: { power_cuts, are_more_cuts: are_more, now }, answer, formKey }: Props) {
  const { t } = useWords();
  const may = useMay();
  return (
    <section className="grid gap-3">
      <h3>{t("incubators.cut.title")}</h3>
      {power_cuts.length === 0 && <p className="text-muted">{t("incubators.cut.none")}</p>}
      {power_cuts.length > 0 && (
        <ul className="rows">
          {power_cuts.map((cut) => (
            <CutLine key={cut.id} cut={cut} />
          ))}
        </ul>
      )}
      {are_more && <p className="text-sm text-muted">{t("incubators.newest", { count: power_cuts.length })}</p>}
      {may("season.write") && (
        <details className="drawer" open={answer?.form === "cut" || undefined}>
          <summary>{t("incubators.cut.add")}</summary>
          <div>
            <CutForm answer={answer} formKey={formKey} now={now} />
          </div>
        </details>
      )}
    </section>
  );
}

function CutLine({ cut }: { cut: IncubatorPage["power_cuts"][number] }) {
  const { t, language } = useWords();
  const clock = useClock();
  const may = useMay();
  const { id, from_at, to_at, coldest_c, is_read, notes } = cut;
  const from = clock.moment(from_at);
  const coldest =
    coldest_c !== null &&
    t(is_read ? "incubators.cut.coldest_read" : "incubators.cut.coldest", {
      value: inMeasure("temperature", coldest_c, language),
    });
  return (
    <li>
      <div>
        <p>
          {to_at ? t("incubators.cut.line", { from, to: clock.moment(to_at) }) : t("incubators.cut.lasting", { from })}
        </p>
        <p className="text-sm text-muted">{inOneLine(coldest, notes)}</p>
      </div>
      {may("season.write") && (
        <div className="flex flex-wrap gap-2">
          {to_at === null && <Press deed="cut_over" item={id} words={t("incubators.cut.back_now")} />}
          <Press
            deed="cut_gone"
            item={id}
            words={t("incubators.cut.delete")}
            label={t("incubators.cut.delete_of", { from })}
          />
        </div>
      )}
    </li>
  );
}

type PressProps = { deed: "cut_over" | "cut_gone"; item: string; words: string; label?: string };

const Press = ({ deed, item, words, label }: PressProps) => (
  <Form className="contents">
    <input type="hidden" name="do" value={deed} />
    <input type="hidden" name="item" value={item} />
    <Button kind={deed === "cut_over" ? "quiet" : "ghost"} aria-label={label}>
      {words}
    </Button>
  </Form>
);

const names = ["from_at", "to_at", "coldest_c", "notes"] as const;

function CutForm({ answer, formKey, now }: Omit<Props, "page"> & { now: string }) {
  const { t, timezone } = useWords();
  const reply = answer?.form === "cut" ? answer.reply : undefined;
  const constraint = { from_at: { required: true }, notes: { maxLength: 500 } };
  const facts = plainFields(names, { reply, constraint, start: { from_at: wallClock(now, timezone) }, form: "cut" });
  return (
    <Form className="form" idempotencyKey={formKey}>
      <input type="hidden" name="do" value="cut" />
      {reply && <ErrorSummary faults={faultsOf(Object.values(facts), reply.error?.[""] ?? [])} />}
      <TextField field={facts.from_at} label={t("incubators.cut.from_at")} type="datetime-local" />
      <TextField
        field={facts.to_at}
        label={t("incubators.cut.to_at")}
        hint={t("incubators.cut.to_hint")}
        type="datetime-local"
      />
      <TextField
        field={facts.coldest_c}
        label={t("incubators.cut.coldest_c")}
        hint={t("incubators.cut.coldest_hint")}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextareaField field={facts.notes} label={t("incubators.cut.notes")} rows={2} />
      <div className="actions">
        <Button>{t("incubators.cut.save")}</Button>
      </div>
    </Form>
  );
}
