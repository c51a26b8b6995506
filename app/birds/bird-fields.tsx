import { SelectField } from "#app/controls/choice-fields.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { sexes } from "#db/vocabulary.ts";
import type { NewBirdForm, Status } from "./api-types.ts";
import type { Away } from "./away-parents.tsx";
import { BirthField } from "./birth/birth-field.tsx";
import type { FieldName } from "./field-names.ts";
import { ParentField } from "./parent-field.tsx";

type Facts = Record<string, FieldFacts>;
export type BirdFacts = Record<FieldName, FieldFacts> & Facts;

/** What identifies the bird: its ring. */
export function RingField({ field }: { field: FieldFacts }) {
  const { t } = useWords();
  return (
    <TextField
      field={field}
      label={t("birds.field.identifier")}
      hint={t("birds.form.identifier_hint")}
      required
      maxLength={100}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

type DetailProps = Pick<NewBirdForm, "places" | "today"> & { fields: BirdFacts; statuses: readonly Status[] };

/** Sex, birth, name, status and place. */
export function BirdDetailFields({ fields, statuses, places, today }: DetailProps) {
  const { t } = useWords();
  return (
    <>
      <SelectField
        field={fields.sex}
        label={t("birds.field.sex")}
        choices={sexes.map((sex) => ({ value: sex, label: t(`birds.sex.${sex}`) }))}
      />
      <BirthField fields={fields} today={today} />
      <TextField field={fields.name} label={t("birds.field.name")} maxLength={100} autoComplete="off" />
      <SelectField
        field={fields.status_id}
        label={t("birds.field.status_id")}
        hint={t("birds.form.no_status_hint")}
        empty={t("birds.form.no_status")}
        choices={statuses.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {places.length > 0 && (
        <SelectField
          field={fields.place_id}
          label={t("birds.field.place_id")}
          empty={t("birds.form.no_place")}
          choices={places.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}

export type FamilyProps = Pick<NewBirdForm, "species" | "fathers" | "mothers"> & {
  fields: BirdFacts;
  /** Parents the bird has that are in the trash. */
  away?: Away;
};

/** Father, mother and notes. */
export function FamilyFields({ fields, species, fathers, mothers, away }: FamilyProps) {
  const { t } = useWords();
  const father = { field: fields.father_ring, candidates: fathers, isAway: away?.father };
  const mother = { field: fields.mother_ring, candidates: mothers, isAway: away?.mother };
  return (
    <>
      <ParentField parent="father" species={species} {...father} />
      <ParentField parent="mother" species={species} {...mother} />
      <TextareaField field={fields.notes} label={t("birds.field.notes")} maxLength={2000} />
    </>
  );
}
