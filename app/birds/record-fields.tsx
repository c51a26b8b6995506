import type { ReactNode } from "react";
import { useMay } from "#app/accounts/use-may.ts";
import { CheckboxField, type Choice, SelectField } from "#app/controls/choice-fields.tsx";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { type Translate, useWords, type WordKey } from "#app/locales/words.tsx";
import { type BirdColumnWith, birdColumns, birdColumnsWith, type Fact } from "#db/bird-columns.ts";
import { acquisitions, euAnnexes, sexingMethods } from "#db/vocabulary.ts";
import type { BirdFacts, FamilyProps } from "./bird-fields.tsx";
import { type FieldName, foldedFields, type SectionName, sections } from "./field-names.ts";
import { ParentField } from "./parent-field.tsx";

/** All that is not said in the first breath, folded away until something in it is filled in or to be corrected. */
export function FoldedFields({ fields, children }: Fields & { children: ReactNode }) {
  const { t } = useWords();
  return (
    <details className="drawer" open={holdsSomething(fields, foldedFields)}>
      <summary>{t("birds.form.more")}</summary>
      <div className="form">{children}</div>
    </details>
  );
}

// A section with faults is opened, so that they are seen.
const holdsSomething = (fields: BirdFacts, names: readonly FieldName[]) =>
  names.some((name) => fields[name].errors || fields[name].initialValue);

/** What is looked up less often, each kind of it folded away until it holds something. */
export function RecordFields({ fields, ...family }: FamilyProps) {
  return (
    <div className="border-t border-line">
      <FactSection name="ring" fields={fields} />
      <FactSection name="colour" fields={fields} />
      <FosterSection fields={fields} {...family} />
      <FactSection name="origin" fields={fields} />
      <FactSection name="papers" fields={fields} />
    </div>
  );
}

type Fields = { fields: BirdFacts };
type SectionProps = Fields & { name: SectionName; children: ReactNode };

function Section({ name, fields, children }: SectionProps) {
  const { t } = useWords();
  return (
    <details className="drawer" open={holdsSomething(fields, sections[name])}>
      <summary>{t(`birds.section.${name}`)}</summary>
      <div className="form">{children}</div>
    </details>
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

const prices: readonly Fact[] = birdColumnsWith({ needs: "money.read" });

function FactSection({ name, fields }: Fields & { name: Exclude<SectionName, "foster"> }) {
  const may = useMay();
  const shown = may("money.read") ? sections[name] : sections[name].filter((field) => !prices.includes(field));
  return (
    <Section name={name} fields={fields}>
      {shown.map((field) => (
        <FactField key={field} fields={fields} name={field} />
      ))}
    </Section>
  );
}

const hints: Partial<Record<Fact, WordKey>> = {
  microchip: "birds.form.microchip_hint",
  genotype: "birds.form.genotype_hint",
  is_reference: "birds.form.reference_hint",
  owner: "birds.form.owner_hint",
  acquired_document: "birds.form.document_hint",
  eu_annex: "birds.form.annex_hint",
};

type Chosen = Extract<Fact, BirdColumnWith<{ kind: "choice" }> | BirdColumnWith<{ kind: "letter" }>>;
const choices: Record<Chosen, (t: Translate) => Choice[]> = {
  sexing_method: (t) => sexingMethods.map((it) => ({ value: it, label: t(`birds.sexing.${it}`) })),
  acquisition: (t) => acquisitions.map((it) => ({ value: it, label: t(`birds.acquisition.${it}`) })),
  eu_annex: () => euAnnexes.map((it) => ({ value: it, label: it })),
};

// How many letters a box takes: a number may be written with its unit.
const longest = { millimetres: 8, cents: 12, chip: 40 };

/** The box of one fact, as the kind of its column wants it. */
function FactField({ fields, name }: Fields & { name: Fact }) {
  const { t } = useWords();
  const hint = hints[name];
  const text = { field: fields[name], label: t(`birds.field.${name}`), hint: hint && t(hint) };
  const plan = birdColumns[name];
  switch (plan.kind) {
    case "flag":
      return <CheckboxField {...text} />;
    case "day":
      return <DateField {...text} min="1900-01-01" />;
    case "choice":
    case "letter":
      return <SelectField {...text} empty={t("birds.form.not_said")} choices={choices[name as Chosen](t)} />;
    case "line":
      return <TextField {...text} maxLength={plan.longest} autoComplete="off" />;
    case "chip":
      return <TextField {...text} maxLength={longest.chip} autoComplete="off" />;
    default:
      return <TextField {...text} maxLength={longest[plan.kind]} autoComplete="off" inputMode="decimal" />;
  }
}
