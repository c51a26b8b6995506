import type { FieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";

type StrangerFieldsProps = {
  fields: Record<"name" | "email" | "website", FieldFacts>;
  /** What becomes of the address. */
  hint: string;
};

/** Who somebody without an account is, with the trap for programs that fill in everything. */
export function StrangerFields({ fields, hint }: StrangerFieldsProps) {
  const { t } = useWords();
  return (
    <>
      <TextField field={fields.name} label={t("asking.name")} autoComplete="name" />
      <TextField
        field={fields.email}
        label={t("asking.email")}
        hint={hint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="unseen" aria-hidden="true">
        <TextField field={fields.website} label={t("asking.trap")} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
