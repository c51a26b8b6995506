import { Button } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";

/** Forgets what counts against an address, so that whoever it is of can go on at once. */
export function FreeAddressForm({ reply }: { reply: Reply | undefined }) {
  const { t } = useWords();
  const fields = plainFields(["email"], { reply, constraint: { email: { required: true, maxLength: 254 } } });
  return (
    <section aria-labelledby="free" className="grid max-w-prose gap-3">
      <h2 id="free">{t("console.mail.free")}</h2>
      <p className="text-muted">{t("console.mail.free_lead")}</p>
      <Form>
        <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
        <input type="hidden" name="intent" value="free" />
        <TextField field={fields.email} label={t("console.mail.address")} type="email" autoComplete="off" />
        <Button>{t("console.mail.free_go")}</Button>
      </Form>
    </section>
  );
}
