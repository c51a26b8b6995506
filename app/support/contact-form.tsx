import { Button } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";

const names = ["full_name", "email", "subject", "message", "website"] as const;

type ContactFormProps = {
  reply: Reply | undefined;
  /** What the boxes start with, and what they demand. */
  start: Record<string, string>;
  constraint: Partial<Record<string, Partial<FieldFacts>>>;
  idempotencyKey: string;
};

/** The message form. What was refused keeps every word and says what to do. */
export function ContactForm({ reply, start, constraint, idempotencyKey }: ContactFormProps) {
  const { t } = useWords();
  const fields = plainFields(names, { reply, constraint, start });
  const faults = faultsOf(Object.values(fields), reply?.error?.[""] ?? []);
  // A fault of no field is about sending: first of all that nothing is lost.
  const title = faults.some(({ field }) => field) ? {} : { title: t("contact.not_sent") };
  return (
    <section className="card contact-form" aria-labelledby="write">
      <h2 id="write">{t("contact.write")}</h2>
      <ErrorSummary faults={faults} {...title} />
      <Form action="/contact" idempotencyKey={idempotencyKey}>
        <TextField field={fields.full_name} label={t("contact.full_name")} autoComplete="name" />
        <TextField
          field={fields.email}
          label={t("contact.email")}
          hint={t("contact.email_hint")}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField field={fields.subject} label={t("contact.subject")} />
        <TextareaField field={fields.message} label={t("contact.message")} rows={6} dir="auto" />
        {/* A trap for programs that fill in everything; people neither see nor reach it. */}
        <div className="unseen" aria-hidden="true">
          <TextField field={fields.website} label={t("contact.trap")} tabIndex={-1} autoComplete="off" />
        </div>
        <Button kind="primary" size="large">
          {t("contact.send")}
        </Button>
      </Form>
      <p className="field-hint">
        {t("contact.privacy")}{" "}
        <a className="link" href="/privacy#how_long">
          {t("ui.nav.privacy")}
        </a>
      </p>
    </section>
  );
}
