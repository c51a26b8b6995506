import type { PlacesOffered } from "#app/birds/picker/place-field.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { MovedOnField, ReasonField } from "./move-faults.tsx";
import { MovePlaceField } from "./move-place-field.tsx";
import type { Unmoved } from "./send-move.ts";

/** A move of many that is still to be told or was refused, with everybody who was chosen: by their ids, or as all that the list means. */
export type RefusedMove = { unmoved: Unmoved; whom: Record<string, string> };

type Props = { refused: RefusedMove; places: PlacesOffered; today: string; back: string };

/** Asks where to, when and why; the choice of birds is still the same. */
export function RefusedMoveForm({ refused: { unmoved, whom }, places, today, back }: Props) {
  const { t } = useWords();
  const { faults, typed } = unmoved;
  const count = typed.ids.length;
  const errors = faults.filter(({ path }) => path === "place_id").map(({ message }) => message);
  const field = { id: "move-to", initialValue: typed.place_id, ...(errors.length > 0 && { errors }) };
  const fields: Record<string, string> = { place_id: field.id, reason: "reason", moved_on: "moved_on" };
  return (
    <Form>
      <ErrorSummary
        faults={faults.map(({ path, message }) => ({ message, ...(fields[path] && { field: fields[path] }) }))}
      />
      <p>{count > 0 ? t("places.move.lead", { count }) : t("birds.bulk.everything")}</p>
      <input type="hidden" name="action" value="place" />
      {Object.entries(whom).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <MovePlaceField
        field={fieldFacts("set_place_id", field)}
        places={places}
        question={unmoved.place?.question}
        sent={unmoved.place?.sent}
      />
      <MovedOnField unmoved={unmoved} today={today} />
      <ReasonField unmoved={unmoved} />
      <div className="actions">
        <Button kind="primary">{t("places.move.confirm")}</Button>
        <LinkButton kind="ghost" to={back} preventScrollReset>
          {t("places.form.cancel")}
        </LinkButton>
      </div>
    </Form>
  );
}
