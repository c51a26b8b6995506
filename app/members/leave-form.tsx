import { ProfileSection } from "#app/accounts/profile/profile-section.tsx";
import { Button } from "#app/controls/button.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { PasswordField } from "#app/controls/password-field.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { useWords } from "#app/locales/words.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { Reply } from "#app/web/submit.ts";

type Props = { reply: Reply | undefined; constraint: Record<string, Partial<FieldFacts>> };

/** The way out of the organisation, for whoever knows the password. */
export function LeaveForm({ reply, constraint }: Props) {
  const { t } = useWords();
  const viewer = useRoot()?.viewer;
  const fields = plainFields(["current_password"], { reply, constraint, form: "leave" });
  return (
    <div id="leave">
      <ProfileSection
        title={t("profile.leave.title")}
        lead={t("profile.leave.lead", { organization: viewer?.organization ?? "" })}
      >
        <FormFaults reply={reply} fields={fields} />
        <Form>
          <input type="hidden" name="intent" value="leave" />
          <input type="text" name="username" value={viewer?.email} autoComplete="username" readOnly hidden />
          <PasswordField
            field={fields.current_password}
            label={t("profile.password.current")}
            autoComplete="current-password"
          />
          <div>
            <Button kind="danger">{t("profile.leave.submit")}</Button>
          </div>
        </Form>
      </ProfileSection>
    </div>
  );
}
