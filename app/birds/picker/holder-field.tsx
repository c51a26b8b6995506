import type { FieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import type { PickQuestion } from "./pick.ts";
import { PlaceField, type PlacesOffered } from "./place-field.tsx";

type Answer = { reply: Reply; question?: PickQuestion | undefined } | undefined;
type Props = { field: FieldFacts; holders: PlacesOffered; own_id?: string; answer: Answer };

/** What a place stands in, of many: any part of a name finds it, but never itself. */
export function HolderField({ field, holders, own_id, answer }: Props) {
  const { t } = useWords();
  return (
    <PlaceField
      field={field}
      label={t("places.field.parent_id")}
      places={holders}
      empty={t("places.form.alone")}
      wanted={{ only: "holders", ...(own_id && { not: own_id }) }}
      question={answer?.question}
      sent={answer?.reply.initialValue}
    />
  );
}
