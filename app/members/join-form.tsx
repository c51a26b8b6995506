import { TermsLinks } from "#app/accounts/terms-links.tsx";
import { Button } from "#app/controls/button.tsx";
import { CheckboxField } from "#app/controls/choice-fields.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { Missing } from "#app/controls/missing-fields.tsx";
import { PasswordField } from "#app/controls/password-field.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";

type Props = {
  email: string;
  reply: Reply | undefined;
  constraint: Partial<Record<string, Partial<FieldFacts>>>;
};

/** What is asked of somebody who was invited: names, a password, the terms. */
export function JoinForm({ email, reply, constraint }: Props) {
  const { t } = useWords();
  const names = ["first_name", "last_name", "password", "confirm_password", "terms"] as const;
  const fields = plainFields(names, { reply, constraint });
  return (
    <>
      <FormFaults reply={reply} fields={fields} />
      <Form data-ready>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
        <TextField field={fields.first_name} label={t("accounts.details.first_name")} autoComplete="given-name" />
        <TextField field={fields.last_name} label={t("accounts.details.last_name")} autoComplete="family-name" />
        <PasswordField
          field={fields.password}
          label={t("accounts.password")}
          hint={t("accounts.password_hint")}
          autoComplete="new-password"
        />
        <PasswordField
          field={fields.confirm_password}
          label={t("accounts.confirm_password")}
          autoComplete="new-password"
        />
        <CheckboxField
          field={fields.terms}
          label={<TermsLinks before={t("accounts.details.terms")} />}
          data-name={t("accounts.details.terms_missing")}
        />
        <Button kind="primary" size="large" busy={t("join.busy")}>
          {t("join.submit")}
        </Button>
        <Missing />
      </Form>
    </>
  );
}
