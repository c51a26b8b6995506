import { PlanFacts } from "#app/billing/plan-facts.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { type Translate, useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Pill, type Tone } from "#app/marks/pill.tsx";
import { planOf } from "#worker/billing/plans.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import type { BillingState, BillingView } from "#worker/subscriptions/contract.ts";
import { useEuros } from "./euros.ts";

const tones: Record<BillingState, Tone> = {
  trialing: "sky",
  active: "green",
  past_due: "red",
  cancelling: "amber",
  ended: "stone",
};

/** Which plan it is, what it costs, what follows and when, and what can be done about it. */
export function PlanState({ view }: { view: BillingView }) {
  const { t } = useWords();
  const { plan, state, card } = view;
  const sentence = useSentence(view);
  return (
    <section className="grid gap-4" aria-labelledby="plan">
      <h2 id="plan" className="font-serif text-xl font-bold">
        {t(`plans.${plan}.name`)}{" "}
        {state !== "ended" && <Pill tone={tones[state]}>{t(`subscriptions.state.${state}`)}</Pill>}
      </h2>
      {state === "past_due" ? <Banner tone="error">{sentence}</Banner> : <p className="max-w-prose">{sentence}</p>}
      {card && (
        <p className="text-muted">
          {t("subscriptions.card", {
            brand: card.brand.replace(/^[a-z]/, (it) => it.toUpperCase()),
            last4: card.last4,
            expires: card.expires.split("-").reverse().join("/"),
          })}
        </p>
      )}
      <Actions view={view} />
    </section>
  );
}

function useSentence(view: BillingView): string {
  const { t, language, timezone } = useWords();
  const euros = useEuros();
  const day = (on: string | null) => (on ? dayInWords(on, language) : "");
  const { state, period, next_period, period_end, next_cents, next_try_on, ends_on, trial_ends_at } = view;
  if (state === "trialing") {
    const on = new Intl.DateTimeFormat("sv-SE", { timeZone: timezone }).format(new Date(trial_ends_at ?? 0));
    return t("subscriptions.says.trialing", { day: day(on) });
  }
  if (state === "cancelling") return t("subscriptions.says.cancelling", { day: day(ends_on) });
  if (state === "past_due")
    return next_try_on
      ? t("subscriptions.says.past_due", { day: day(next_try_on), end_day: day(ends_on) })
      : t("subscriptions.says.past_due_last", { end_day: day(ends_on) });
  if (state === "ended" || !period)
    return t(state === "ended" ? "subscriptions.says.ended" : "subscriptions.says.given");
  const price = euros(next_cents ?? 0);
  const goesOver = next_period && next_period !== period;
  return t(goesOver ? `subscriptions.says.then_${next_period}` : `subscriptions.says.${period}`, {
    price,
    day: day(period_end),
  });
}

function Actions({ view }: { view: BillingView }) {
  const { t } = useWords();
  const { state, period, next_period, refundable_until } = view;
  if (state === "trialing" || state === "ended") return <Checkout view={view} />;
  if (!period) return <Talk t={t} />;
  const other = period === "monthly" ? "yearly" : "monthly";
  return (
    <>
      {refundable_until && <RefundNote until={refundable_until} isCancelled={state === "cancelling"} />}
      <div className="actions">
        {state === "cancelling" && (
          <Form className="contents">
            <Button kind="primary" name="do" value="resume">
              {t("subscriptions.resume")}
            </Button>
          </Form>
        )}
        {state !== "cancelling" && (
          <Form className="contents">
            <Button kind={state === "past_due" ? "primary" : "quiet"} name="do" value="card">
              {t("subscriptions.other_card")}
            </Button>
          </Form>
        )}
        {state === "active" && !next_period && (
          <LinkButton to={`?change=${other}`}>{t(`subscriptions.go_${other}`)}</LinkButton>
        )}
        {(state !== "cancelling" || refundable_until) && (
          <LinkButton kind="ghost" to="?cancel">
            {t(state === "cancelling" ? "subscriptions.money_back" : "subscriptions.cancel")}
          </LinkButton>
        )}
      </div>
    </>
  );
}

function RefundNote({ until, isCancelled }: { until: string; isCancelled: boolean }) {
  const { t, language } = useWords();
  const words = isCancelled ? "subscriptions.cancel.refundable" : "subscriptions.refundable";
  return <p className="text-muted">{t(words, { day: dayInWords(until, language) })}</p>;
}

const Talk = ({ t }: { t: Translate }) => (
  <div className="actions">
    <LinkButton to="/contact" reloadDocument>
      {t("plans.contact")}
    </LinkButton>
  </div>
);

// Whoever is here is in it or has had it.
const withoutTrial = { ...planOf("professional"), trial_days: 0 };

/** The way to pay, by the month or by the year; to people where nothing can be paid here. */
function Checkout({ view: { is_open, state } }: { view: BillingView }) {
  const { t } = useWords();
  const euros = useEuros();
  if (!is_open)
    return (
      <>
        <p className="max-w-prose">{t("subscriptions.closed")}</p>
        <Talk t={t} />
      </>
    );
  const { monthly_cents, yearly_cents } = planOf("professional");
  return (
    <>
      <h3 className="font-bold">{t(state === "trialing" ? "subscriptions.keep" : "subscriptions.upgrade")}</h3>
      <PlanFacts plan={withoutTrial} />
      <p className="max-w-prose text-muted">{t("subscriptions.what")}</p>
      <Form className="actions">
        <input type="hidden" name="do" value="checkout" />
        <Button kind="primary" name="period" value="monthly">
          {t("subscriptions.pay_monthly", { price: euros(monthly_cents ?? 0) })}
        </Button>
        <Button name="period" value="yearly">
          {t("subscriptions.pay_yearly", { price: euros(yearly_cents ?? 0) })}
        </Button>
      </Form>
    </>
  );
}
