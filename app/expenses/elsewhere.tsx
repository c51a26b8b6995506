import { Link } from "@remix-run/react";
import type { OnMoney, Part } from "#app/kit/parts.ts";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { expensesOfContact } from "#worker/expenses/on-contact.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { categoryText } from "./category.ts";
import { Paid } from "./expense-table.tsx";

type OfContact = SlotAnswer<typeof expensesOfContact> & { id: string; today: string };

/** What was bought of a contact. */
export const onContact: ReadonlyArray<Part<"contact", OfContact>> = [
  { place: "cards", order: 20, needs: "money.read", Show: ExpensesCard },
];

function ExpensesCard({ page: { id, expenses, expenses_total, today } }: { page: OfContact }) {
  const { t, language } = useWords();
  if (expenses.length === 0) return null;
  return (
    <Card title={t("expenses.title")}>
      <ul className="rows">
        {expenses.map((it) => (
          <li key={it.id}>
            <Link className="link" to={`/expenses/${it.id}`}>
              {categoryText(it.category, t)}
            </Link>
            <span>
              {dayText(it.on, today, language)} · {moneyInWords(it.total_cents, it.currency, language)} ·{" "}
              <Paid of={it} today={today} />
            </span>
          </li>
        ))}
      </ul>
      {expenses_total > expenses.length && (
        <Link className="link" to={`/expenses?${new URLSearchParams({ contact_id: id })}`}>
          {t("expenses.all_of_contact", { count: expenses_total })}
        </Link>
      )}
    </Card>
  );
}

export const onMoney: OnMoney = [{ to: "/expenses", label: "expenses.title", order: 30 }];
