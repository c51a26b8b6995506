import type { BirdForm } from "#app/birds/api-types.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { statusChoicesOnUse } from "#app/statuses/status-choices.ts";
import type { Refused } from "./send-status.ts";
import { StatusDayFields, statusField } from "./status-day-fields.tsx";

type Props = {
  form: BirdForm;
  refused: Refused | undefined;
  back: string;
  /** The status of a dead bird, where the page is about a death: nothing is left to choose. */
  dead?: string | undefined;
};

const fields = ["status_id", "status_since", "cause_of_death", "left_to", "left_price_cents"] as const;

/** Which status a bird has from which day on, what it died of or to whom it went; told again with what was wrong. */
export function BirdStatusForm({ form: { bird, statuses, today }, refused, back, dead }: Props) {
  const { t, language } = useWords();
  const { faults = [], typed } = refused ?? {};
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
          field={statusField("status_id", "status_id", bird.status_id ?? "", refused)}
          label={t("birds.field.status_id")}
          empty={t("birds.form.no_status")}
          choices={statusChoicesOnUse(statuses, language)}
        />
      )}
      <StatusDayFields unset={refused} today={today} dead={dead !== undefined} />
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
