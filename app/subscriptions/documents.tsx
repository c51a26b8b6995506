import { recordPath } from "#app/kit/record-path.ts";
import { RecordTable } from "#app/kit/record-table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { dayInWords } from "#worker/locales/dates.ts";
import type { BillingDocument } from "#worker/subscriptions/contract.ts";
import { useEuros } from "./euros.ts";

const tones = { paid: "green", failed: "red", refunded: "stone" } as const;

/** What was paid, the newest first, each with its receipt. */
export function Documents({ documents }: { documents: readonly BillingDocument[] }) {
  const { t, language } = useWords();
  const euros = useEuros();
  const day = (on: string) => dayInWords(on, language);
  return (
    <section className="grid gap-3" aria-labelledby="documents">
      <h2 id="documents" className="font-serif text-xl font-bold">
        {t("subscriptions.documents")}
      </h2>
      {documents.length === 0 ? (
        <p className="text-muted">{t("subscriptions.documents.none")}</p>
      ) : (
        <RecordTable
          caption={t("subscriptions.documents")}
          rows={documents}
          columns={[
            {
              name: "number",
              label: t("subscriptions.documents.number"),
              cell: ({ id, number, state, on }) =>
                number === null ? (
                  state === "failed" ? (
                    t("subscriptions.documents.no_receipt")
                  ) : (
                    day(on)
                  )
                ) : (
                  <a className="link" href={recordPath("/billing/documents", id)} download>
                    {t("subscriptions.documents.receipt", { number })}
                  </a>
                ),
            },
            { name: "on", label: t("subscriptions.documents.on"), cell: ({ on }) => day(on) },
            {
              name: "span",
              label: t("subscriptions.documents.span"),
              cell: ({ period_start, period_end }) =>
                t("subscriptions.documents.from_to", { from: day(period_start), to: day(period_end) }),
            },
            {
              name: "amount",
              label: t("subscriptions.documents.amount"),
              align: "end",
              cell: ({ gross_cents, vat_cents }) => (
                <span>
                  {euros(gross_cents)}{" "}
                  <span className="text-muted">{t("subscriptions.documents.vat", { vat: euros(vat_cents) })}</span>
                </span>
              ),
            },
            {
              name: "state",
              label: t("subscriptions.documents.state"),
              cell: ({ state, invoice_number, invoice_link }) => (
                <span>
                  <Pill tone={tones[state]}>{t(`subscriptions.documents.state.${state}`)}</Pill>{" "}
                  {invoice_number &&
                    (invoice_link ? (
                      <a className="link" href={invoice_link} rel="noreferrer">
                        {t("subscriptions.documents.invoice", { number: invoice_number })}
                      </a>
                    ) : (
                      t("subscriptions.documents.invoice", { number: invoice_number })
                    ))}
                </span>
              ),
            },
          ]}
        />
      )}
      <p className="text-muted">{t("subscriptions.documents.note")}</p>
    </section>
  );
}
