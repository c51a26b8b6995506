import { Button } from "#app/controls/button.tsx";
import { type Choice, SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { regions } from "#db/vocabulary.ts";
import { gateLevels } from "#db/words/market.ts";

const names = ["country", "region", "species", "level", "reason", "source", "on"] as const;
const required = { required: true };
const constraint = {
  country: required,
  species: { ...required, maxLength: 120 },
  level: required,
  reason: required,
  source: { ...required, maxLength: 300 },
  on: required,
};

type OpeningFormProps = { countries: Choice[]; today: string; reply: Reply | undefined };

/** Opens or closes a species somewhere, with reason, source and day. */
export function OpeningForm({ countries, today, reply }: OpeningFormProps) {
  const { t } = useWords();
  const fields = plainFields(names, { reply, constraint, start: { country: "PT", on: today }, form: "opening" });
  const everywhere = { value: "all", label: t("operator.everywhere") };
  return (
    <details className="drawer" open={reply !== undefined}>
      <summary>{t("operator.new_opening")}</summary>
      <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
      <Form>
        <input type="hidden" name="intent" value="open" />
        <SelectField field={fields.country} label={t("operator.country")} choices={[everywhere, ...countries]} />
        <SelectField
          field={fields.region}
          label={t("operator.region")}
          choices={regions.map((value) => ({ value, label: t(`operator.region.${value}`) }))}
          empty={t("operator.whole")}
        />
        <TextField field={fields.species} label={t("operator.species")} hint={t("operator.species_hint")} />
        <SelectField
          field={fields.level}
          label={t("operator.level")}
          choices={gateLevels.map((value) => ({ value, label: t(`operator.level.${value}`) }))}
          empty=""
        />
        <TextareaField field={fields.reason} label={t("operator.reason")} />
        <TextField field={fields.source} label={t("operator.source")} />
        <DateField field={fields.on} label={t("operator.on")} />
        <Button kind="primary">{t("operator.open")}</Button>
      </Form>
    </details>
  );
}
