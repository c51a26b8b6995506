import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { Plan } from "#worker/billing/plans.ts";
import { type Billing, euros, yearlySaving } from "./prices.ts";

type PriceProps = {
  plan: Plan /** The way of paying that stands first; the other stands below it. */;
  billing?: Billing;
};

/** What a plan costs, per month and per year. */
export function PlanPrice({ plan, billing = "monthly" }: PriceProps) {
  const { t, language } = useWords();
  const { monthly_cents, yearly_cents } = plan;
  if (monthly_cents === null || yearly_cents === null)
    return <Price amount={t("plans.on_request")} note={t("plans.talk")} isInWords />;
  if (monthly_cents === 0) return <Price amount={t("plans.free")} note={t("plans.forever")} />;
  const price = (cents: number) => euros(cents, language);
  if (billing === "monthly") {
    const note = t("plans.or_a_year", { price: price(yearly_cents) });
    return <Price amount={price(monthly_cents)} per={t("plans.a_month")} note={note} />;
  }
  const note = t("plans.comes_to", { price: price(yearly_cents / 12), saving: price(yearlySaving(plan)) });
  return <Price amount={price(yearly_cents)} per={t("plans.a_year")} note={note} />;
}

type PriceText = { amount: string; per?: string; note: string; isInWords?: boolean };

function Price({ amount, per, note, isInWords }: PriceText) {
  return (
    <p className="plan-price" data-words={isInWords || undefined}>
      {amount} {per && <small>{per}</small>} <span>{note}</span>
    </p>
  );
}

/** What a plan gives today, read from the catalogue; `isBrief` leaves out what every plan has and what comes later. */
export function PlanFacts({ plan, isBrief = false }: { plan: Plan; isBrief?: boolean }) {
  const { t } = useWords();
  const { birds, users, sites, listings, keys, keys_write, webhooks } = plan;
  const counted = birds === null ? t("plans.birds_unlimited") : t("plans.birds", { count: birds });
  const members = users === null ? t("plans.users_unlimited") : t("plans.users", { count: users });
  const located = sites === null ? t("plans.sites_unlimited") : t("plans.sites", { count: sites });
  const listed = listings === null ? t("plans.listings_unlimited") : t("plans.listings", { count: listings });
  const trial = plan.trial_days > 0 ? t("plans.trial", { count: plan.trial_days }) : undefined;
  const inAll = isBrief ? [] : [t("plans.everything"), t("plans.export")];
  const keyed = keys_write ? t("plans.keys", { count: keys }) : t("plans.keys_read", { count: keys });
  const programs = isBrief ? [] : [keyed, ...(webhooks > 0 ? [t("plans.webhooks", { count: webhooks })] : [])];
  const look = plan.own_look ? [t("plans.own_look")] : [];
  const facts = [
    ...(isBrief ? [`${counted} · ${members}`] : [counted, members]),
    ...(birds === null ? [] : [t("plans.birds_counted")]),
    ...(isBrief && sites !== 0 ? [`${located} · ${listed}`] : [listed, ...(sites === 0 ? [] : [located])]),
    ...look,
    ...programs,
    ...inAll,
    ...(trial ? [trial] : []),
    ...(trial && !isBrief ? [t("plans.after_trial")] : []),
  ];
  return (
    <ul className="plan-facts">
      {facts.map((fact) => (
        <li key={fact} data-trial={fact === trial || undefined}>
          <Icon of="check" />
          {fact}
        </li>
      ))}
    </ul>
  );
}
