import type { ComponentPropsWithoutRef } from "react";
import { controlProps, FieldFrame, type FieldWords, startText } from "./field.tsx";

type Native<Element extends "input" | "select" | "textarea"> = Omit<
  ComponentPropsWithoutRef<Element>,
  "id" | "name" | "form" | "className"
>;

/** One line of text. Say `type`, `autoComplete` and `inputMode`: phones choose their keyboard by them. */
export function TextField({ field, label, hint, type = "text", ...rest }: FieldWords & Native<"input">) {
  const { key, minLength, maxLength, pattern } = field;
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <input
        key={key}
        className="input"
        type={type}
        {...controlProps(field, hint)}
        minLength={minLength}
        maxLength={maxLength}
        pattern={pattern}
        defaultValue={startText(field)}
        {...rest}
      />
    </FieldFrame>
  );
}

/** A calendar day, `YYYY-MM-DD`. */
export function DateField({ field, label, hint, ...rest }: FieldWords & Native<"input">) {
  const { key, min, max } = field;
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <input
        key={key}
        className="input"
        type="date"
        {...controlProps(field, hint)}
        min={min}
        max={max}
        defaultValue={startText(field)}
        {...rest}
      />
    </FieldFrame>
  );
}

/** A number with its bounds. */
export function NumberField({ field, label, hint, ...rest }: FieldWords & Native<"input">) {
  const { key, min, max, step } = field;
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <input
        key={key}
        className="input figures"
        type="number"
        inputMode={step === undefined || Number.isInteger(Number(step)) ? "numeric" : "decimal"}
        {...controlProps(field, hint)}
        min={min}
        max={max}
        step={step}
        defaultValue={startText(field)}
        {...rest}
      />
    </FieldFrame>
  );
}

/** Several lines. */
export function TextareaField({ field, label, hint, ...rest }: FieldWords & Native<"textarea">) {
  const { key, minLength, maxLength } = field;
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <textarea
        key={key}
        className="input"
        rows={4}
        {...controlProps(field, hint)}
        minLength={minLength}
        maxLength={maxLength}
        defaultValue={startText(field)}
        {...rest}
      />
    </FieldFrame>
  );
}
