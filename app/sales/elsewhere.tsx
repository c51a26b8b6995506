import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { livesHere, type OnBird, type OnMoney, type Part } from "#app/kit/parts.ts";
import { inOneLine, type SearchGroup } from "#app/kit/search-group.ts";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import type { salesOfContact } from "#worker/sales/on-contact.ts";
import type { salesFound } from "#worker/sales/on-search.ts";
import { StatePill } from "./state-pill.tsx";

export const onBird: OnBird = {
  actions: [
    {
      label: "story.deed.sell",
      icon: "euro",
      order: 15,
      needs: "money.write",
      when: livesHere,
      to: (id) => `/finance/sales/new?${new URLSearchParams({ ids: id })}`,
    },
  ],
};

/** Sales by their numbers. */
export const onSearch: SearchGroup<SlotAnswer<typeof salesFound>> = {
  name: "sales",
  label: "sales.title",
  order: 75,
  words: ["sales"],
  hits: ({ sales }, t) =>
    sales.items.map(({ id, number, contact, state }) => ({
      to: `/finance/sales/${id}`,
      icon: "euro",
      title: number,
      detail: inOneLine(contact ?? t("sales.nobody"), t(`sales.state.${state}`)),
    })),
  more: () => null,
};

type OfContact = SlotAnswer<typeof salesOfContact> & { id: string; today: string };

/** What was sold to a contact, the way to sell to it, and which sales stay as they are when it is erased. */
export const onContact: ReadonlyArray<Part<"contact", OfContact>> = [
  { place: "actions", order: 10, needs: "money.write", Show: SellButton },
  { place: "cards", order: 10, needs: "money.read", Show: SalesCard },
  { place: "kept", order: 10, needs: "money.read", Show: KeptSales },
];

function SellButton({ page: { id } }: { page: OfContact }) {
  const { t } = useWords();
  return (
    <LinkButton kind="primary" to={`/finance/sales/new?${new URLSearchParams({ contact: id })}`}>
      {t("sales.sell")}
    </LinkButton>
  );
}

function SalesCard({ page: { id, sales, sales_total, today } }: { page: OfContact }) {
  const { t, language } = useWords();
  if (sales.length === 0) return null;
  return (
    <Card title={t("sales.title")}>
      <ul className="rows">
        {sales.map(({ id: sale, number, state, begun_on, total_cents, due_cents, currency }) => (
          <li key={sale}>
            <span>
              <Link className="link" to={`/finance/sales/${sale}`}>
                {number ?? t("sales.draft")}
              </Link>{" "}
              <StatePill state={state} />
            </span>
            <span>
              {inOneLine(
                dayText(begun_on, today, language),
                moneyInWords(total_cents, currency, language),
                state !== "draft" &&
                  due_cents !== 0 &&
                  `${t("sales.due")} ${moneyInWords(due_cents, currency, language)}`,
              )}
            </span>
          </li>
        ))}
      </ul>
      {sales_total > sales.length && (
        <Link className="link" to={`/finance/sales?${new URLSearchParams({ contact_id: id })}`}>
          {t("sales.all_of_contact", { count: sales_total })}
        </Link>
      )}
    </Card>
  );
}

function KeptSales({ page: { sales_kept } }: { page: OfContact }) {
  const { t } = useWords();
  const { n, first, last } = sales_kept;
  if (n === 0) return null;
  return <li>{t("sales.kept", { count: n, first: first ?? "", last: last ?? "" })}</li>;
}

export const onMoney: OnMoney = [{ to: "/finance/sales", label: "sales.title", order: 20 }];
