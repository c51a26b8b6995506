import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { BillingLinks } from "#app/billing/billing-links.tsx";
import { PlanGrid } from "#app/billing/plan-cards.tsx";
import { PlanComparison } from "#app/billing/plan-comparison.tsx";
import { billingIn } from "#app/billing/prices.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Closing } from "#app/site/closing.tsx";
import { Faq } from "#app/site/faq.tsx";
import { siteHead } from "#app/site/head.ts";
import { Reasons } from "#app/site/reasons.tsx";
import { StartLink } from "#app/site/start-link.tsx";
import { planOf } from "#worker/billing/plans.ts";

export function loader({ request, context }: LoaderFunctionArgs) {
  const { PAYMENTS } = context.env;
  const takes_cards = PAYMENTS === "stripe" || (PAYMENTS === "test" && context.env.ENVIRONMENT !== "production");
  return { billing: billingIn(new URL(request.url).searchParams), named: context.named_language, takes_cards };
}

export const meta: MetaFunction = (args) => siteHead(args, "/pricing");

export default function Pricing() {
  const { t } = useWords();
  const { billing, named, takes_cards } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="site-width pricing">
        <Link className="back" to="/">
          <Icon of="arrow-left" />
          {t("pricing.back")}
        </Link>
        <div className="pricing-head">
          <div>
            <h1 tabIndex={-1}>{t("pricing.headline")}</h1>
            <p className="pricing-lead">{t("pricing.lead")}</p>
          </div>
          <BillingLinks billing={billing} named={named} />
        </div>
        <h2 className="unseen">{t("pricing.plans")}</h2>
        <PlanGrid billing={billing} />
        <p className="field-hint mt-4">{t("pricing.note")}</p>
      </div>
      <PlanComparison billing={billing} />
      <Reasons />
      <div className="site-width band">
        <Questions takesCards={takes_cards} />
      </div>
      <Closing title={t("pricing.end.title")} text={t("pricing.end.text")}>
        <StartLink plan="starter">{t("pricing.end.start")}</StartLink>
        <LinkButton size="large" to="/contact">
          {t("plans.contact")}
        </LinkButton>
      </Closing>
    </>
  );
}

const questions = ["card", "after", "pay", "vat", "cancel", "counted", "numbers", "export", "data"] as const;

function Questions({ takesCards }: { takesCards: boolean }) {
  const { t } = useWords();
  const figures = { days: planOf("professional").trial_days, birds: planOf("starter").birds ?? 0 };
  const entries = questions.map((key) => ({
    question: t(`pricing.faq.${key}.question`, figures),
    answer: t(key === "pay" && takesCards ? "pricing.faq.pay.answer_card" : `pricing.faq.${key}.answer`, figures),
  }));
  const lead = (
    <>
      {t("pricing.faq.other")}{" "}
      <Link className="link" to="/contact">
        {t("pricing.faq.write")}
      </Link>
    </>
  );
  return <Faq title={t("pricing.faq")} entries={entries} lead={lead} />;
}
