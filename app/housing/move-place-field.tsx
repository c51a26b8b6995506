import type { ComponentPropsWithoutRef } from "react";
import { SelectField } from "#app/controls/choice-fields.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { MovePage } from "#worker/housing/move-candidates.ts";
import { nowhere, occupiedChoices } from "./occupied-choices.ts";

type Props = Pick<ComponentPropsWithoutRef<"select">, "autoFocus"> & { field: FieldFacts; places: MovePage["places"] };

/** Where birds go, wherever they are moved from: blank at first, so that nobody is moved by not choosing. */
export function MovePlaceField({ field, places, ...rest }: Props) {
  const { t } = useWords();
  return (
    <SelectField
      field={{ ...field, required: true }}
      label={t("places.field.place_id")}
      empty={t("places.round.choose")}
      choices={[...occupiedChoices(places), { value: nowhere, label: t("places.move.nowhere") }]}
      {...rest}
    />
  );
}
