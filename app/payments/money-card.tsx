import { Link } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { useMay } from "#app/web/root-data.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import type { Payment } from "#worker/payments/payment-rows.ts";

type Open = { of: "sale" | "expense" | "refund"; open_cents: number; currency: string };
type Props = {
  of: "sale" | "expense";
  id: string;
  today: string;
  money: { made: readonly Payment[]; open: Open | null };
};

/** What was paid of a sale or an expense, and the one press that pays the rest today. */
export function MoneyCard({ of, id, today, money: { made, open } }: Props) {
  const { t, language } = useWords();
  const writes = useMay()("money.write");
  if (made.length === 0 && !open) return null;
  return (
    <Card title={t("payments.title")}>
      {made.length === 0 ? (
        <p className="text-muted mb-3">{t("payments.nothing_yet")}</p>
      ) : (
        <Payments made={made} today={today} links={writes} />
      )}
      {writes && open && (
        <div className="actions mt-4">
          <Form action="/payments" className="contents">
            {Object.entries({ do: "today", here: "1", of: open.of, id, open_cents: open.open_cents }).map(
              ([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ),
            )}
            <Button>
              {t(`payments.today.${open.of}`)}: {moneyInWords(open.open_cents, open.currency, language)}
            </Button>
          </Form>
          <LinkButton to={`/payments?${new URLSearchParams({ edit: "new", [`${of}_id`]: id })}`}>
            {t("payments.other")}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

/** Payments, a line each, which lead to where they are changed. */
export function Payments({ made, today, links }: { made: readonly Payment[]; today: string; links: boolean }) {
  const { t, language } = useWords();
  return (
    <ul className="rows">
      {made.map(({ id, on, direction, kind, method, cents, currency }) => {
        const day = dayText(on, today, language);
        return (
          <li key={id}>
            <span>
              {links ? (
                <Link className="link" to={`/payments?edit=${id}`} aria-label={t("payments.change.label", { day })}>
                  {day}
                </Link>
              ) : (
                day
              )}
              <span className="block text-sm text-muted">
                {[kind !== "part" && t(`payments.kind.${kind}`), t(`payments.method.${method}`)]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <span>{t(`payments.sum.${direction}`, { amount: moneyInWords(cents, currency, language) })}</span>
          </li>
        );
      })}
    </ul>
  );
}
