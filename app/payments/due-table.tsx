import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import type { Due, dueList } from "#worker/payments/due-list.ts";
import { PaidFor } from "./paid-for.tsx";

type List = Awaited<ReturnType<typeof dueList>>;
const ages = ["over_90", "31_90", "8_30", "0_7", "later"] as const;

/** What is due, by its age, each part with the one press that pays it today. */
export function DueTable({ list: { data, sums, today } }: { list: List }) {
  const { t, language } = useWords();
  const may = useMay();
  const amount = (cents: number, currency: string) => moneyInWords(cents, currency, language);
  return (
    <div className="grid gap-8">
      {ages.map((age) => {
        const rows = data
          .filter((it) => it.age === age)
          .map((it) => ({ ...it, key: it.id, id: `${it.id} ${it.on} ${it.cents}` }));
        if (rows.length === 0) return null;
        const all = sums
          .filter((it) => it.age === age)
          .map((it) => t(`payments.sum.due.${it.direction}`, { amount: amount(it.cents, it.currency) }));
        return (
          <section key={age} aria-labelledby={`age-${age}`}>
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id={`age-${age}`}>{t(`payments.age.${age}`)}</h2>
              <p className="text-sm text-muted">{all.join(" · ")}</p>
            </div>
            <RecordTable
              caption={t(`payments.age.${age}`)}
              rows={rows}
              columns={[
                {
                  name: "what",
                  label: t("payments.due.what"),
                  cell: ({ of, key, contact, number, category }) => (
                    <PaidFor
                      contact={contact}
                      called={number ?? category}
                      {...(of === "expense" ? { expense_id: key } : { sale_id: key })}
                    />
                  ),
                },
                {
                  name: "on",
                  label: t("payments.due.when"),
                  cell: ({ on }) => (on === null ? t("payments.due.delivery") : dayText(on, today, language)),
                },
                {
                  name: "cents",
                  label: t("payments.amount"),
                  align: "end",
                  cell: ({ of, cents, currency }) => t(`payments.of.${of}`, { amount: amount(cents, currency) }),
                },
              ]}
              actions={
                may("money.write") && {
                  label: t("payments.actions"),
                  cell: ({ key, ...it }) => <Presses due={{ ...it, id: key }} today={today} />,
                }
              }
            />
          </section>
        );
      })}
    </div>
  );
}

function Presses({ due, today }: { due: Due; today: string }) {
  const { t, language } = useWords();
  const { of, id, cents, open_cents, age, has_email, reminded_at, contact, number, category } = due;
  const name = [number ?? category, contact].filter(Boolean).join(" · ");
  const isLate = of === "sale" && age !== "later" && has_email;
  return (
    <>
      {isLate && (
        <LinkButton kind="ghost" to={`?remind=${id}`} aria-label={`${t("payments.remind")}: ${name}`}>
          {reminded_at
            ? t("payments.reminded_on", { day: dayText(reminded_at.slice(0, 10), today, language) })
            : t("payments.remind")}
        </LinkButton>
      )}
      <Form className="contents">
        {Object.entries({ do: "today", of, id, cents, open_cents }).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Button aria-label={`${t(`payments.today.${of}`)}: ${name}`}>{t(`payments.today.${of}`)}</Button>
      </Form>
    </>
  );
}
