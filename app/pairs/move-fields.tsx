import { CheckboxField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Fault, Typed } from "./sent-pair.ts";

type MoveProps = { typed: Typed; faults: ReadonlyArray<Pick<Fault, "path" | "message">>; label: string };

/** Whether the birds go to the pair's place, and why, where it would be too full. */
export function MoveFields({ typed, faults, label }: MoveProps) {
  const { t } = useWords();
  const errors = faults.filter(({ path }) => path === "reason").map(({ message }) => message);
  return (
    <>
      <CheckboxField field={fieldFacts("move", { initialValue: typed.move })} label={label} />
      {(errors.length > 0 || typed.reason) && (
        <TextField
          field={fieldFacts("reason", { initialValue: typed.reason, maxLength: 200, errors })}
          label={t("pairs.field.reason")}
        />
      )}
    </>
  );
}
