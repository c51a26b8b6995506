import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { PlaceField, type PlacesOffered } from "#app/birds/picker/place-field.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import { nowhere } from "./nowhere.ts";

type Props = {
  field: FieldFacts;
  places: PlacesOffered;
  question?: PickQuestion | undefined;
  /** What a refused form gives back. */
  sent?: Record<string, unknown> | null | undefined;
  autoFocus?: boolean;
};

/** Where birds go, wherever they are moved from: blank at first, so that nobody is moved by not choosing. */
export function MovePlaceField({ field, ...rest }: Props) {
  const { t } = useWords();
  return (
    <PlaceField
      field={{ ...field, required: true }}
      label={t("places.field.place_id")}
      empty={t("places.round.choose")}
      also={[{ value: nowhere, label: t("places.move.nowhere") }]}
      {...rest}
    />
  );
}
