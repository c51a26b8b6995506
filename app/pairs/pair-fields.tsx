import type { Candidate } from "#app/birds/api-types.ts";
import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { DateField, TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { mostOnSide, type PairSide, pairKinds, pairSides } from "#db/vocabulary.ts";
import type { Typed } from "./sent-pair.ts";

type Props = {
  typed: Typed;
  faults: ReadonlyArray<{ path: string; message: string }>;
  /** The newest birds of either sex; any other is named by its ring. */
  candidates: Record<PairSide, ReadonlyArray<Pick<Candidate, "identifier" | "name">>>;
  places: ReadonlyArray<{ id: string; name: string }>;
  today: string;
  /** Whether it is planned still, so that the day is one that is meant. */
  isPlanned: boolean;
  /** Where the buttons lead that only look, or ask for another box. */
  at: string;
};

/** The boxes of a pair: its birds by their rings, what kind it is, where and since when. */
export function PairFields({ typed, faults, candidates, places, today, isPlanned, at }: Props) {
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
          <Side key={side} side={side} rings={typed[side]} faults={faults} candidates={candidates[side]} at={at} />
        ))}
      </div>
      <SelectField
        field={facts("place_id")}
        label={t("pairs.field.place")}
        empty={t("pairs.field.place.none")}
        choices={places.map(({ id, name }) => ({ value: id, label: name }))}
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

type SideProps = Pick<Props, "faults" | "at"> & {
  side: PairSide;
  rings: readonly string[];
  candidates: Props["candidates"][PairSide];
};

function Side({ side, rings, faults, candidates, at }: SideProps) {
  const { t } = useWords();
  const whole = faults.filter(({ path }) => path === `${side}_ids`).map(({ message }) => message);
  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="unseen">{t(`pairs.field.${side}s`)}</legend>
      {rings.map((ring, place) => {
        const own = faults.filter(({ path }) => path === `${side}-${place}`).map(({ message }) => message);
        const errors = place === 0 ? [...whole, ...own] : own;
        return (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place; nothing else tells two empty ones apart
            key={`${place} ${ring}`}
            field={fieldFacts(side, {
              id: `${side}-${place}`,
              initialValue: ring,
              required: place === 0,
              ...(errors.length > 0 && { errors }),
            })}
            label={place === 0 ? t(`pairs.field.${side}`) : t(`pairs.field.${side}.more`, { n: place + 1 })}
            hint={place === 0 ? t("pairs.field.ring_hint") : undefined}
            list={`${side}-candidates`}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        );
      })}
      <datalist id={`${side}-candidates`}>
        {candidates.map(({ identifier, name }) => (
          <option key={identifier} value={identifier}>
            {name}
          </option>
        ))}
      </datalist>
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
