import { Link } from "@remix-run/react";
import { RecordTable } from "#app/kit/record-table.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import type { ListedExpense } from "#worker/expenses/queries.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { categoryText } from "./category.ts";

/** Expenses, each with what it was for, of whom, how much, and whether it is paid. */
export function ExpenseTable({ expenses, today }: { expenses: readonly ListedExpense[]; today: string }) {
  const { t, language } = useWords();
  return (
    <RecordTable
      caption={t("expenses.caption")}
      rows={expenses}
      columns={[
        {
          name: "category",
          label: t("expenses.field.category"),
          cell: ({ id, category, text, lines }) => (
            <>
              <Link className="link" to={`/expenses/${id}`}>
                {categoryText(category, t)}
              </Link>
              {text && (
                <span className="block text-sm text-muted">
                  {lines > 1 ? t("expenses.text.more", { text, others: lines - 1 }) : text}
                </span>
              )}
            </>
          ),
        },
        { name: "on", label: t("expenses.field.on"), cell: ({ on }) => dayText(on, today, language) },
        {
          name: "supplier",
          label: t("expenses.field.supplier"),
          cell: ({ contact_name }) => contact_name ?? "—",
          isWide: true,
        },
        {
          name: "total",
          label: t("expenses.total"),
          align: "end",
          cell: ({ total_cents, currency }) => moneyInWords(total_cents, currency, language),
        },
        { name: "state", label: t("expenses.state"), cell: (it) => <Paid of={it} today={today} /> },
      ]}
    />
  );
}

type Owed = Pick<ListedExpense, "total_cents" | "paid_cents" | "currency" | "due_on">;

/** Whether an expense is paid, or what is still due, and until when. */
export function Paid({ of: { total_cents, paid_cents, currency, due_on }, today }: { of: Owed; today: string }) {
  const { t, language } = useWords();
  const due = total_cents - paid_cents;
  if (due <= 0) return t("expenses.state.paid");
  const amount = moneyInWords(due, currency, language);
  return due_on === null
    ? t("expenses.state.due", { amount })
    : t("expenses.state.due_on", { amount, day: dayText(due_on, today, language) });
}
