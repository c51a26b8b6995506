import type { ReactNode } from "react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { planOf } from "#worker/billing/plans.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import type { BillingView, ChangeView } from "#worker/subscriptions/contract.ts";
import { useEuros } from "./euros.ts";

type Props = { view: BillingView; change: ChangeView; faults: ReactNode };

/** Asks before a plan is paid by another period: to the year at once, less what is paid already; to the month at the end. */
export function ChangeQuestion({ view, change: { credit_cents, due_cents, vat_cents, on }, faults }: Props) {
  const { t, language } = useWords();
  const euros = useEuros();
  const to = view.period === "monthly" ? "yearly" : "monthly";
  const { monthly_cents, yearly_cents } = planOf(view.plan);
  const price = (to === "yearly" ? yearly_cents : monthly_cents) ?? 0;
  const day = dayInWords(on, language);
  // By the month it is only from the end of the year on.
  const isNow = to === "yearly";
  const rate = view.vat_rate;
  const percent = rate === null ? "" : numberFormat(language, { maximumFractionDigits: 2 }).format(rate / 100);
  return (
    <>
      <PageHeader title={t(`subscriptions.change.${to}`)} lead={t(`subscriptions.change.${to}.lead`, { day })} />
      <div className="grid gap-4">
        {faults}
        <dl className="stats">
          <Sum label={t("subscriptions.change.price")} value={euros(price)} />
          {credit_cents > 0 && <Sum label={t("subscriptions.change.credit")} value={`−${euros(credit_cents)}`} />}
          {isNow && (
            <Sum
              label={t("subscriptions.change.due")}
              value={euros(due_cents)}
              note={vat_cents === null ? "" : t("subscriptions.change.vat", { vat: euros(vat_cents), percent })}
            />
          )}
        </dl>
        <Form className="actions" action="/billing">
          <input type="hidden" name="do" value="change" />
          <input type="hidden" name="period" value={to} />
          <Button kind="primary">
            {isNow ? t("subscriptions.change.pay", { due: euros(due_cents) }) : t("subscriptions.change.yes")}
          </Button>
          <LinkButton kind="ghost" to="/billing">
            {t("subscriptions.change.no")}
          </LinkButton>
        </Form>
      </div>
    </>
  );
}

function Sum({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div className="stat">
      <dt>{label}</dt>
      <dd>{value}</dd>
      {note && <dd>{note}</dd>}
    </div>
  );
}
