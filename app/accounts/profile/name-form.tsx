import { Link } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { Reply } from "#app/web/submit.ts";
import { ProfileSection } from "./profile-section.tsx";

type NameFormProps = { reply: Reply | undefined; constraint: Record<string, Partial<FieldFacts>> };

/** The reader's own names, beside the address and organisation that go with them. */
export function NameForm({ reply, constraint }: NameFormProps) {
  const { t } = useWords();
  const viewer = useRoot()?.viewer;
  const start = { first_name: viewer?.first_name, last_name: viewer?.last_name };
  const fields = plainFields(["first_name", "last_name"], { reply, constraint, start });
  return (
    <ProfileSection title={t("profile.name.title")}>
      <FormFaults reply={reply} fields={fields} />
      <Form>
        <input type="hidden" name="intent" value="name" />
        <TextField field={fields.first_name} label={t("profile.name.first")} autoComplete="given-name" />
        <TextField field={fields.last_name} label={t("profile.name.last")} autoComplete="family-name" />
        <dl className="facts grid gap-3">
          <div>
            <dt>{t("profile.email")}</dt>
            <dd>
              {viewer?.email}{" "}
              {!viewer?.is_demo && (
                <Link className="link" to="/profile/email">
                  {t("profile.email.change")}
                </Link>
              )}
            </dd>
          </div>
          <div>
            <dt>{t("profile.organization")}</dt>
            <dd>{viewer?.organization}</dd>
          </div>
        </dl>
        <div>
          <Button>{t("profile.name.save")}</Button>
        </div>
      </Form>
    </ProfileSection>
  );
}
