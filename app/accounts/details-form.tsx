import { useForm } from "@conform-to/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { CheckboxField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { Missing } from "#app/controls/missing-fields.tsx";
import { PasswordField } from "#app/controls/password-field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { PlanChoice } from "./plan-choice.tsx";
import { TermsLinks } from "./terms-links.tsx";

const names = [
  "plan",
  "organization_name",
  "first_name",
  "last_name",
  "password",
  "confirm_password",
  "terms",
] as const;
type DetailsFormProps = {
  reply: Reply | undefined;
  start: Partial<Record<(typeof names)[number], string>>;
  constraint: Record<string, Partial<FieldFacts>>;
};

/** Step 2 of the sign-up: plan, organisation, person, password, terms. */
export function DetailsForm({ reply, start, constraint }: DetailsFormProps) {
  const { t } = useWords();
  const [form, fields] = useForm<Record<(typeof names)[number], string>>({
    id: "details",
    lastResult: reply ?? null,
    defaultValue: start,
    constraint,
    defaultNoValidate: false,
  });
  return (
    <>
      <ErrorSummary
        faults={faultsOf(
          names.map((name) => fields[name]),
          form.errors,
        )}
      />
      <Form id={form.id} onSubmit={form.onSubmit} className="grid gap-3" data-ready>
        {/* Filled in by the enhancing script. */}
        <input type="hidden" name="timezone" data-timezone />
        <PlanChoice field={fields.plan} />
        <TextField
          field={fields.organization_name}
          label={t("accounts.details.organization_name")}
          autoComplete="organization"
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField field={fields.first_name} label={t("accounts.details.first_name")} autoComplete="given-name" />
          <TextField field={fields.last_name} label={t("accounts.details.last_name")} autoComplete="family-name" />
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <PasswordField
            field={fields.password}
            label={t("accounts.password")}
            hint={t("accounts.details.password_hint")}
            autoComplete="new-password"
          />
          <PasswordField
            field={fields.confirm_password}
            label={t("accounts.confirm_password")}
            autoComplete="new-password"
          />
        </div>
        <CheckboxField
          field={fields.terms}
          label={<TermsLinks before={t("accounts.details.terms")} />}
          data-name={t("accounts.details.terms_missing")}
        />
        <div className="grid gap-3">
          <div className="actions">
            <Button kind="primary" size="large" busy={t("accounts.details.busy")}>
              {t("accounts.details.submit")}
            </Button>
            <LinkButton kind="ghost" size="large" to="/signup">
              {t("accounts.details.back")}
            </LinkButton>
          </div>
          <Missing />
        </div>
      </Form>
    </>
  );
}
