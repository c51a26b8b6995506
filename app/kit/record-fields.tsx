import type { ComponentPropsWithoutRef } from "react";
import { CheckboxField, type Choice, SelectField } from "#app/controls/choice-fields.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { NumberField, TextareaField, TextField } from "#app/controls/text-fields.tsx";

type Text = Pick<ComponentPropsWithoutRef<"input">, "type" | "dir" | "autoComplete" | "inputMode">;
/** `empty` are the words of no choice; without them one is always made. */
type Choosing = { choices: readonly Choice[]; empty?: string };
type Control = ({ as: "text" } & Text) | { as: "number" | "notes" | "tick" } | ({ as: "choice" } & Choosing);

/** A field of a record's form, by the name it has in the contract. Its limits are the contract's, never said here. */
export type RecordField<Name extends string = string> = { name: Name; label: string; hint?: string } & Control;

/** The control of a field. */
export function FieldControl({ of: field, facts }: { of: RecordField; facts: FieldFacts }) {
  const { label, hint } = field;
  const fields = { field: facts, label, hint };
  switch (field.as) {
    case "text": {
      const { type, dir, inputMode, autoComplete = "off" } = field;
      return <TextField {...fields} type={type} dir={dir} inputMode={inputMode} autoComplete={autoComplete} />;
    }
    case "number":
      return <NumberField {...fields} />;
    case "notes":
      return <TextareaField {...fields} />;
    case "tick":
      return <CheckboxField {...fields} />;
    case "choice":
      return <SelectField {...fields} choices={field.choices} empty={field.empty} />;
  }
}

/** What fields hold in a record; a list of numbers stands in one box. */
export type RecordValues<Name extends string = string> = Record<
  Name,
  string | number | boolean | readonly number[] | null
>;

const inBox = (value: string | number | readonly number[]) =>
  typeof value === "object" ? value.join(", ") : String(value);

/** A record as its form would be filled in. */
export function filledIn<Name extends string>(
  fields: ReadonlyArray<RecordField<Name>>,
  record: Partial<RecordValues<Name>>,
): Record<Name, string> {
  const boxes = fields.map(({ name }) => {
    const value = record[name] ?? "";
    return [name, typeof value === "boolean" ? (value ? "on" : "") : inBox(value)] as const;
  });
  return Object.fromEntries(boxes) as Record<Name, string>;
}
