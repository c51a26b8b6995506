import { Check } from "lucide-react";
import { Icon } from "#app/ui/icon.tsx";
import { localeOf, useWords } from "#app/ui/words.tsx";
import type { Plan } from "#worker/billing/plans.ts";

/** What a plan costs, per month and per year. */
export function PlanPrice({ plan }: { plan: Plan }) {
  const { t, language } = useWords();
  const euros = (cents: number) =>
    new Intl.NumberFormat(localeOf(language), { style: "currency", currency: "EUR", minimumFractionDigits: 0 }).format(
      cents / 100,
    );
  if (plan.monthly_cents === null) return <p className="plan-price">{t("plans.on_request")}</p>;
  if (plan.monthly_cents === 0)
    return (
      <p className="plan-price">
        {t("plans.free")} <small>{t("plans.forever")}</small>
      </p>
    );
  const yearly = plan.yearly_cents === null ? "" : t("plans.a_year", { price: euros(plan.yearly_cents) });
  return (
    <p className="plan-price">
      {euros(plan.monthly_cents)}{" "}
      <small>
        {t("plans.a_month")} {yearly}
      </small>
    </p>
  );
}

/** What a plan gives today, read from the catalogue. */
export function PlanFacts({ plan }: { plan: Plan }) {
  const { t } = useWords();
  const birds = plan.birds === null ? t("plans.birds_unlimited") : t("plans.birds", { count: plan.birds });
  const onRequest = plan.monthly_cents === null;
  const trial = plan.trial_days > 0 ? [t("plans.trial", { count: plan.trial_days }), t("plans.after_trial")] : [];
  const facts = [birds, t("plans.everything"), ...trial, ...(onRequest ? [t("plans.talk")] : [])];
  return (
    <ul className="plan-facts">
      {facts.map((fact) => (
        <li key={fact}>
          <Icon of={Check} />
          {fact}
        </li>
      ))}
    </ul>
  );
}
