import { Button } from "#app/controls/button.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { PasswordField } from "#app/controls/password-field.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { useWords } from "#app/locales/words.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { Reply } from "#app/web/submit.ts";
import { ProfileSection } from "./profile-section.tsx";

type PasswordFormProps = { reply: Reply | undefined; constraint: Record<string, Partial<FieldFacts>> };

/** Changes the password; the current one proves that it is still the same person. */
export function PasswordForm({ reply, constraint }: PasswordFormProps) {
  const { t } = useWords();
  const viewer = useRoot()?.viewer;
  const fields = plainFields(["current_password", "password"], { reply, constraint });
  return (
    <ProfileSection title={t("profile.password.title")} lead={t("profile.password.lead")}>
      <FormFaults reply={reply} fields={fields} />
      <Form>
        <input type="hidden" name="intent" value="password" />
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" value={viewer?.email} autoComplete="username" readOnly hidden />
        <PasswordField
          field={fields.current_password}
          label={t("profile.password.current")}
          autoComplete="current-password"
        />
        <PasswordField
          field={fields.password}
          label={t("profile.password.new")}
          hint={t("profile.password.hint")}
          autoComplete="new-password"
        />
        <div>
          <Button>{t("profile.password.save")}</Button>
        </div>
      </Form>
    </ProfileSection>
  );
}
