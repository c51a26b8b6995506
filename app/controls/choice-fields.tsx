import type { ComponentPropsWithoutRef } from "react";
import { useWords } from "#app/locales/words.tsx";
import { controlProps, FieldFrame, FieldNotes, type FieldWords, startText } from "./field.tsx";

export type Choice = {
  value: string;
  label: string;
  /** What it stands for, where a sheet of styles asks for it. */
  means?: string | undefined;
  /** What those next to each other in the list have in common, said above them. */
  group?: string;
};
type SelectProps = FieldWords &
  Omit<ComponentPropsWithoutRef<"select">, "id" | "name" | "form" | "className"> & {
    choices: readonly Choice[];
    /** The words of the empty choice; without it there is none. */
    empty?: string;
  };

/** One of a list, by the browser's own select. */
export function SelectField({ field, label, hint, choices, empty, ...rest }: SelectProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <select
        key={field.key}
        className="input"
        {...controlProps(field, hint)}
        defaultValue={startText(field)}
        {...rest}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {inGroups(choices).map(({ group, members }) =>
          group === undefined ? (
            members.map(optionOf)
          ) : (
            <optgroup key={group} label={group}>
              {members.map(optionOf)}
            </optgroup>
          ),
        )}
      </select>
    </FieldFrame>
  );
}

const optionOf = ({ value, label, means }: Choice) => (
  <option key={value} value={value} data-means={means}>
    {label}
  </option>
);

function inGroups(choices: readonly Choice[]): Array<{ group: string | undefined; members: Choice[] }> {
  const groups: Array<{ group: string | undefined; members: Choice[] }> = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last && last.group === choice.group) last.members.push(choice);
    else groups.push({ group: choice.group, members: [choice] });
  }
  return groups;
}

type CheckProps = FieldWords & Omit<ComponentPropsWithoutRef<"input">, "id" | "name" | "form" | "className" | "type">;

/** Yes or no; sends `on` when ticked and nothing otherwise. */
export function CheckboxField({ field, label, hint, ...rest }: CheckProps) {
  const { t } = useWords();
  const ticked = field.initialValue === "on" || field.initialValue === true || field.initialValue === "true";
  return (
    <div className="check">
      <input key={field.key} type="checkbox" {...controlProps(field, hint)} defaultChecked={ticked} {...rest} />
      <label htmlFor={field.id}>
        {label}
        {field.required && <span className="field-mark"> ({t("ui.required")})</span>}
      </label>
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}
