import { SelectField } from "#app/controls/choice-fields.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { statusChoices } from "#app/statuses/status-choices.ts";
import type { Fact } from "#db/bird-columns.ts";
import { sexes } from "#db/vocabulary.ts";
import type { NewBirdForm, Status } from "./api-types.ts";
import type { Away } from "./away-parents.tsx";
import { BirthField } from "./birth/birth-field.tsx";
import { FactField } from "./fact-field.tsx";
import { dailyFacts, type FieldName } from "./field-names.ts";
import { ParentField } from "./parent-field.tsx";
import type { StatusWas } from "./status/status-was.ts";

type Facts = Record<string, FieldFacts>;
export type BirdFacts = Record<FieldName, FieldFacts> & Facts;

type RingProps = {
  field: FieldFacts;
  /** Bird follows bird: the next is typed without looking for the box. */
  isNext?: boolean;
};

/** What identifies the bird: its ring. */
export function RingField({ field, isNext = false }: RingProps) {
  const { t } = useWords();
  return (
    <TextField
      // Adding another bird starts in the same field again.
      autoFocus={isNext}
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

export type FamilyProps = Pick<NewBirdForm, "species" | "fathers" | "mothers"> & {
  fields: BirdFacts;
  /** Parents the bird has that are in the trash. */
  away?: Away;
};

/** What is said of every bird behind its ring and its species: sex, colour, parents and birth. */
export function QuickFields({ today, ...family }: FamilyProps & Pick<NewBirdForm, "today">) {
  const { t } = useWords();
  const { fields, species, fathers, mothers, away } = family;
  return (
    <>
      <SelectField
        field={fields.sex}
        label={t("birds.field.sex")}
        choices={sexes.map((sex) => ({ value: sex, label: t(`birds.sex.${sex}`) }))}
      />
      <FactField name="mutation" field={fields.mutation} />
      <ParentField
        parent="father"
        field={fields.father_ring}
        candidates={fathers}
        species={species}
        isAway={away?.father}
      />
      <ParentField
        parent="mother"
        field={fields.mother_ring}
        candidates={mothers}
        species={species}
        isAway={away?.mother}
      />
      <BirthField fields={fields} today={today} />
    </>
  );
}

type MoreProps = Pick<NewBirdForm, "places"> & {
  fields: BirdFacts;
  statuses: readonly Status[];
  /** Of a bird at hand: the status it has, and since when. */
  was?: StatusWas;
};

/** Name, status, what else is told day by day, place and notes. */
export function MoreFields({ fields, statuses, places, was }: MoreProps) {
  const { t } = useWords();
  return (
    <>
      <TextField field={fields.name} label={t("birds.field.name")} maxLength={100} autoComplete="off" />
      <SelectField
        field={fields.status_id}
        label={t("birds.field.status_id")}
        hint={t("birds.form.no_status_hint")}
        empty={t("birds.form.no_status")}
        choices={statusChoices(statuses)}
      />
      <DailyFacts fields={fields} hint={t(was ? "birds.form.status_since_kept" : "birds.form.status_since_hint")} />
      {was && <input type="hidden" name="status_was" value={JSON.stringify(was)} />}
      {places.length > 0 && (
        <SelectField
          field={fields.place_id}
          label={t("birds.field.place_id")}
          empty={t("birds.form.no_place")}
          choices={places.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextareaField field={fields.notes} label={t("birds.field.notes")} maxLength={2000} />
    </>
  );
}

/** Since when a bird has its status; of a dead one what it died of; and what else is told day by day. */
function DailyFacts({ fields, hint }: { fields: BirdFacts; hint: string }) {
  return (
    <>
      <FactField name="status_since" field={fields.status_since} hint={hint} />
      <FactField name="cause_of_death" field={fields.cause_of_death} placeholder=" " />
      {others.map((name) => (
        <FactField key={name} name={name} field={fields[name]} />
      ))}
    </>
  );
}

const others: ReadonlyArray<FieldName & Fact> = dailyFacts.filter(
  (name) => name !== "status_since" && name !== "cause_of_death",
);
