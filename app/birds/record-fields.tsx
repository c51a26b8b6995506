import type { ReactNode } from "react";
import { CheckboxField, SelectField } from "#app/controls/choice-fields.tsx";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import { acquisitions, euAnnexes, sexingMethods } from "#db/vocabulary.ts";
import type { BirdFacts, FamilyProps } from "./bird-fields.tsx";
import { type SectionName, sections } from "./field-names.ts";
import { ParentField } from "./parent-field.tsx";

/** What is looked up less often, each kind of it folded away until it holds something. */
export function RecordFields({ fields, ...family }: FamilyProps) {
  return (
    <div className="border-t border-line">
      <RingSection fields={fields} />
      <ColourSection fields={fields} />
      <FosterSection fields={fields} {...family} />
      <OriginSection fields={fields} />
      <PapersSection fields={fields} />
    </div>
  );
}

type Fields = { fields: BirdFacts };
type SectionProps = Fields & { name: SectionName; children: ReactNode };

// Open where there is something to read or to correct: nobody looks for a fault in a closed drawer.
function Section({ name, fields, children }: SectionProps) {
  const { t } = useWords();
  const isOpen = sections[name].some((field) => fields[field].errors || fields[field].initialValue);
  return (
    <details className="drawer" open={isOpen}>
      <summary>{t(`birds.section.${name}`)}</summary>
      <div className="form">{children}</div>
    </details>
  );
}

type LineProps = Fields & {
  name: Exclude<(typeof sections)[Exclude<SectionName, "foster">][number], "is_reference">;
  hint?: WordKey;
  maxLength: number;
  isNumber?: boolean;
};

function Line({ fields, name, hint, maxLength, isNumber = false }: LineProps) {
  const { t } = useWords();
  return (
    <TextField
      field={fields[name]}
      label={t(`birds.field.${name}`)}
      hint={hint && t(hint)}
      maxLength={maxLength}
      autoComplete="off"
      {...(isNumber && { inputMode: "decimal" as const })}
    />
  );
}

function RingSection({ fields }: Fields) {
  const { t } = useWords();
  return (
    <Section name="ring" fields={fields}>
      <Line fields={fields} name="ring_size_mm" maxLength={8} isNumber />
      <Line fields={fields} name="microchip" hint="birds.form.microchip_hint" maxLength={40} />
      <SelectField
        field={fields.sexing_method}
        label={t("birds.field.sexing_method")}
        empty={t("birds.form.not_said")}
        choices={sexingMethods.map((it) => ({ value: it, label: t(`birds.sexing.${it}`) }))}
      />
    </Section>
  );
}

function ColourSection({ fields }: Fields) {
  return (
    <Section name="colour" fields={fields}>
      <Line fields={fields} name="mutation" maxLength={200} />
      <Line fields={fields} name="genotype" hint="birds.form.genotype_hint" maxLength={500} />
    </Section>
  );
}

function FosterSection({ fields, species, fathers, mothers, away }: FamilyProps) {
  const father = { field: fields.foster_father_ring, candidates: fathers, isAway: away?.foster_father };
  const mother = { field: fields.foster_mother_ring, candidates: mothers, isAway: away?.foster_mother };
  return (
    <Section name="foster" fields={fields}>
      <ParentField parent="foster_father" species={species} {...father} />
      <ParentField parent="foster_mother" species={species} {...mother} />
    </Section>
  );
}

function OriginSection({ fields }: Fields) {
  const { t } = useWords();
  return (
    <Section name="origin" fields={fields}>
      <CheckboxField
        field={fields.is_reference}
        label={t("birds.field.is_reference")}
        hint={t("birds.form.reference_hint")}
      />
      <Line fields={fields} name="breeder" maxLength={200} />
      <Line fields={fields} name="owner" hint="birds.form.owner_hint" maxLength={200} />
      <SelectField
        field={fields.acquisition}
        label={t("birds.field.acquisition")}
        empty={t("birds.form.not_said")}
        choices={acquisitions.map((it) => ({ value: it, label: t(`birds.acquisition.${it}`) }))}
      />
      <DateField field={fields.acquired_on} label={t("birds.field.acquired_on")} min="1900-01-01" />
      <Line fields={fields} name="acquired_price_cents" maxLength={12} isNumber />
      <Line fields={fields} name="acquired_document" hint="birds.form.document_hint" maxLength={200} />
    </Section>
  );
}

function PapersSection({ fields }: Fields) {
  const { t } = useWords();
  return (
    <Section name="papers" fields={fields}>
      <SelectField
        field={fields.eu_annex}
        label={t("birds.field.eu_annex")}
        hint={t("birds.form.annex_hint")}
        empty={t("birds.form.not_said")}
        choices={euAnnexes.map((it) => ({ value: it, label: it }))}
      />
      <Line fields={fields} name="certificate_number" maxLength={100} />
    </Section>
  );
}
