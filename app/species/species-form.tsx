import { type FieldMetadata, getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { CheckboxField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { NumberField, TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";

// What the contract asks, as far as a browser can check it; zod itself stays out of the browser.
const constraint = {
  common_name: { required: true, maxLength: 100 },
  latin_name: { required: true, maxLength: 120 },
  group: { required: true, maxLength: 60 },
  incubation_days: { required: true, min: 1, max: 365, step: 1 },
  lockdown_days_before_hatch: { min: 1, max: 10, step: 1 },
  temperature_c: { min: 30, max: 45, step: 0.1 },
  humidity_start_pct: { min: 0, max: 100, step: "any" },
  humidity_lockdown_pct: { min: 0, max: 100, step: "any" },
  ring_size_mm: { min: 1, max: 40, step: "any" },
  profile_notes: { maxLength: 2000 },
} as const;

const texts = ["common_name", "latin_name", "group"] as const;
const numbers = [
  "incubation_days",
  "lockdown_days_before_hatch",
  "temperature_c",
  "humidity_start_pct",
  "humidity_lockdown_pct",
] as const;

export type Draft = Record<keyof typeof constraint | "turning_enabled" | "has_exception_profile", string>;
type Fields = Required<{ [Name in keyof Draft]: FieldMetadata<string, Draft> }>;

type SpeciesFormProps = {
  reply?: SubmissionResult<string[]> | undefined;
  /** What the fields start with. */
  start: Partial<Draft>;
  idempotencyKey: string;
  /** Where Cancel leads and where the reader goes back to afterwards. */
  back: string;
  submitWords: string;
  /** Stands above the fields, such as the way to the catalogue. */
  children?: ReactNode;
};

/** A species by hand, with every limit the contract knows. */
export function SpeciesForm({ reply, start, idempotencyKey, back, submitWords, children }: SpeciesFormProps) {
  const { t } = useWords();
  const [form, fields] = useForm<Draft, string[]>({
    id: "species",
    lastResult: reply ?? null,
    constraint,
    defaultValue: start,
  });
  return (
    <Form {...getFormProps(form)} noValidate={false} idempotencyKey={idempotencyKey} guarded>
      <ErrorSummary faults={faultsOf(Object.values(fields), form.errors)} />
      {children}
      <Names fields={fields} />
      <NumberField
        field={fields.ring_size_mm}
        label={t("species.field.ring_size_mm")}
        hint={t("species.hint.ring_size_mm")}
      />
      <ProfileFields fields={fields} />
      <div className="actions">
        <Button kind="primary">{submitWords}</Button>
        <LinkButton to={back}>{t("species.form.cancel")}</LinkButton>
      </div>
    </Form>
  );
}

function Names({ fields }: { fields: Fields }) {
  const { t } = useWords();
  return texts.map((name) => (
    <TextField
      key={name}
      field={fields[name]}
      label={t(`species.field.${name}`)}
      hint={t(`species.hint.${name}`)}
      autoComplete="off"
    />
  ));
}

function ProfileFields({ fields }: { fields: Fields }) {
  const { t } = useWords();
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-semibold text-muted">{t("species.form.profile")}</legend>
      {numbers.map((name) => (
        <NumberField
          key={name}
          field={fields[name]}
          label={t(`species.field.${name}`)}
          hint={t(`species.hint.${name}`)}
        />
      ))}
      <div>
        <CheckboxField field={fields.turning_enabled} label={t("species.field.turning_enabled")} />
        <CheckboxField
          field={fields.has_exception_profile}
          label={t("species.field.has_exception_profile")}
          hint={t("species.hint.has_exception_profile")}
        />
      </div>
      <TextareaField field={fields.profile_notes} label={t("species.field.profile_notes")} />
    </fieldset>
  );
}
