import type { Candidate, PickQuestion } from "#app/birds/picker/pick.ts";
import { PickField } from "#app/birds/picker/pick-field.tsx";
import { PlaceField, type PlacesOffered } from "#app/birds/picker/place-field.tsx";
import { Button } from "#app/controls/button.tsx";
import { CheckboxField, SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { DateField, TextareaField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { mostOnSide, type PairSide, pairKinds, pairSides } from "#db/vocabulary.ts";
import { pickQuery } from "./pair-sides.ts";
import type { Typed } from "./sent-pair.ts";

type Props = {
  typed: Typed;
  faults: ReadonlyArray<{ path: string; message: string }>;
  /** The birds of either sex that were used last; any other is found by a part of its ring. */
  recent: Record<PairSide, readonly Candidate[]>;
  places: PlacesOffered;
  /** Who could be meant, by the box. */
  questions?: Record<string, PickQuestion> | undefined;
  today: string;
  /** Whether it is planned still, so that the day is one that is meant. */
  isPlanned: boolean;
  /** Where the buttons lead that only look, or ask for another box. */
  at: string;
};

/** The boxes of a pair: its birds by their rings, what kind it is, where and since when. */
export function PairFields({ typed, faults, recent, places, questions = {}, today, isPlanned, at }: Props) {
  const { t } = useWords();
  const facts = (name: keyof Typed, more = {}) => {
    const errors = faults.filter(({ path }) => path === name).map(({ message }) => message);
    return fieldFacts(name, { initialValue: typed[name], ...(errors.length > 0 && { errors }), ...more });
  };
  return (
    <>
      <SelectField
        field={facts("kind", { required: true })}
        label={t("pairs.field.kind")}
        choices={pairKinds.map((kind) => ({ value: kind, label: t(`pairs.kind.${kind}`) }))}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        {pairSides.map((side) => (
          <Side
            key={side}
            side={side}
            rings={typed[side]}
            faults={faults}
            recent={recent[side]}
            questions={questions}
            at={at}
          />
        ))}
      </div>
      {(typed.confirmed === "on" || faults.some(({ path }) => path === "confirmed")) && (
        <CheckboxField field={facts("confirmed")} label={t("pairs.field.confirmed")} />
      )}
      <PlaceField
        field={facts("place_id")}
        label={t("pairs.field.place")}
        empty={t("pairs.field.place.none")}
        places={places}
        question={questions.place_id}
        sent={typed}
      />
      <DateField
        field={facts("started_on")}
        label={t(isPlanned ? "pairs.field.planned_for" : "pairs.field.started_on")}
        min="1900-01-01"
        {...(!isPlanned && { max: today })}
      />
      <TextareaField field={facts("notes", { maxLength: 2000 })} label={t("pairs.field.notes")} />
    </>
  );
}

type SideProps = {
  side: PairSide;
  rings: readonly string[];
  recent: readonly Candidate[];
  questions: Record<string, PickQuestion>;
  faults: Props["faults"];
  at: string;
};

function Side({ side, rings, faults, recent, questions, at }: SideProps) {
  const { t } = useWords();
  const whole = faults.filter(({ path }) => path === `${side}_ids`).map(({ message }) => message);
  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="unseen">{t(`pairs.field.${side}s`)}</legend>
      {rings.map((ring, place) => {
        const own = faults.filter(({ path }) => path === `${side}-${place}`).map(({ message }) => message);
        const errors = place === 0 ? [...whole, ...own] : own;
        return (
          <PickField
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place; nothing else tells two empty ones apart
            key={`${place} ${ring}`}
            field={fieldFacts(side, {
              id: `${side}-${place}`,
              initialValue: ring,
              required: place === 0,
              maxLength: 100,
              ...(errors.length > 0 && { errors }),
            })}
            label={place === 0 ? t(`pairs.field.${side}`) : t(`pairs.field.${side}.more`, { n: place + 1 })}
            hint={place === 0 ? t("birds.pick.hint") : undefined}
            box={`${side}-${place}`}
            from={pickQuery(side)}
            recent={recent}
            question={questions[`${side}-${place}`]}
            isUnfolded={place === 0 && ring === ""}
          />
        );
      })}
      {rings.length < mostOnSide && (
        <div className="actions">
          <Button kind="ghost" formMethod="get" formAction={at} formNoValidate name="more" value={side}>
            {t(`pairs.field.${side}.add`)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
