import { Link } from "@remix-run/react";
import { MoneyTabs } from "#app/contacts/money-tabs.tsx";
import { LinkButton } from "#app/controls/button.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { listRecurring } from "#worker/expenses/recurring.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { categoryText } from "./category.ts";

type List = Awaited<ReturnType<typeof listRecurring>>;

/** What comes again, each with how often and when next. */
export function RecurringList({ list }: { list: List }) {
  const { t, language } = useWords();
  const may = useMay();
  const { data: recurring, page, total_pages, currency, today } = list;
  const mayWrite = may("money.write");
  const add = mayWrite && (
    <LinkButton kind="primary" to="?edit=recurring">
      {t("expenses.recurring.new")}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t("expenses.show.recurring")} lead={t("expenses.recurring.lead")} actions={add} />
      <MoneyTabs />
      {recurring.length === 0 ? (
        <EmptyState
          drawing={<Perch />}
          title={t("expenses.recurring.none")}
          why={t("expenses.recurring.lead")}
          actions={add}
        />
      ) : (
        <RecordTable
          caption={t("expenses.recurring.caption")}
          rows={recurring}
          columns={[
            {
              name: "category",
              label: t("expenses.field.category"),
              cell: ({ id, category, text }) => (
                <div>
                  {mayWrite ? (
                    <Link className="link" to={`/expenses?edit=${id}`}>
                      {categoryText(category, t)}
                    </Link>
                  ) : (
                    categoryText(category, t)
                  )}
                  {text && <span className="block text-sm text-muted">{text}</span>}
                </div>
              ),
            },
            {
              name: "every",
              label: t("expenses.repeats"),
              cell: ({ every: { unit, n } }) => t(`expenses.every.${unit}`, { count: n }),
            },
            {
              name: "next",
              label: t("expenses.recurring.next"),
              cell: ({ next_on }) => (next_on ? dayText(next_on, today, language) : t("expenses.recurring.over")),
            },
            {
              name: "amount",
              label: t("expenses.share.cents"),
              align: "end",
              cell: ({ cents }) => moneyInWords(cents, currency, language),
            },
          ]}
          actions={
            mayWrite && {
              label: t("expenses.recurring.actions"),
              cell: ({ id, category }) => (
                <LinkButton
                  kind="ghost"
                  size="icon"
                  to={`/expenses?delete=${id}`}
                  aria-label={t("expenses.recurring.delete.label", { name: categoryText(category, t) })}
                >
                  <Icon of="trash-2" />
                </LinkButton>
              ),
            }
          }
        />
      )}
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </>
  );
}
