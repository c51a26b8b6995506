import type { ComponentPropsWithoutRef } from "react";
import { controlProps, FieldFrame, type FieldWords } from "./field.tsx";

type CodeProps = FieldWords & Omit<ComponentPropsWithoutRef<"input">, "id" | "name" | "form" | "className" | "type">;

/**
 * Six digits in one box drawn as six, so that pasting, autofill and screen readers meet a single field. There is no
 * `maxLength`: a code pasted with spaces must survive until the script, or the server, takes them out.
 */
export function CodeInput({ field, label, hint, ...rest }: CodeProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <div className="code-box">
        <input
          key={field.key}
          className="code-input"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*(\d\s*){6}"
          data-code
          spellCheck={false}
          {...controlProps(field, hint)}
          {...rest}
        />
      </div>
    </FieldFrame>
  );
}
