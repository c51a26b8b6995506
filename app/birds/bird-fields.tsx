import "./status/status-fields.css";
import { SelectField } from "#app/controls/choice-fields.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { statusChoices, statusChoicesOnUse } from "#app/statuses/status-choices.ts";
import { useMay } from "#app/web/root-data.ts";
import type { Fact } from "#db/bird-columns.ts";
import { sexes } from "#db/vocabulary.ts";
import type { NewBirdForm, Status } from "./api-types.ts";
import type { Away } from "./away-parents.tsx";
import { BirthField } from "./birth/birth-field.tsx";
import { FactField } from "./fact-field.tsx";
import { dailyFacts, type FieldName, sexOf } from "./field-names.ts";
import { ParentField } from "./parent-field.tsx";
import { PlaceField } from "./picker/place-field.tsx";
import type { RecentBirds } from "./picker/recent-birds.ts";
import type { StatusWas } from "./status/status-was.ts";
import { useAnswer } from "./unknown-ring.tsx";

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

export type FamilyProps = {
  fields: BirdFacts;
  /** Birds of either sex that may be parents, those last used. */
  recent: RecentBirds;
  /** The bird at hand. */
  child?: string;
  /** Parents the bird has that are in the trash. */
  away?: Away;
};

/** What is said of every bird behind its ring and its species: sex, colour, parents and birth. */
export function QuickFields({ today, ...family }: FamilyProps & Pick<NewBirdForm, "today">) {
  const { t } = useWords();
  const { fields, recent, child, away } = family;
  return (
    <>
      <SelectField
        field={fields.sex}
        label={t("birds.field.sex")}
        choices={sexes.map((sex) => ({ value: sex, label: t(`birds.sex.${sex}`) }))}
      />
      <FactField name="mutation" field={fields.mutation} />
      {(["father", "mother"] as const).map((parent) => (
        <ParentField
          key={parent}
          parent={parent}
          field={fields[`${parent}_ring`]}
          recent={recent[sexOf[parent]]}
          child={child}
          isAway={away?.[parent]}
        />
      ))}
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
  const { t, language } = useWords();
  const { reply, found } = useAnswer() ?? {};
  return (
    <>
      <TextField field={fields.name} label={t("birds.field.name")} maxLength={100} autoComplete="off" />
      <SelectField
        field={fields.status_id}
        label={t("birds.field.status_id")}
        hint={t("birds.form.no_status_hint")}
        empty={t("birds.form.no_status")}
        choices={was ? statusChoicesOnUse(statuses, language) : statusChoices(statuses)}
      />
      <DailyFacts fields={fields} hint={t(was ? "birds.form.status_since_kept" : "birds.form.status_since_hint")} />
      {was && <input type="hidden" name="status_was" value={JSON.stringify(was)} />}
      {places.items.length > 0 && (
        <PlaceField
          field={fields.place_id}
          label={t("birds.field.place_id")}
          empty={t("birds.form.no_place")}
          places={places}
          question={found?.place_id}
          sent={reply?.initialValue}
        />
      )}
      <TextareaField field={fields.notes} label={t("birds.field.notes")} maxLength={2000} />
    </>
  );
}

/** Since when a bird has its status; of a dead one what it died of, of one that left to whom; and what else is told day by day. */
function DailyFacts({ fields, hint }: { fields: BirdFacts; hint: string }) {
  const may = useMay();
  return (
    <>
      <FactField name="status_since" field={fields.status_since} hint={hint} />
      <FactField name="cause_of_death" field={fields.cause_of_death} placeholder=" " />
      <FactField name="left_to" field={fields.left_to} placeholder=" " />
      {may("money.read") && <FactField name="left_price_cents" field={fields.left_price_cents} placeholder=" " />}
      {others.map((name) => (
        <FactField key={name} name={name} field={fields[name]} />
      ))}
    </>
  );
}

const ofStatus: readonly Fact[] = ["status_since", "cause_of_death", "left_to", "left_price_cents"];
const others: ReadonlyArray<FieldName & Fact> = dailyFacts.filter((name) => !ofStatus.includes(name));
