import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import type { PackedFile } from "#app/incubators/readings/packed-file.ts";
import { RecordTable } from "#app/kit/record-table.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { moneyInWords } from "#worker/money/currency.ts";
import type { BankPreview } from "#worker/payments/bank/importing.ts";

/** What a bank's file would bring, how it was read, and the one press that takes it. */
export function BankPreviewForm({ preview, file, today }: { preview: BankPreview; file: PackedFile; today: string }) {
  const { t, language } = useWords();
  const { lines, fresh, in_cents, out_cents, currency, span, sample, faults, beyond, table } = preview;
  const amount = (cents: number) => moneyInWords(cents, currency, language);
  const day = (on: string) => dayText(on, today, language);
  return (
    <Form encType="multipart/form-data" className="grid gap-6">
      <input type="hidden" name="name" value={file.name} />
      <input type="hidden" name="bytes" value={file.bytes} />
      <h2>{preview.file}</h2>
      {span ? (
        <p>
          {t("payments.bank.found", { count: lines, fresh })}.{" "}
          {t("payments.bank.flow", {
            came: amount(in_cents),
            went: amount(out_cents),
            from: day(span.from),
            to: day(span.to),
          })}
        </p>
      ) : (
        <Banner tone="warning">{t("payments.bank.nothing")}</Banner>
      )}
      {beyond > 0 && <Banner tone="warning">{t("payments.bank.beyond", { count: beyond })}</Banner>}
      {faults.map(({ code, count, rows }) => (
        <Banner key={code} tone="warning">
          {t(`payments.bank.fault.${code}`, { count, rows: rows.join(", ") })}
        </Banner>
      ))}
      {sample.length > 0 && (
        <RecordTable
          caption={t("payments.bank.sample")}
          rows={sample.map((it, at) => ({ ...it, id: String(at) }))}
          columns={[
            { name: "text", label: t("payments.bank.text"), cell: ({ text }) => <bdi>{text || "—"}</bdi> },
            { name: "on", label: t("payments.bank.on"), cell: ({ on }) => day(on) },
            { name: "cents", label: t("payments.amount"), align: "end", cell: ({ cents }) => amount(cents) },
          ]}
        />
      )}
      <div className="actions">
        {lines > 0 && (
          <Button kind="primary" name="do" value="take">
            {t("payments.bank.take")}
          </Button>
        )}
        <LinkButton kind="ghost" to="/payments/bank" reloadDocument>
          {t("payments.bank.other")}
        </LinkButton>
      </div>
      {table && <Columns table={table} isOpen={lines === 0} />}
    </Form>
  );
}

function Columns({
  table: { columns, headings, first },
  isOpen,
}: {
  table: NonNullable<BankPreview["table"]>;
  isOpen: boolean;
}) {
  const { t } = useWords();
  const choices = Array.from({ length: Math.max(headings.length, first.length) }, (_, at) => ({
    value: String(at),
    label: t("payments.bank.column", { n: at + 1, what: headings[at] || first[at] || "–" }),
  }));
  return (
    <details className="drawer" open={isOpen || undefined}>
      <summary>{t("payments.bank.columns")}</summary>
      <div className="form mt-4">
        {(["on", "text", "amount", "debit", "credit"] as const).map((name) => (
          <SelectField
            key={name}
            field={fieldFacts(name, { initialValue: columns[name] })}
            label={t(`payments.bank.${name}`)}
            choices={choices}
            empty={t("payments.bank.no_column")}
          />
        ))}
        <SelectField
          field={fieldFacts("order", { initialValue: columns.order })}
          label={t("payments.bank.order")}
          choices={(["day_first", "month_first"] as const).map((value) => ({
            value,
            label: t(`payments.bank.order.${value}`),
          }))}
        />
        <div>
          <Button name="do" value="show">
            {t("payments.bank.again")}
          </Button>
        </div>
      </div>
    </details>
  );
}
