import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { FailedMail } from "#worker/operator/failed-mails.ts";

/** Mails that were given up, each with the way to send it once more. */
export function MailTable({ mails }: { mails: readonly FailedMail[] }) {
  const { t } = useWords();
  const clock = useClock();
  return (
    <RecordTable
      caption={t("console.mails")}
      rows={mails}
      columns={[
        { name: "subject", label: t("console.mail.subject"), cell: ({ subject }) => <bdi>{subject}</bdi> },
        {
          name: "to",
          label: t("console.mail.to"),
          cell: ({ to }) => <bdi className="[overflow-wrap:anywhere]">{to}</bdi>,
        },
        {
          name: "error",
          label: t("console.mail.error"),
          cell: ({ last_error }) => <code className="[overflow-wrap:anywhere]">{last_error}</code>,
        },
        { name: "at", label: t("console.mail.at"), cell: ({ created_at }) => clock.moment(created_at) },
      ]}
      actions={{
        label: t("console.mail.actions"),
        cell: ({ id, subject, again_at }) =>
          again_at ? (
            <span className="text-sm text-muted">
              {t("console.mail.was_again", { moment: clock.moment(again_at) })}
            </span>
          ) : (
            <Form className="contents">
              <input type="hidden" name="intent" value="again" />
              <input type="hidden" name="id" value={id} />
              <Button aria-label={t("console.mail.again_of", { subject })}>{t("console.mail.again")}</Button>
            </Form>
          ),
      }}
    />
  );
}
