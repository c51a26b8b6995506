import type { Picked } from "#app/birds/picker/pick.ts";
import { FieldNotes, fieldFacts } from "#app/controls/field.tsx";
import { BirdTicks } from "#app/health/whom/bird-ticks.tsx";
import { useWords } from "#app/locales/words.tsx";

type SaleBirdsProps = {
  listed: readonly Picked[];
  ticked: readonly Picked[];
  /** So many go in one offer. */
  most: number;
  errors: string[] | undefined;
};

/** The birds of a sale, each ticked while an offer has room: no other can go with them. */
export function SaleBirds({ listed, ticked, most, errors }: SaleBirdsProps) {
  const { t } = useWords();
  const field = fieldFacts("bird_ids", { ...(errors && { errors }) });
  const hint = listed.length > most ? t("handover.some", { count: most }) : undefined;
  const described = [hint && field.descriptionId, errors && field.errorId].filter(Boolean).join(" ");
  return (
    <fieldset id="bird_ids" tabIndex={-1} aria-describedby={described || undefined}>
      <legend className="mb-1 font-semibold">{t("handover.field.birds")}</legend>
      <BirdTicks listed={listed} ticked={ticked} />
      <FieldNotes field={field} hint={hint} />
    </fieldset>
  );
}
