import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { type FieldFacts, fieldFacts } from "#app/controls/field.tsx";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Unmoved } from "./send-move.ts";

const fieldNames = ["rings", "reason", "place_id", "moved_on"];

/** Why nobody moved, each fault linked to its field. */
export function MoveFaults({ unmoved }: { unmoved: Unmoved | undefined }) {
  const faults = (unmoved?.faults ?? []).map(({ path, message }) =>
    fieldNames.includes(path) ? { message, field: path } : { message },
  );
  return <ErrorSummary faults={faults} />;
}

/** Why they move: kept in the history, and what a full place asks for. */
export function ReasonField({ unmoved }: { unmoved: Unmoved | undefined }) {
  const { t } = useWords();
  const field: FieldFacts = moveField("reason", unmoved);
  return (
    <TextField
      field={field}
      label={t("places.field.reason")}
      hint={t("places.move_in.reason_hint")}
      maxLength={200}
      autoComplete="off"
    />
  );
}

/** On which day they move: today, unless it was before. */
export function MovedOnField({ unmoved, today }: { unmoved: Unmoved | undefined; today: string }) {
  const { t } = useWords();
  return (
    <DateField
      field={{ ...moveField("moved_on", unmoved), initialValue: unmoved?.typed.moved_on ?? today }}
      label={t("places.field.moved_on")}
      min="1900-01-01"
      max={today}
    />
  );
}

/** A field of the form of a move, with what was typed and what was wrong. */
export function moveField(
  name: "rings" | "reason" | "place_id" | "moved_on",
  unmoved: Unmoved | undefined,
): FieldFacts {
  const errors = unmoved?.faults.filter(({ path }) => path === name).map(({ message }) => message) ?? [];
  const isWrong = errors.length > 0;
  // Moving into a full place needs a reason.
  const required = name === "reason" && isWrong;
  return fieldFacts(name, { initialValue: unmoved?.typed[name], errors: isWrong ? errors : undefined, required });
}
