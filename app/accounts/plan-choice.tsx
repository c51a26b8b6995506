import { Link } from "@remix-run/react";
import { PlanFacts, PlanPrice } from "#app/billing/plan-facts.tsx";
import { type FieldFacts, FieldNotes } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { type Plan, plans } from "#worker/billing/plans.ts";

/** The plans as cards, on phones as one line that opens; the one on request is a way to the contact page, not a choice. */
export function PlanChoice({ field }: { field: FieldFacts }) {
  const { t } = useWords();
  const offered = plans.filter(({ monthly_cents }) => monthly_cents !== null);
  const onRequest = plans.filter(({ monthly_cents }) => monthly_cents === null);
  const standard = plans.find(({ most_popular }) => most_popular)?.key;
  const chosen = offered.find(({ key }) => key === field.initialValue)?.key ?? standard;
  return (
    <fieldset className="plan-pick grid gap-3" id={field.id} aria-label={t("accounts.details.plan")}>
      <legend className="mb-3 font-serif text-xl font-bold">{t("accounts.details.plan")}</legend>
      <div className="plan-cards">
        {offered.map((plan) => (
          <PlanRadio key={plan.key} plan={plan} name={field.name} isChosen={plan.key === chosen} />
        ))}
      </div>
      <PlanSwitch />
      {onRequest.map(({ key }) => (
        <p key={key} className="text-muted">
          <strong>{t(`plans.${key}.name`)}</strong>: {t("plans.on_request")}.{" "}
          <Link className="link" to="/contact">
            {t("plans.contact")}
          </Link>
        </p>
      ))}
      <FieldNotes field={field} />
    </fieldset>
  );
}

/** On a phone the plans are one line, the chosen one, until this box is ticked; a wider window never shows it. */
function PlanSwitch() {
  const { t } = useWords();
  return (
    <label className="plan-switch">
      <input type="checkbox" className="unseen" />
      <span>{t("accounts.details.plan_change")}</span>
      <span>{t("accounts.details.plan_keep")}</span>
    </label>
  );
}

function PlanRadio({ plan, name, isChosen }: { plan: Plan; name: string; isChosen: boolean }) {
  const { t } = useWords();
  return (
    <label className="plan-card" data-radio>
      <span className="plan-name">
        <input type="radio" name={name} value={plan.key} defaultChecked={isChosen} />
        <span>{t(`plans.${plan.key}.name`)}</span>{" "}
        {plan.most_popular && <Pill tone="green">{t("plans.most_popular")}</Pill>}
      </span>
      <PlanPrice plan={plan} />
      <PlanFacts plan={plan} />
    </label>
  );
}
