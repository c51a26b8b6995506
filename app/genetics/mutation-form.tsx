import type { ReactNode } from "react";
import type { RecordField } from "#app/kit/record-fields.tsx";
import { RecordForm, type RecordFormProps } from "#app/kit/record-form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { chromosomes, evidences, inheritances, lethalities } from "#db/vocabulary.ts";
import type { MutationDraft } from "#worker/genetics/contract.ts";
import type { LocusView } from "#worker/genetics/gene-views.ts";

type MutationField = Exclude<keyof MutationDraft, "species_id" | "org_id">;
type Props = RecordFormProps<MutationField> & {
  /** The species' loci that it could be another allele of. */
  loci: readonly LocusView[];
  children?: ReactNode;
};

/** A mutation of the breeder's own. */
export function MutationForm({ loci, children, ...rest }: Props) {
  const { t } = useWords();
  return (
    <RecordForm {...rest} fields={useMutationFields(loci)} isLong>
      {(draw, { locus }) => (
        <>
          {children}
          {draw("name", "chromosome", "inheritance", "lethal", "evidence", "source")}
          <details className="drawer" open={Boolean(locus.initialValue || locus.errors)}>
            <summary>{t("genetics.form.series")}</summary>
            <div className="form">{draw("locus", "allele_rank")}</div>
          </details>
          {draw("notes")}
        </>
      )}
    </RecordForm>
  );
}

function useMutationFields(loci: readonly LocusView[]): Array<RecordField<MutationField>> {
  const { t } = useWords();
  const label = (name: MutationField) => ({ name, label: t(`genetics.field.${name}`) });
  const hinted = (name: Exclude<MutationField, "lethal" | "evidence" | "notes">) => ({
    ...label(name),
    hint: t(`genetics.hint.${name}`),
  });
  const choice = <Value extends string>(values: readonly Value[], text: (value: Value) => string) => ({
    as: "choice" as const,
    choices: values.map((value) => ({ value, label: text(value) })),
  });
  const series = loci.map(({ key, name }) => ({ value: key, label: name }));
  return [
    { as: "text", ...hinted("name") },
    { ...hinted("chromosome"), ...choice(chromosomes, (it) => t(`genetics.chromosome.${it}`)) },
    { ...hinted("inheritance"), ...choice(inheritances, (it) => t(`genetics.mode.${it}`)) },
    { ...label("lethal"), ...choice(lethalities, (it) => t(`genetics.lethality.${it}`)) },
    {
      ...label("evidence"),
      ...choice(evidences, (it) => `${t(`genetics.evidence.${it}`)}: ${t(`genetics.evidence.${it}.means`)}`),
    },
    { as: "text", ...hinted("source"), autoComplete: "on" },
    { as: "choice", ...hinted("locus"), choices: series, empty: t("genetics.form.no_series") },
    { as: "number", ...hinted("allele_rank") },
    { as: "notes", ...label("notes") },
  ];
}
