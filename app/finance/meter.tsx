import { Link } from "@remix-run/react";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import type { FinancePage } from "#worker/finance/queries.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { useAddress } from "./address.ts";

/** How far a year's sales are from where the exemption ends. */
export function Meter({ meter }: { meter: NonNullable<FinancePage["meter"]> }) {
  const { t, language } = useWords();
  const clock = useClock();
  const to = useAddress();
  const amount = (cents: number) => moneyInWords(cents, meter.currency, language);
  return (
    <section className="mt-6">
      <h2>{t("finance.meter")}</h2>
      <p>
        <Link
          className="link"
          to={to("income", { from: `${meter.year}-01-01`, to: `${meter.year}-12-31`, currency: meter.currency })}
        >
          {t("finance.meter.of", { year: meter.year, amount: amount(meter.cents), limit: amount(meter.limit_cents) })}
        </Link>
      </p>
      <meter
        className="finance-meter"
        aria-label={t("finance.meter")}
        min={0}
        max={meter.at_once_cents}
        high={meter.limit_cents}
        value={meter.cents}
      />
      <p className="text-muted">
        {t("finance.meter.why", {
          most: amount(meter.at_once_cents),
          source: meter.source,
          day: clock.day(meter.review_on),
        })}
      </p>
    </section>
  );
}
