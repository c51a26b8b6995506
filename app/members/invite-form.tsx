import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import type { FreshForm } from "#app/kit/fresh-form.ts";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { RoleField } from "./role-field.tsx";

type Props = { form: FreshForm; reply: Reply | undefined };

/** Asks somebody to become a member. */
export function InviteForm({ form, reply }: Props) {
  const { t } = useWords();
  const fields = plainFields(["email", "role"], {
    reply,
    constraint: form.limits,
    start: { role: "keeper" },
    form: "invite",
  });
  return (
    <>
      <FormFaults reply={reply} fields={fields} />
      <Form idempotencyKey={form.idempotency_key}>
        <input type="hidden" name="intent" value="invite" />
        <TextField
          field={fields.email}
          label={t("members.invite.email")}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <RoleField field={fields.role} />
        <div className="actions">
          <Button kind="primary">{t("members.invite.submit")}</Button>
        </div>
      </Form>
    </>
  );
}
