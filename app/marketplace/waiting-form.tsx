import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { StrangerFields } from "./stranger-fields.tsx";

const names = ["species", "sex", "colour", "name", "email", "website"] as const;

type WaitingFormProps = {
  reply: Reply | undefined;
  constraint: Record<string, object>;
  /** What the listing one comes from is of. */
  start: Record<string, string>;
  idempotencyKey: string;
};

/** What somebody waits for: the next red mosaic hen of a breeder. */
export function WaitingForm({ reply, constraint, start, idempotencyKey }: WaitingFormProps) {
  const { t } = useWords();
  const fields = plainFields(names, { reply, constraint, start });
  const sexes = (["female", "male"] as const).map((value) => ({ value, label: t(`asking.sex.${value}`) }));
  return (
    <Form idempotencyKey={idempotencyKey}>
      <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
      <TextField field={fields.species} label={t("asking.species")} hint={t("asking.species_hint")} />
      <SelectField field={fields.sex} label={t("asking.sex")} choices={sexes} empty={t("asking.any")} />
      <TextField field={fields.colour} label={t("asking.colour")} hint={t("asking.colour_hint")} />
      <StrangerFields fields={fields} hint={t("asking.wait_email")} />
      <Button kind="primary" size="large">
        {t("asking.wait_do")}
      </Button>
    </Form>
  );
}
