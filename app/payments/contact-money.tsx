import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import type { paymentsOfContact } from "#worker/payments/on-pages.ts";
import { Payments } from "./money-card.tsx";

type Props = SlotAnswer<typeof paymentsOfContact> & { id: string; today: string };

/** What is due of a contact and of it late, what is held of theirs, and the last payments. */
export function ContactMoney({ id, today, money: { owed, credit, made, made_total } }: Props) {
  const { t, language } = useWords();
  const writes = useMay()("money.write");
  if (owed.length === 0 && !credit && made.length === 0) return null;
  const amount = (cents: number, currency: string) => moneyInWords(cents, currency, language);
  return (
    <Card title={t("payments.title")}>
      {(owed.length > 0 || credit) && (
        <Stats>
          {owed.map(({ direction, currency, cents, late_cents }) => (
            <Stat
              key={`${direction} ${currency}`}
              label={t(direction === "in" ? "payments.what.sale" : "payments.what.expense")}
              value={amount(cents, currency)}
              note={late_cents > 0 && t("payments.late_of_it", { amount: amount(late_cents, currency) })}
            />
          ))}
          {credit && (
            <Stat
              label={t(credit.cents > 0 ? "payments.credit" : "payments.credit.ours_there")}
              value={amount(Math.abs(credit.cents), credit.currency)}
            />
          )}
        </Stats>
      )}
      <Payments made={made} today={today} links={writes} />
      {made_total > made.length && (
        <Link className="link" to={`/payments?${new URLSearchParams({ show: "made", contact_id: id })}`}>
          {t("payments.all_of_contact", { count: made_total })}
        </Link>
      )}
    </Card>
  );
}
