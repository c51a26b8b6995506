import { Button, LinkButton } from "#app/controls/button.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";

type Props = { reply: Reply | undefined; constraint: Partial<Record<string, Partial<FieldFacts>>> };

/** Asks for the address to change to. */
export function AddressForm({ reply, constraint }: Props) {
  const { t } = useWords();
  const fields = plainFields(["email"], { reply, constraint });
  return (
    <div className="grid gap-5">
      <FormFaults reply={reply} fields={fields} />
      <p>{t("addresses.consequences")}</p>
      <Form>
        <TextField
          field={fields.email}
          label={t("addresses.new")}
          hint={t("addresses.new_hint")}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="actions">
          <Button kind="primary" name="intent" value="ask">
            {t("addresses.submit")}
          </Button>
          <LinkButton kind="ghost" to="/profile">
            {t("addresses.cancel")}
          </LinkButton>
        </div>
      </Form>
    </div>
  );
}
