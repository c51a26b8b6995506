import type { FieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Candidate, NewBirdForm } from "./api-types.ts";
import type { ParentRole } from "./field-names.ts";
import { UnknownRing } from "./unknown-ring.tsx";

type Props = {
  field: FieldFacts;
  parent: ParentRole;
  candidates: readonly Candidate[];
  species: NewBirdForm["species"];
  /** The bird has this parent, but it is in the trash. */
  isAway?: boolean | undefined;
  /** Where another hint fits better. */
  hint?: string;
};

/** A parent by its ring: typed, or chosen from the newest birds of that sex. Works for a flock of any size. */
export function ParentField({ field, parent, candidates, species, isAway = false, hint }: Props) {
  const { t } = useWords();
  const listId = `${field.id}-candidates`;
  return (
    <>
      <TextField
        field={field}
        label={t(`birds.field.${parent}_ring`)}
        hint={isAway ? t("birds.form.parent_away") : (hint ?? t("birds.form.parent_hint"))}
        list={listId}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <datalist id={listId}>
        {candidates.map((bird) => (
          <option key={bird.id} value={bird.identifier}>
            {[bird.name, nameIn(species, bird.species_id)].filter(Boolean).join(" · ")}
          </option>
        ))}
      </datalist>
      <UnknownRing parent={parent} of={field} />
    </>
  );
}

const nameIn = (species: Props["species"], id: string) => species.find((it) => it.id === id)?.common_name;
