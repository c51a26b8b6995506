import { CheckboxField, SelectField } from "#app/controls/choice-fields.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import { paymentMethods } from "#db/words/trade.ts";
import type { StockChoices } from "#worker/stock/choices.ts";
import type { Item } from "#worker/stock/item-page.ts";

type Name = "price" | "vat" | "expense" | "method" | "expires_on" | "batch" | "supplier_name";
type Props = { fields: Record<Name, FieldFacts>; item: Item; choices: StockChoices };

/** How a purchase that is an expense too was paid; `later` is not yet. */
const ways = [...paymentMethods, "later"] as const;

/** What a purchase says beside how much came and when: its price, whether that is an expense too, and its lot. */
export function PurchaseFields({ fields, item, choices }: Props) {
  const { t } = useWords();
  const may = useMay();
  return (
    <>
      {may("money.read") && (
        <>
          <TextField
            field={fields.price}
            label={`${t("stock.field.price")} (${choices.currency})`}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField field={fields.vat} label={t("stock.field.vat")} inputMode="decimal" autoComplete="off" />
        </>
      )}
      {may("money.write") && (
        <>
          <CheckboxField field={fields.expense} label={t("stock.field.expense")} hint={t("stock.hint.expense")} />
          <SelectField
            field={fields.method}
            label={t("stock.field.method")}
            choices={ways.map((value) => ({ value, label: t(`stock.method.${value}`) }))}
          />
        </>
      )}
      <DateField field={fields.expires_on} label={t("stock.field.expires_on")} />
      <TextField field={fields.batch} label={t("stock.field.batch")} autoComplete="off" />
      <TextField
        field={{
          ...fields.supplier_name,
          initialValue: fields.supplier_name.initialValue ?? item.supplier_name ?? "",
        }}
        label={t("stock.field.supplier_optional")}
        list="suppliers"
        dir="auto"
        autoComplete="off"
      />
      <datalist id="suppliers">
        {choices.suppliers.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
