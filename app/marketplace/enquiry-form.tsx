import { Button } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { EnquiryAgain, EnquiryStart } from "./enquiry-action.ts";
import { StrangerFields } from "./stranger-fields.tsx";

const names = ["name", "email", "text", "website"] as const;

type EnquiryFormProps = { start: EnquiryStart; again: EnquiryAgain | undefined };

/** The question to a seller, under their listing: no account, and nobody reads it before the address is proved. */
export function EnquiryForm({ start, again }: EnquiryFormProps) {
  const { t } = useWords();
  const reply = again?.reply;
  const fields = plainFields(names, { reply, constraint: start.constraint });
  const faults = faultsOf(Object.values(fields), reply?.error?.[""] ?? []);
  // A fault of no field is about sending: first of all that nothing is lost.
  const title = faults.some(({ field }) => field) ? {} : { title: t("asking.not_sent") };
  return (
    <section className="card" aria-labelledby="ask">
      <h2 id="ask" className="mb-3">
        {t("asking.title")}
      </h2>
      <ErrorSummary faults={faults} {...title} />
      <Form idempotencyKey={again?.idempotency_key ?? start.idempotency_key}>
        <TextareaField field={fields.text} label={t("asking.text")} hint={t("asking.text_hint")} rows={5} dir="auto" />
        <StrangerFields fields={fields} hint={t("asking.email_hint")} />
        <Button kind="primary" size="large">
          {t("asking.send")}
        </Button>
      </Form>
      <p className="field-hint">
        {t("asking.privacy")}{" "}
        <a className="link" href="/privacy">
          {t("ui.nav.privacy")}
        </a>
      </p>
    </section>
  );
}
