import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { NumberField, TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { chromosomes, evidences, inheritances, lethalities } from "#db/vocabulary.ts";
import type { SaidLocus } from "#worker/genetics/said.ts";

const constraint = {
  name: { required: true, maxLength: 60 },
  chromosome: { required: true },
  inheritance: { required: true },
  allele_rank: { min: 0.1, max: 99, step: "any" },
  source: { maxLength: 200 },
  notes: { maxLength: 1000 },
} as const;

export type Draft = Record<
  "name" | "chromosome" | "inheritance" | "locus" | "allele_rank" | "lethal" | "evidence" | "source" | "notes",
  string
>;

type Props = {
  reply?: SubmissionResult<string[]> | undefined;
  start: Partial<Draft>;
  /** The species' loci that it could be another allele of. */
  loci: readonly SaidLocus[];
  idempotencyKey: string;
  back: string;
  submitWords: string;
  children?: ReactNode;
};

/** A mutation of the breeder's own. */
export function MutationForm({ reply, start, loci, idempotencyKey, back, submitWords, children }: Props) {
  const { t } = useWords();
  const [form, fields] = useForm<Draft, string[]>({
    ...{ id: "mutation", lastResult: reply ?? null, constraint, defaultValue: start },
  });
  const choices = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <Form {...getFormProps(form)} noValidate={false} idempotencyKey={idempotencyKey} guarded>
      <ErrorSummary faults={faultsOf(Object.values(fields), form.errors)} />
      {children}
      <TextField
        field={fields.name}
        label={t("genetics.field.name")}
        hint={t("genetics.hint.name")}
        autoComplete="off"
      />
      <SelectField
        field={fields.chromosome}
        label={t("genetics.field.chromosome")}
        hint={t("genetics.hint.chromosome")}
        choices={choices(chromosomes, (it) => t(`genetics.chromosome.${it}`))}
      />
      <SelectField
        field={fields.inheritance}
        label={t("genetics.field.inheritance")}
        hint={t("genetics.hint.inheritance")}
        choices={choices(inheritances, (it) => t(`genetics.mode.${it}`))}
      />
      <SelectField
        field={fields.lethal}
        label={t("genetics.field.lethal")}
        choices={choices(lethalities, (it) => t(`genetics.lethality.${it}`))}
      />
      <SelectField
        field={fields.evidence}
        label={t("genetics.field.evidence")}
        choices={choices(evidences, (it) => `${t(`genetics.evidence.${it}`)}: ${t(`genetics.evidence.${it}.means`)}`)}
      />
      <TextField field={fields.source} label={t("genetics.field.source")} hint={t("genetics.hint.source")} />
      <details className="drawer" open={Boolean(start.locus || fields.locus.errors)}>
        <summary>{t("genetics.form.series")}</summary>
        <div className="form">
          <SelectField
            field={fields.locus}
            label={t("genetics.field.locus")}
            hint={t("genetics.hint.locus")}
            empty={t("genetics.form.no_series")}
            choices={loci.map(({ key, name }) => ({ value: key, label: name }))}
          />
          <NumberField
            field={fields.allele_rank}
            label={t("genetics.field.allele_rank")}
            hint={t("genetics.hint.allele_rank")}
          />
        </div>
      </details>
      <TextareaField field={fields.notes} label={t("genetics.field.notes")} />
      <div className="actions">
        <Button kind="primary">{submitWords}</Button>
        <LinkButton to={back}>{t("genetics.form.cancel")}</LinkButton>
      </div>
    </Form>
  );
}
