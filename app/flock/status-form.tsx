import type { WholeChoices } from "#app/birds/api-types.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";

type Props = { whom: Record<string, string>; choices: WholeChoices["choices"]; back: string };

/** Asks which of all statuses the birds that were chosen get. */
export function StatusForm({ whom, choices, back }: Props) {
  const { t } = useWords();
  const named = choices.map(({ id, name }) => ({ value: id, label: name }));
  const count = whom.ids?.split(",").length;
  return (
    <Form>
      <p>{count ? t("lists.chosen", { count }) : t("birds.bulk.everything")}</p>
      <input type="hidden" name="action" value="status" />
      {Object.entries(whom).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        field={fieldFacts("set_status_id", { id: "bulk-status" })}
        label={t("birds.field.status_id")}
        choices={[...named, { value: "none", label: t("birds.list.no_status") }]}
      />
      <div className="actions">
        <Button kind="primary">{t("birds.bulk.status.do")}</Button>
        <LinkButton kind="ghost" to={back} preventScrollReset>
          {t("places.form.cancel")}
        </LinkButton>
      </div>
    </Form>
  );
}
