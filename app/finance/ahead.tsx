import { Link } from "@remix-run/react";
import { monthInWords } from "#app/clutches/step-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import type { Coming } from "#worker/finance/coming.ts";
import type { Forecast } from "#worker/finance/forecast.ts";
import type { FinancePage } from "#worker/finance/queries.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { useAddress } from "./address.ts";

/** What this month and the period may come to, with what is known of it already. */
export function Ahead({ page }: { page: FinancePage }) {
  const { t, language } = useWords();
  const to = useAddress();
  const { forecast, coming } = page;
  const amount = (cents: number) => moneyInWords(cents, page.currency, language);
  const note = (it: Forecast) =>
    it.low === null || it.high === null
      ? t("finance.forecast.unsure")
      : t("finance.forecast.between", { low: amount(it.low), high: amount(it.high) });
  const range = ({ low, high }: Coming) =>
    low === null || high === null
      ? t("finance.forecast.unsure")
      : t("finance.coming.between", { low: amount(low), high: amount(high) });
  const link = (href: string, cents: number) => (
    <Link className="link" to={href}>
      {amount(cents)}
    </Link>
  );
  return (
    <section className="mt-6">
      <h2 className="mb-3">{t("finance.forecast", { month: monthInWords(forecast.month, language) })}</h2>
      {!forecast.income && <p className="text-muted mb-3">{t("finance.forecast.few", { count: forecast.months })}</p>}
      <Stats>
        {forecast.income && (
          <Stat label={t("finance.income")} value={amount(forecast.income.cents)} note={note(forecast.income)} />
        )}
        {forecast.expense && (
          <Stat label={t("finance.expense")} value={amount(forecast.expense.cents)} note={note(forecast.expense)} />
        )}
        {coming && (
          <>
            <Stat label={t("finance.coming.income")} value={amount(coming.income.cents)} note={range(coming.income)} />
            <Stat
              label={t("finance.coming.expense")}
              value={amount(coming.expense.cents)}
              note={range(coming.expense)}
            />
            <Stat label={t("finance.coming.result")} value={amount(coming.result.cents)} note={range(coming.result)} />
          </>
        )}
        <Stat label={t("finance.reserved")} value={link(to("reserved"), page.reserved_cents)} />
        <Stat label={t("finance.recurring")} value={link("/expenses?show=recurring", page.recurring_cents)} />
      </Stats>
    </section>
  );
}
