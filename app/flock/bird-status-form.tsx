import type { BirdForm } from "#app/birds/api-types.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { birdColumns } from "#db/bird-columns.ts";
import type { Refused } from "./send-status.ts";

type Props = {
  form: BirdForm;
  refused: Refused | undefined;
  back: string;
  /** The status of a dead bird, where the page is about a death: nothing is left to choose. */
  dead?: string | undefined;
};

const fields = ["status_id", "status_since", "cause_of_death"] as const;

/** Which status a bird has from which day on, and what it died of; told again with what was wrong. */
export function BirdStatusForm({ form: { bird, statuses, today }, refused, back, dead }: Props) {
  const { t } = useWords();
  const { faults = [], typed } = refused ?? {};
  const start = { status_id: dead ?? bird.status_id ?? "", status_since: today, cause_of_death: "" };
  const field = (name: (typeof fields)[number]) => {
    const errors = faults.filter(({ path }) => path === name).map(({ message }) => message);
    const initialValue = typed?.[name] ?? start[name];
    return fieldFacts(name, { id: name, initialValue, ...(errors.length > 0 && { errors }) });
  };
  const summary = faults.map(({ path, message }) => ({
    message,
    ...(fields.some((it) => it === path) && { field: path }),
  }));
  return (
    <Form>
      <ErrorSummary faults={summary} />
      <input type="hidden" name="version" value={String(refused?.version ?? typed?.version ?? bird.version)} />
      <input type="hidden" name="return_to" value={back} />
      {dead ? (
        <input type="hidden" name="status_id" value={dead} />
      ) : (
        <SelectField
          field={field("status_id")}
          label={t("birds.field.status_id")}
          empty={t("birds.form.no_status")}
          choices={statuses.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <DateField
        field={field("status_since")}
        label={t(dead ? "birds.status.died_on" : "birds.field.status_since")}
        min="1900-01-01"
        max={today}
      />
      <TextField
        field={field("cause_of_death")}
        label={t("birds.field.cause_of_death")}
        hint={t("birds.form.cause_hint")}
        maxLength={birdColumns.cause_of_death.longest}
        list="causes-of-death"
        autoComplete="off"
      />
      <datalist id="causes-of-death">
        {t("birds.status.causes")
          .split("|")
          .map((cause) => (
            <option key={cause} value={cause} />
          ))}
      </datalist>
      {dead && <p className="field-hint">{t("birds.status.died_detail")}</p>}
      <div className="actions">
        <Button kind="primary">{t(dead ? "birds.status.died_do" : "birds.bulk.status.do")}</Button>
        <LinkButton kind="ghost" to={back}>
          {t("birds.form.cancel")}
        </LinkButton>
      </div>
    </Form>
  );
}
