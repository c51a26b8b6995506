import { Button, LinkButton } from "#app/controls/button.tsx";
import { CodeInput } from "#app/controls/code-input.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";

type Props = { email: string; reply: Reply | undefined };

/** Asks for the code that was mailed to the address to change to. */
export function CodeForm({ email, reply }: Props) {
  const { t } = useWords();
  const fields = plainFields(["code"], { reply, constraint: { code: { required: true } } });
  return (
    <div className="grid gap-6">
      <FormFaults reply={reply} fields={fields} />
      <Form>
        <CodeInput field={fields.code} label={t("addresses.code")} hint={t("addresses.code_hint")} />
        <div className="actions">
          <Button kind="primary" name="intent" value="confirm">
            {t("addresses.code.submit")}
          </Button>
          <LinkButton kind="ghost" to="/profile">
            {t("addresses.cancel")}
          </LinkButton>
        </div>
      </Form>
      <Form className="actions">
        <input type="hidden" name="email" value={email} />
        <Button name="intent" value="ask">
          {t("addresses.code.again")}
        </Button>
        <LinkButton kind="ghost" to="/profile/email?other">
          {t("addresses.code.other")}
        </LinkButton>
      </Form>
    </div>
  );
}
