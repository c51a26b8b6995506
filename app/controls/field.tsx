import type { ReactNode } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";

/** What a field must know of itself. */
export type FieldFacts = {
  key?: string | undefined;
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  errors?: string[] | undefined;
  initialValue?: unknown;
  required?: boolean | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  min?: string | number | undefined;
  max?: string | number | undefined;
  step?: string | number | undefined;
  pattern?: string | undefined;
};

/** The facts of a field; its name is its id unless another is given. */
export const fieldFacts = (name: string, { id = name, ...more }: Partial<FieldFacts> = {}): FieldFacts => ({
  id,
  name,
  errorId: `${id}-error`,
  descriptionId: `${id}-hint`,
  ...more,
});

export type FieldWords = { field: FieldFacts; label: ReactNode; hint?: ReactNode };

/** The attributes every control takes from its field: name, constraints, and what describes it. */
export function controlProps(field: FieldFacts, hint?: ReactNode) {
  const described = [field.errors && field.errorId, hint !== undefined && field.descriptionId].filter(Boolean);
  return {
    id: field.id,
    name: field.name,
    required: field.required,
    "aria-invalid": field.errors ? true : undefined,
    "aria-describedby": described.join(" ") || undefined,
  };
}

/** The value a field starts with, as text. */
export const startText = ({ initialValue }: FieldFacts) =>
  typeof initialValue === "string" || typeof initialValue === "number" ? String(initialValue) : undefined;

/** Label above, control, hint, error: one column, the same everywhere. */
export function FieldFrame({ field, label, hint, children }: FieldWords & { children: ReactNode }) {
  const { t } = useWords();
  return (
    <div className="field">
      <label className="field-label" htmlFor={field.id}>
        {label} {field.required && <span className="field-mark">{t("ui.required")}</span>}
      </label>
      {children}
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}

/** The hint and the errors of a field. */
export function FieldNotes({ field, hint }: Pick<FieldWords, "field" | "hint">) {
  return (
    <>
      {hint !== undefined && (
        <p className="field-hint" id={field.descriptionId}>
          {hint}
        </p>
      )}
      {field.errors && (
        <p className="field-error" id={field.errorId}>
          <Icon of="circle-alert" />
          <span>{field.errors.join(" ")}</span>
        </p>
      )}
    </>
  );
}
