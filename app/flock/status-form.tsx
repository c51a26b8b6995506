import type { StatusChoice } from "#app/birds/api-types.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { statusChoicesOnUse } from "#app/statuses/status-choices.ts";
import { StatusDayFields, type Unset } from "./status-day-fields.tsx";

/** A status of many that was refused, or is still to be chosen: from all of them, with everybody who was chosen. */
export type RefusedStatus = { unset: Unset; whom: Record<string, string>; choices: StatusChoice[] };

type Props = { refused: RefusedStatus; today: string; back: string };

/** Asks which of all statuses the birds that were chosen get, and since when. */
export function StatusForm({ refused: { unset, whom, choices }, today, back }: Props) {
  const { t, language } = useWords();
  const count = whom.ids?.split(",").length;
  return (
    <Form>
      <ErrorSummary faults={unset.faults.map(({ path, message }) => ({ message, ...(path && { field: path }) }))} />
      <p>{count ? t("lists.chosen", { count }) : t("birds.bulk.everything")}</p>
      <input type="hidden" name="action" value="status" />
      {Object.entries(whom).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        field={fieldFacts("set_status_id", { id: "status_id", initialValue: unset.typed.set_status_id })}
        label={t("birds.field.status_id")}
        choices={[...statusChoicesOnUse(choices, language), { value: "none", label: t("birds.list.no_status") }]}
      />
      <StatusDayFields unset={unset} today={today} isOfMany />
      <div className="actions">
        <Button kind="primary">{t("birds.bulk.status.do")}</Button>
        <LinkButton kind="ghost" to={back} preventScrollReset>
          {t("places.form.cancel")}
        </LinkButton>
      </div>
    </Form>
  );
}
