import type { ReactNode } from "react";
import { ErrorSummary } from "./error-summary.tsx";
import { controlProps, FieldFrame, fieldFacts } from "./field.tsx";
import { Form } from "./form.tsx";

type Props = {
  label: string;
  hint: string;
  /** What is said above the faults, if there are any. */
  failed: string;
  faults: readonly string[];
  /** The buttons below it. */
  children: ReactNode;
};

/** A form that brings one paper, a PDF or a picture, as `file`; its size and what it is are judged by the API. */
export function FileForm({ label, hint, failed, faults, children }: Props) {
  const field = fieldFacts("file", { required: true, ...(faults.length > 0 && { errors: [...faults] }) });
  return (
    <Form encType="multipart/form-data">
      <ErrorSummary title={failed} faults={faults.map((message) => ({ message, field: field.id }))} />
      <FieldFrame field={field} label={label} hint={hint}>
        <input
          type="file"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          className="input"
          {...controlProps(field, hint)}
        />
      </FieldFrame>
      <div className="actions">{children}</div>
    </Form>
  );
}
