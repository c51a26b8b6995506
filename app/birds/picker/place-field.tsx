import type { ReactNode } from "react";
import { type Choice, SelectField } from "#app/controls/choice-fields.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PlacePick } from "#worker/birds/picker/place-picks.ts";
import type { WantedPlaces } from "./find-picks.ts";
import { keptPick, type PickQuestion } from "./pick.ts";
import { PickBox } from "./pick-box.tsx";
import { PlaceLine } from "./place-line.tsx";
import { placeLabel, placePick } from "./place-pick.ts";

/** Every place of few, or of many those last used, `more` where there are others. */
export type PlacesOffered = { items: ReadonlyArray<Omit<PlacePick, "rank">>; more: boolean };

type Props = {
  field: FieldFacts;
  label: ReactNode;
  places: PlacesOffered;
  /** The words of no place; without them there must be one. */
  empty?: string;
  /** Which places are looked through where there are many; all without it. */
  wanted?: WantedPlaces;
  question?: PickQuestion | undefined;
  /** What a refused form gives back. */
  sent?: Record<string, unknown> | null | undefined;
  /** What can be chosen beside the places. */
  also?: readonly Choice[];
  autoFocus?: boolean;
};

/** A place: of few by the browser's own select, of many by any part of its name or of the way to it. */
export function PlaceField({ field, label, places, empty, wanted = {}, question, sent, also = [], autoFocus }: Props) {
  const { t } = useWords();
  if (!places.more)
    return (
      <SelectField
        field={field}
        label={label}
        choices={[...places.items.map((it) => ({ value: it.id, label: placeLabel(it) })), ...also]}
        {...(empty !== undefined && { empty })}
        {...(autoFocus && { autoFocus })}
      />
    );
  const known = places.items.find(({ id }) => id === field.initialValue);
  const kept = keptPick(sent, field.name) ?? (known && { id: known.id, text: known.name });
  const others = also.map(({ value, label: text }) => ({ id: value, text, title: text, detail: "" }));
  return (
    <PickBox
      Line={PlaceLine}
      field={field}
      label={label}
      hint={t("birds.pick.place_hint")}
      from={`${new URLSearchParams({ of: "places", ...wanted })}`}
      recent={[...places.items.map((it) => placePick(it, t)), ...others]}
      question={question}
      kept={kept}
      isFirst={autoFocus ?? false}
    />
  );
}
