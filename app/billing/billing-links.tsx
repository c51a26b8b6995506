import { useWords } from "#app/locales/words.tsx";
import { billingPeriods } from "#app/web/site-pages.ts";
import type { Language } from "#db/vocabulary.ts";
import { plans } from "#worker/billing/plans.ts";
import { type Billing, euros, yearlySaving } from "./prices.ts";

type BillingProps = {
  billing: Billing /** The language the address names: the links keep naming it. */;
  named: Language | undefined;
};

/** Prices by the month or by the year: two addresses of one page. */
export function BillingLinks({ billing, named }: BillingProps) {
  const { t, language } = useWords();
  const saving = Math.max(...plans.map(yearlySaving));
  return (
    <nav className="billing" aria-label={t("pricing.billing")}>
      {billingPeriods.map((it) => (
        <a key={it} href={addressOf(it, named)} aria-current={it === billing ? "true" : undefined}>
          {t(`pricing.billing.${it}`)}{" "}
          {it === "yearly" && saving > 0 && <small>{t("pricing.saves", { price: euros(saving, language) })}</small>}
        </a>
      ))}
    </nav>
  );
}

function addressOf(billing: Billing, named: Language | undefined): string {
  const search = new URLSearchParams();
  if (named) search.set("lang", named);
  if (billing === "yearly") search.set("billing", billing);
  return `/pricing${search.size > 0 ? `?${search}` : ""}`;
}
