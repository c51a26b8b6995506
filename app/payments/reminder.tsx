import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Fact, factsClass } from "#app/marks/fact.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reminder } from "#worker/payments/reminders.ts";

/** The letter as it would go, and the press that sends it. */
export function ReminderPage({
  reminder: { sale_id, contact, number, to, subject, text, language, why },
  fault,
}: {
  reminder: Reminder;
  fault: string | undefined;
}) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("payments.remind.title", { name: contact ?? number })} lead={t("payments.remind.lead")} />
      {fault && <Banner tone="error">{fault}</Banner>}
      {why && <Banner tone="warning">{t(`payments.remind.why.${why}`)}</Banner>}
      <div className="card grid gap-4 mb-6">
        <dl className={factsClass}>
          {to !== "" && (
            <Fact label="payments.remind.to" isWide>
              {to}
            </Fact>
          )}
          <Fact label="payments.remind.subject" isWide>
            {subject}
          </Fact>
        </dl>
        <p lang={language} className="whitespace-pre-line">
          {text}
        </p>
      </div>
      <Form>
        <input type="hidden" name="do" value="remind" />
        <input type="hidden" name="id" value={sale_id} />
        <div className="actions">
          {!why && <Button kind="primary">{t("payments.remind.send")}</Button>}
          <LinkButton to="/payments">{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
