import { type FieldFacts, FieldNotes } from "#app/controls/field.tsx";

type Props = {
  field: FieldFacts;
  label: string;
  hint?: string;
  choices: ReadonlyArray<{ value: string; label: string }>;
};

/** One of a few in a row, or none of them where the field does not ask for one. */
export function RowOfChoices({ field, label, hint, choices }: Props) {
  return (
    <fieldset className="field" id={field.id} tabIndex={-1}>
      <legend className="field-label">{label}</legend>
      <div className="flex flex-wrap gap-x-6" key={field.key}>
        {choices.map(({ value, label: text }) => (
          <label className="check" key={value}>
            <input
              type="radio"
              name={field.name}
              value={value}
              required={field.required}
              defaultChecked={String(field.initialValue ?? "") === value}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldNotes field={field} hint={hint} />
    </fieldset>
  );
}
