import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { ListPage } from "#app/kit/list-page.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { SiteField } from "#app/places/site-filter.tsx";
import { StockTabs } from "#app/ringing/stock-tabs.tsx";
import { useMay } from "#app/web/root-data.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import type { ListedItem, Shelf } from "#worker/stock/shelf.ts";
import { AmountOf } from "./amount-of.tsx";
import { categoryChoices, categoryText } from "./category.ts";

type Narrowed = { q: string; show: string; category: string; site_id: string };
const facets = ["low", "expiring", "out", "retired"] as const;

/** What is on the shelf, how long it lasts and what is due to be bought. */
export function StockList({ shelf, narrowed }: { shelf: Shelf; narrowed: Narrowed }) {
  const { t } = useWords();
  const may = useMay();
  const { counts, categories, sites, data, page, total_pages } = shelf;
  const mayWrite = may("stock.write");
  const add = mayWrite && (
    <LinkButton kind={categories.length > 0 ? undefined : "primary"} to="?edit=new">
      {t("stock.new")}
    </LinkButton>
  );
  const actions = mayWrite && (
    <>
      {add}
      <LinkButton kind="primary" to="?move=purchase">
        {t("stock.move.purchase")}
      </LinkButton>
    </>
  );
  return (
    <ListPage
      title={t("stock.title")}
      lead={t("stock.lead")}
      actions={actions}
      more={mayWrite ? [{ to: "?count=all", icon: "list-checks", label: t("stock.count.menu") }] : []}
      tabs={<StockTabs />}
      empty={
        categories.length === 0 && {
          drawing: <Perch />,
          title: t("stock.empty.title"),
          why: t("stock.empty.why"),
          actions: add,
        }
      }
    >
      <Filters
        label={t("stock.filter")}
        names={["show", "category", "site_id", "q"]}
        search={
          <TextField
            field={fieldFacts("q", { initialValue: narrowed.q })}
            label={t("stock.filter.q")}
            placeholder={t("stock.filter.q")}
            type="search"
            autoComplete="off"
          />
        }
      >
        <SelectField
          field={fieldFacts("show", { initialValue: narrowed.show })}
          label={t("stock.filter.show")}
          empty={t("stock.show.all", { count: counts.all })}
          choices={facets
            .filter((it) => counts[it] > 0 || narrowed.show === it)
            .map((value) => ({ value, label: t(`stock.show.${value}`, { count: counts[value] }) }))}
        />
        <SelectField
          field={fieldFacts("category", { initialValue: narrowed.category })}
          label={t("stock.field.category")}
          empty={t("stock.filter.all")}
          choices={categoryChoices(categories, t).filter(({ value }) => categories.includes(value))}
        />
        <SiteField sites={sites} site_id={narrowed.site_id || null} />
      </Filters>
      {data.length > 0 ? (
        <ItemTable items={data} today={shelf.today} />
      ) : (
        <p className="text-muted mt-4">{t("stock.none")}</p>
      )}
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </ListPage>
  );
}

function ItemTable({ items, today }: { items: readonly ListedItem[]; today: string }) {
  const { t, language } = useWords();
  const may = useMay();
  return (
    <RecordTable
      caption={t("stock.title")}
      rows={items}
      columns={[
        {
          name: "name",
          label: t("stock.field.name"),
          cell: ({ id, name, category }) => (
            <>
              <Link className="link" to={`/stock/${id}`}>
                <bdi>{name}</bdi>
              </Link>
              <span className="block text-sm text-muted">{categoryText(category, t)}</span>
            </>
          ),
        },
        {
          name: "balance",
          label: t("stock.balance"),
          cell: (it) => (
            <>
              <AmountOf of={it} units={it.balance} /> <Signs of={it} />
            </>
          ),
        },
        {
          name: "days",
          label: t("stock.days_left"),
          align: "end",
          cell: ({ days_left }) => (days_left === null ? "—" : t("stock.days", { count: days_left })),
        },
        {
          name: "expiry",
          label: t("stock.next_expiry"),
          cell: ({ expires_on }) => (expires_on ? dayText(expires_on, today, language) : "—"),
        },
        { name: "place", label: t("stock.field.place"), isWide: true, cell: ({ place_name }) => place_name ?? "—" },
        ...(may("money.read")
          ? [
              {
                name: "value",
                label: t("stock.value"),
                align: "end" as const,
                cell: ({ value_cents, currency }: ListedItem) =>
                  value_cents && currency ? moneyInWords(value_cents, currency, language) : "—",
              },
            ]
          : []),
      ]}
    />
  );
}

/** What asks for attention: running low, out, near its expiry. */
export function Signs({
  of: { is_low, is_expiring, balance, is_retired },
}: {
  of: { is_low: boolean; is_expiring: boolean; balance: number; is_retired: boolean };
}) {
  const { t } = useWords();
  if (is_retired) return <Pill>{t("stock.sign.retired")}</Pill>;
  return (
    <>
      {balance < 0 && (
        <Pill tone="red" icon="circle-alert">
          {t("stock.sign.owed")}
        </Pill>
      )}
      {balance === 0 && <Pill tone="red">{t("stock.sign.out")}</Pill>}
      {balance > 0 && is_low && (
        <Pill tone="amber" icon="circle-alert">
          {t("stock.sign.low")}
        </Pill>
      )}{" "}
      {is_expiring && (
        <Pill tone="amber" icon="circle-alert">
          {t("stock.sign.expiring")}
        </Pill>
      )}
    </>
  );
}
