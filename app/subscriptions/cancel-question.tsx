import type { ReactNode } from "react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { dayInWords } from "#worker/locales/dates.ts";
import type { BillingView } from "#worker/subscriptions/contract.ts";

type Props = { view: BillingView; faults: ReactNode };

/** Asks before a plan is cancelled: until when it goes on, what stays, what can be taken along, and the money back. */
export function CancelQuestion({ view, faults }: Props) {
  const { t, language } = useWords();
  const { state, period_end, refundable_until } = view;
  // What is cancelled already may still be given back.
  const isCancelled = state === "cancelling";
  const day = (on: string | null) => (on ? dayInWords(on, language) : "");
  const back = refundable_until && t("subscriptions.cancel.refundable", { day: day(refundable_until) });
  const going =
    state === "past_due" ? t("subscriptions.cancel.now") : t("subscriptions.cancel.until", { day: day(period_end) });
  const lead = (isCancelled && back) || going;
  return (
    <>
      <PageHeader
        title={t(isCancelled ? "subscriptions.money_back.question" : "subscriptions.cancel.question")}
        lead={lead}
      />
      <div className="grid gap-4">
        {faults}
        <p className="max-w-prose">{t("subscriptions.cancel.stays")}</p>
        <p>
          <a className="link" href="/settings/archive">
            {t("subscriptions.cancel.archive")}
          </a>
        </p>
        {back && !isCancelled && <p className="max-w-prose">{back}</p>}
        <Form className="actions" action="/billing">
          <input type="hidden" name="do" value="cancel" />
          {!isCancelled && <Button kind="danger">{t("subscriptions.cancel.yes")}</Button>}
          {refundable_until && (
            <Button {...(isCancelled && { kind: "danger" as const })} name="refund" value="1">
              {t(isCancelled ? "subscriptions.money_back" : "subscriptions.cancel.refund")}
            </Button>
          )}
          <LinkButton kind="ghost" to="/billing">
            {t("subscriptions.cancel.no")}
          </LinkButton>
        </Form>
      </div>
    </>
  );
}
