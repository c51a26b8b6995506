import { PlanFacts, PlanPrice } from "#app/billing/plan-facts.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Pill } from "#app/ui/pill.tsx";
import { useWords } from "#app/ui/words.tsx";
import { type Plan, plans } from "#worker/billing/plans.ts";

/** The plan catalogue as the public site shows it. */
export function PlanCards() {
  const { t } = useWords();
  return (
    <section className="site-width band" aria-labelledby="plans">
      <h2 id="plans">{t("home.plans")}</h2>
      <p className="text-muted">{t("home.plans_lead")}</p>
      <div className="plan-cards mt-6">
        {plans.map((plan) => (
          <PlanCard key={plan.key} plan={plan} />
        ))}
      </div>
    </section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useWords();
  const onRequest = plan.monthly_cents === null;
  const words = onRequest ? t("plans.contact") : plan.trial_days > 0 ? t("plans.try") : t("plans.start");
  return (
    <article className="plan-card" data-popular={plan.most_popular || undefined}>
      <h3 className="plan-name">
        <span>{t(`plans.${plan.key}.name`)}</span>
        {plan.most_popular && <Pill tone="green">{t("plans.most_popular")}</Pill>}
      </h3>
      <p className="text-muted">{t(`plans.${plan.key}.for`)}</p>
      <PlanPrice plan={plan} />
      <PlanFacts plan={plan} />
      <LinkButton kind={plan.most_popular ? "primary" : "quiet"} to={onRequest ? "/contact" : "/signup"}>
        {words}
        <span className="unseen">: {t(`plans.${plan.key}.name`)}</span>
      </LinkButton>
    </article>
  );
}
