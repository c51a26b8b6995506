import { LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { PeriodLinks } from "#app/expenses/period-links.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { Filters } from "#app/lists/filters.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Perch } from "#app/marks/feather-and-perch.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Stat, Stats } from "#app/marks/stat.tsx";
import { useMay } from "#app/web/root-data.ts";
import { paymentDirections } from "#db/words/trade.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import type { listPayments } from "#worker/payments/queries.ts";
import { PaidFor } from "./paid-for.tsx";
import { NewPayment, PaymentsHead } from "./payments-head.tsx";

export type Made = Awaited<ReturnType<typeof listPayments>>;
/** What narrows the list. */
type Narrowed = { from: string; to: string; direction: string; contact_id: string };
type Props = { list: Made; narrowed: Narrowed; fault: string | undefined };

/** Payments of a period, with what came and went. */
export function MadePage({ list, narrowed, fault }: Props) {
  const { t, language } = useWords();
  const may = useMay();
  const isNarrowed = Object.values(narrowed).some(Boolean);
  if (list.total === 0 && !isNarrowed)
    return (
      <>
        <PaymentsHead at="made" fault={fault} />
        <EmptyState
          drawing={<Perch />}
          title={t("payments.empty")}
          why={t("payments.empty.why")}
          actions={may("money.write") && <NewPayment />}
        />
      </>
    );
  return (
    <>
      <PaymentsHead at="made" fault={fault} />
      <Narrowing list={list} narrowed={narrowed} />
      {list.sums.length > 0 && (
        <div className="mb-4">
          <Stats>
            {list.sums.map(({ direction, cents, currency, count }) => (
              <Stat
                key={`${direction} ${currency}`}
                label={t(`payments.direction.${direction}`)}
                value={moneyInWords(cents, currency, language)}
                note={t("payments.count", { count })}
              />
            ))}
          </Stats>
        </div>
      )}
      {list.total === 0 ? <p className="text-muted mt-4">{t("payments.none")}</p> : <MadeTable list={list} />}
      {list.total_pages > 1 && <PageLinks page={list.page} total_pages={list.total_pages} />}
    </>
  );
}

function Narrowing({ list, narrowed }: Pick<Props, "list" | "narrowed">) {
  const { t } = useWords();
  const { from, to, ...others } = narrowed;
  const kept = { show: "made", ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== "")) };
  return (
    <>
      <PeriodLinks from={from} to={to} today={list.today} kept={kept} />
      <Filters label={t("payments.filter")} names={["from", "to", "direction", "contact_id"]}>
        <DateField field={fieldFacts("from", { initialValue: from })} label={t("payments.from")} />
        <DateField field={fieldFacts("to", { initialValue: to })} label={t("payments.to")} />
        <SelectField
          field={fieldFacts("direction", { initialValue: narrowed.direction })}
          label={t("payments.direction")}
          empty={t("payments.direction.both")}
          choices={paymentDirections.map((value) => ({ value, label: t(`payments.direction.${value}`) }))}
        />
        {list.contact && (
          <SelectField
            field={fieldFacts("contact_id", { initialValue: list.contact.id })}
            label={t("payments.contact")}
            empty={t("payments.contact.all")}
            choices={[{ value: list.contact.id, label: list.contact.name }]}
          />
        )}
      </Filters>
    </>
  );
}

function MadeTable({ list: { data, today } }: { list: Made }) {
  const { t, language } = useWords();
  const may = useMay();
  return (
    <RecordTable
      caption={t("payments.all")}
      rows={data}
      columns={[
        {
          name: "what",
          label: t("payments.due.what"),
          cell: ({ sale_number, category, ...it }) => <PaidFor {...it} called={sale_number ?? category} />,
        },
        { name: "on", label: t("payments.day"), cell: ({ on }) => dayText(on, today, language) },
        {
          name: "method",
          label: t("payments.method"),
          cell: ({ method, kind }) =>
            kind === "part"
              ? t(`payments.method.${method}`)
              : `${t(`payments.kind.${kind}`)} · ${t(`payments.method.${method}`)}`,
        },
        {
          name: "cents",
          label: t("payments.amount"),
          align: "end",
          cell: ({ direction, cents, currency }) =>
            t(`payments.sum.${direction}`, { amount: moneyInWords(cents, currency, language) }),
        },
      ]}
      actions={
        may("money.write") && {
          label: t("payments.actions"),
          cell: ({ id, on }) => {
            const day = dayText(on, today, language);
            return (
              <>
                <LinkButton
                  kind="ghost"
                  size="icon"
                  to={`/payments?edit=${id}`}
                  aria-label={t("payments.change.label", { day })}
                >
                  <Icon of="pencil" />
                </LinkButton>
                <LinkButton
                  kind="ghost"
                  size="icon"
                  to={`/payments?delete=${id}`}
                  aria-label={t("payments.delete.label", { day })}
                >
                  <Icon of="trash-2" />
                </LinkButton>
              </>
            );
          },
        }
      }
    />
  );
}
