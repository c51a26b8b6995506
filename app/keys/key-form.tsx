import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import type { FreshForm } from "#app/kit/fresh-form.ts";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { keyLives, keyScopes } from "#db/words/billing.ts";

type Props = { form: FreshForm; reply: Reply | undefined; mayWrite: boolean };

/** Makes a key: what it is for, what it may, and for how long. */
export function KeyForm({ form, reply, mayWrite }: Props) {
  const { t } = useWords();
  const { limits: constraint, idempotency_key } = form;
  const start = { scope: "read", expires: "365" };
  const fields = plainFields(["name", "scope", "expires"], { reply, constraint, start });
  const scopes = mayWrite ? keyScopes : (["read"] as const);
  return (
    <>
      <FormFaults reply={reply} fields={fields} />
      <Form key={idempotency_key} idempotencyKey={idempotency_key} className="form">
        <TextField field={fields.name} label={t("apikeys.name")} hint={t("apikeys.name_hint")} autoComplete="off" />
        <SelectField
          field={fields.scope}
          label={t("apikeys.scope")}
          choices={scopes.map((value) => ({ value, label: t(`apikeys.scope.${value}`) }))}
        />
        <SelectField
          field={fields.expires}
          label={t("apikeys.expires")}
          choices={keyLives.map((value) => ({ value, label: t(`apikeys.expires.${value}`) }))}
        />
        <div className="actions">
          <Button kind="primary">{t("apikeys.make")}</Button>
        </div>
      </Form>
    </>
  );
}
