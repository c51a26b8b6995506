import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { useMember } from "#app/web/root-data.ts";
import { type Plan, planOf, plans } from "#worker/billing/plans.ts";
import { PlanFacts, PlanPrice } from "./plan-facts.tsx";
import type { Billing } from "./prices.ts";

/** The plans as the front page shows them, under a heading. */
export function PlanCards() {
  const { t } = useWords();
  return (
    <section className="site-width band" aria-labelledby="plans">
      <h2 id="plans">{t("home.plans")}</h2>
      <p className="text-muted">{t("home.plans_lead", { count: planOf("starter").birds ?? 0 })}</p>
      <PlanGrid isBrief />
    </section>
  );
}

type GridProps = {
  /** The price that stands first. */
  billing?: Billing;
  /** Only what tells the plans apart. */
  isBrief?: boolean;
};

/** The whole catalogue, one card for each plan. */
export function PlanGrid({ billing, isBrief = false }: GridProps) {
  return (
    <div className="plan-cards plan-offers" data-brief={isBrief || undefined}>
      {plans.map((plan) => (
        <PlanCard key={plan.key} plan={plan} billing={billing} isBrief={isBrief} />
      ))}
    </div>
  );
}

type CardProps = { plan: Plan; billing: Billing | undefined; isBrief: boolean };

function PlanCard({ plan, billing, isBrief }: CardProps) {
  const { t } = useWords();
  const { to, words } = useWayIn(plan);
  const name = t(`plans.${plan.key}.name`);
  return (
    <article className="plan-card" data-popular={plan.most_popular || undefined}>
      <h3 className="plan-name">
        <span>{name}</span> {plan.most_popular && <Pill tone="green">{t("plans.most_popular")}</Pill>}
      </h3>
      <p className="text-muted">{t(`plans.${plan.key}.for`)}</p>
      <PlanPrice plan={plan} billing={billing} />
      <LinkButton kind={plan.most_popular ? "primary" : "quiet"} to={to}>
        {words}
        <span className="unseen">: {name}</span>
      </LinkButton>
      <PlanFacts plan={plan} isBrief={isBrief} />
    </article>
  );
}

// Who is inside has signed up already: what is free is at hand, what costs is agreed with people.
function useWayIn({ key, monthly_cents, trial_days }: Plan): { to: string; words: string } {
  const { t } = useWords();
  const isInside = useMember() !== undefined;
  if (monthly_cents === null || (isInside && monthly_cents > 0)) return { to: "/contact", words: t("plans.contact") };
  if (isInside) return { to: "/dashboard", words: t("ui.nav.dashboard") };
  return { to: `/signup?plan=${key}`, words: t(trial_days > 0 ? "plans.try" : "plans.start") };
}
