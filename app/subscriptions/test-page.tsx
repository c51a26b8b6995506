import { Button } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { BillingView } from "#worker/subscriptions/contract.ts";
import { useEuros } from "./euros.ts";

type Props = {
  cards: readonly string[];
  checkout: BillingView["checkout"];
  answer: { fault: string; card: string; asks: boolean } | undefined;
};
const outcomes = ["pays", "declined", "funds", "expired", "asks"] as const;

/** What stands in the place of a bank's page, marked as a trial: no money moves, and each card tells what it does. */
export function TestPage({ cards, checkout, answer }: Props) {
  const { t } = useWords();
  const euros = useEuros();
  const price = checkout ? euros(checkout.amount_cents) : "";
  const chosen = answer?.card ?? cards[0];
  return (
    <div className="site-width band grid max-w-prose gap-5">
      <Banner tone="warning" title={t("subscriptions.test.banner")}>
        {t("subscriptions.test.lead")}
      </Banner>
      <h1>{checkout ? t("subscriptions.test.pay_title", { price }) : t("subscriptions.test.card_title")}</h1>
      {checkout && (
        <p>{t(`subscriptions.test.${checkout.period}`, { plan: t(`plans.${checkout.plan}.name`), price })}</p>
      )}
      <ErrorSummary faults={answer ? [{ message: answer.fault }] : []} />
      <Form>
        <fieldset className="grid gap-2">
          <legend className="field-label">{t("subscriptions.test.cards")}</legend>
          {cards.map((card, at) => (
            <label key={card} className="check">
              <input type="radio" name="card" value={card} defaultChecked={card === chosen} />
              <span>
                <span dir="ltr">{card}</span>{" "}
                <span className="text-muted">{t(`subscriptions.test.card.${outcomes[at] ?? "pays"}`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {answer?.asks && <input type="hidden" name="confirmed" value="1" />}
        <div className="actions">
          <Button kind="primary">
            {answer?.asks
              ? t("subscriptions.test.confirm")
              : checkout
                ? t("subscriptions.test.pay", { price })
                : t("subscriptions.test.give")}
          </Button>
          <a className="button" data-kind="ghost" href="/billing">
            {t("subscriptions.test.back")}
          </a>
        </div>
      </Form>
    </div>
  );
}
