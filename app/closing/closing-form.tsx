import { ProfileSection } from "#app/accounts/profile/profile-section.tsx";
import { Button } from "#app/controls/button.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { PasswordField } from "#app/controls/password-field.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";

type ClosingFormProps = {
  name: string;
  reply: Reply | undefined;
  constraint: Record<string, Partial<FieldFacts>>;
};

/** Asks for the end: nobody presses this by mistake, for the name is typed and the password proves who it is. */
export function ClosingForm({ name, reply, constraint }: ClosingFormProps) {
  const { t } = useWords();
  const fields = plainFields(["name", "password"], { reply, constraint });
  return (
    <ProfileSection title={t("closing.form")}>
      <FormFaults reply={reply} fields={fields} />
      <Form>
        <TextField
          field={fields.name}
          label={t("closing.name")}
          hint={t("closing.name.hint", { name })}
          autoComplete="off"
        />
        <PasswordField field={fields.password} label={t("closing.password")} autoComplete="current-password" />
        <div>
          <Button kind="danger">{t("closing.submit")}</Button>
        </div>
      </Form>
    </ProfileSection>
  );
}
