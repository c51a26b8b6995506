import type { ReactNode } from "react";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import { birdColumnsWith, type Fact } from "#db/bird-columns.ts";
import type { BirdFacts, FamilyProps } from "./bird-fields.tsx";
import { FactField } from "./fact-field.tsx";
import { type FieldName, foldedFields, type SectionName, sections, sexOf } from "./field-names.ts";
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

function FosterSection({ fields, recent, child, away }: FamilyProps) {
  return (
    <Section name="foster" fields={fields}>
      {(["foster_father", "foster_mother"] as const).map((parent) => (
        <ParentField
          key={parent}
          parent={parent}
          field={fields[`${parent}_ring`]}
          recent={recent[sexOf[parent]]}
          child={child}
          isAway={away?.[parent]}
        />
      ))}
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
        <FactField key={field} name={field} field={fields[field]} />
      ))}
    </Section>
  );
}
