import type { ReactNode } from "react";
import { roles } from "#app/lists/table-roles.ts";
import { type Translate, useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { type Plan, plans } from "#worker/billing/plans.ts";
import { type Billing, euros } from "./prices.ts";

// What every plan has: a row each, with the same sign in all of them.
const inAll = [
  ...(["register", "places", "pedigree", "inbreeding", "pairing", "season", "colours", "species"] as const),
  ...(["trade", "shelf", "papers", "import", "export", "trash", "trail"] as const),
];

/** The plans side by side. On a phone each row names itself above its three cells. */
export function PlanComparison({ billing }: { billing: Billing }) {
  const { t, language } = useWords();
  const price = (cents: number) => euros(cents, language);
  return (
    <section className="site-width band" aria-labelledby="compare">
      <h2 id="compare">{t("pricing.compare")}</h2>
      <p className="text-muted">{t("pricing.compare_lead")}</p>
      <table className="compare" aria-labelledby="compare" {...roles.table}>
        <Heads />
        <tbody {...roles.group}>
          <Row name={t("pricing.row.price")} cell={(plan) => priceIn(plan, { billing, t, price })} />
          <Row name={t("pricing.row.birds")} cell={({ birds }) => birdsIn(birds, t)} />
          <Row name={t("pricing.row.users")} cell={({ users }) => mostIn(users, t)} />
          <Row
            name={t("pricing.row.sites")}
            cell={({ sites }) => (sites === 0 ? t("pricing.not_in") : mostIn(sites, t))}
          />
          <Row name={t("pricing.row.listings")} cell={({ listings }) => mostIn(listings, t)} />
          <Row name={t("pricing.row.keys")} cell={(plan) => keysIn(plan, t)} />
          <Row
            name={t("pricing.row.webhooks")}
            cell={({ webhooks }) => (webhooks === 0 ? t("pricing.not_in") : String(webhooks))}
          />
          {inAll.map((key) => (
            <Row key={key} name={t(`pricing.row.${key}`)} cell={() => <Included />} />
          ))}
          <Row
            name={t("pricing.row.own_look")}
            cell={({ own_look }) => (own_look ? <Included /> : t("pricing.not_included"))}
          />
          <Row name={t("pricing.row.languages")} cell={() => t("pricing.both_languages")} />
          <Row name={t("pricing.row.trial")} cell={(plan) => trialIn(plan, t)} />
          <Row name={t("pricing.row.support")} cell={() => t("pricing.by_mail")} />
        </tbody>
      </table>
    </section>
  );
}

function Heads() {
  const { t } = useWords();
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        <th scope="col" {...roles.head}>
          <span className="unseen">{t("pricing.row")}</span>
        </th>
        {plans.map(({ key, most_popular }) => (
          <th key={key} scope="col" data-popular={most_popular || undefined} {...roles.head}>
            {t(`plans.${key}.name`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ name, cell }: { name: string; cell: (plan: Plan) => ReactNode }) {
  return (
    <tr {...roles.row}>
      <th scope="row" {...roles.rowHead}>
        {name}
      </th>
      {plans.map((plan) => (
        <td key={plan.key} data-popular={plan.most_popular || undefined} {...roles.cell}>
          {cell(plan)}
        </td>
      ))}
    </tr>
  );
}

function Included() {
  const { t } = useWords();
  return (
    <>
      <Icon of="check" />
      <span className="unseen">{t("pricing.included")}</span>
    </>
  );
}

type PriceContext = { billing: Billing; t: Translate; price: (cents: number) => string };

function priceIn({ monthly_cents, yearly_cents }: Plan, { billing, t, price }: PriceContext): string {
  if (monthly_cents === null || yearly_cents === null) return t("pricing.agreed");
  if (monthly_cents === 0) return t("plans.free");
  if (billing === "yearly") return `${price(yearly_cents)} ${t("plans.a_year")}`;
  return `${price(monthly_cents)} ${t("plans.a_month")}`;
}

const birdsIn = (birds: number | null, t: Translate) =>
  birds === null ? t("pricing.no_limit") : t("plans.birds", { count: birds });

const keysIn = ({ keys, keys_write }: Plan, t: Translate) =>
  keys_write ? String(keys) : t("pricing.keys_read", { count: keys });

const mostIn = (most: number | null, t: Translate) => (most === null ? t("pricing.no_limit") : String(most));

function trialIn({ monthly_cents, trial_days }: Plan, t: Translate): string {
  if (trial_days > 0) return t("pricing.trial_days", { count: trial_days });
  return t(monthly_cents === 0 ? "pricing.no_trial" : "pricing.agreed");
}
