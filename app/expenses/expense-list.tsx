import { MoneyTabs } from "#app/contacts/money-tabs.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { ExpenseTotals, listExpenses } from "#worker/expenses/queries.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { categoryChoices } from "./category.ts";
import { ExpectedCard, type NotConfirmed } from "./expected-card.tsx";
import { ExpenseTable } from "./expense-table.tsx";
import { PeriodLinks } from "./period-links.tsx";

type List = Awaited<ReturnType<typeof listExpenses>>;
/** What narrows the list beside its period. */
type Narrowed = { category: string; contact_id: string };
type Props = { list: List; narrowed: Narrowed; fault: NotConfirmed | undefined };

/** What is expected, and below it the expenses of a period with what they sum to. */
export function ExpenseList({ list, narrowed, fault }: Props) {
  const { t } = useWords();
  const may = useMay();
  const { data: expenses, expected, page, total_pages, today, categories } = list;
  const add = may("money.write") && (
    <LinkButton kind="primary" to="?edit=new">
      {t("expenses.new")}
    </LinkButton>
  );
  const isEmpty = expenses.length + expected.length + categories.length === 0;
  return (
    <>
      <PageHeader
        title={t("expenses.title")}
        lead={t("expenses.lead")}
        actions={add}
        more={[{ to: "?show=recurring", icon: "refresh-cw", label: t("expenses.show.recurring") }]}
      />
      <MoneyTabs />
      <BoughtBirds birds={list.unbooked_birds} />
      <ExpectedCard expected={expected} today={today} fault={fault} />
      {isEmpty ? (
        <EmptyState drawing={<Perch />} title={t("expenses.empty.title")} why={t("expenses.empty.why")} actions={add} />
      ) : (
        <>
          <Narrowing list={list} narrowed={narrowed} />
          <div className="grid gap-4 mb-4">
            {list.totals.map((it) => (
              <Totals key={it.currency} totals={it} />
            ))}
          </div>
          {expenses.length > 0 ? (
            <ExpenseTable expenses={expenses} today={today} />
          ) : (
            <p className="text-muted mt-4">{t("expenses.none")}</p>
          )}
          {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
        </>
      )}
    </>
  );
}

function Narrowing({ list, narrowed }: Omit<Props, "fault">) {
  const { t } = useWords();
  const { from, to, today, categories, contact } = list;
  const others = contact && !list.suppliers.some(({ id }) => id === contact.id) ? [contact] : [];
  const suppliers = [...others, ...list.suppliers];
  const kept = Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value !== ""));
  const choices = categoryChoices([...new Set([...categories, narrowed.category])].filter(Boolean), t);
  return (
    <>
      <PeriodLinks from={from} to={to} today={today} kept={kept} />
      <Filters label={t("expenses.filter")} names={["from", "to", "category", "contact_id"]}>
        <DateField field={fieldFacts("from", { initialValue: from })} label={t("expenses.filter.from")} />
        <DateField field={fieldFacts("to", { initialValue: to })} label={t("expenses.filter.to")} />
        <SelectField
          field={fieldFacts("category", { initialValue: narrowed.category })}
          label={t("expenses.field.category")}
          empty={t("expenses.filter.all")}
          choices={choices}
        />
        {suppliers.length > 0 && (
          <SelectField
            field={fieldFacts("contact_id", { initialValue: narrowed.contact_id })}
            label={t("expenses.field.supplier")}
            empty={t("expenses.filter.all_suppliers")}
            choices={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Filters>
    </>
  );
}

function Totals({ totals }: { totals: ExpenseTotals }) {
  const { t, language } = useWords();
  const { currency, count, total_cents, net_cents, vat_cents, paid_cents } = totals;
  const amount = (cents: number) => moneyInWords(cents, currency, language);
  return (
    <Stats>
      <Stat label={t("expenses.total")} value={amount(total_cents)} note={t("expenses.count", { count })} />
      {vat_cents > 0 && <Stat label={t("expenses.net")} value={amount(net_cents)} />}
      {vat_cents > 0 && <Stat label={t("expenses.vat")} value={amount(vat_cents)} />}
      {total_cents > paid_cents && <Stat label={t("expenses.unpaid")} value={amount(total_cents - paid_cents)} />}
    </Stats>
  );
}

/** Offers to book birds that have a price and no expense, in one press. */
function BoughtBirds({ birds: { count, cents, currency } }: { birds: List["unbooked_birds"] }) {
  const { t, language } = useWords();
  const may = useMay();
  if (count === 0 || !may("money.write")) return null;
  return (
    <Form className="banner flex flex-wrap items-center gap-3 mb-6">
      <p className="grow">{t("expenses.birds.offer", { count, amount: moneyInWords(cents, currency, language) })}</p>
      <Button name="do" value="book">
        {t("expenses.birds.book")}
      </Button>
    </Form>
  );
}
