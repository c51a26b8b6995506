import { Link } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { CheckboxField, SelectField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { Reply } from "#app/web/submit.ts";
import { amountInWords } from "#worker/stock/amount-contract.ts";
import type { StockChoices } from "#worker/stock/choices.ts";
import type { Item } from "#worker/stock/item-page.ts";
import { PurchaseFields } from "./move-form-purchase.tsx";

export const moveForms = ["purchase", "use", "waste", "return", "correction", "count"] as const;
export type MoveKindOfForm = (typeof moveForms)[number];
export type MoveAnswer = { reply?: Reply | undefined };
type Props = {
  kind: MoveKindOfForm;
  item: Item;
  choices: StockChoices;
  form_key: string;
  answer?: MoveAnswer | undefined;
  corrects?: string | undefined;
  /** The expense that a purchase to be corrected is too. */
  expense?: string | undefined;
};
const names = [
  ...(["amount", "on", "price", "vat", "expense", "method", "batch", "expires_on", "supplier_name", "lot_id"] as const),
  ...(["expired", "used_for", "why"] as const),
] as const;

/** What comes to an item or leaves it. */
export function MoveForm({ kind, item, choices, form_key, answer = {}, corrects, expense }: Props) {
  const { t, language } = useWords();
  const may = useMay();
  const { reply } = answer;
  const fields = plainFields(names, {
    reply,
    start: {
      on: choices.today,
      expense: "on",
      method: "cash",
      ...(kind === "purchase" && item.pack_size && { amount: t("stock.one_pack") }),
    },
  });
  const all = { ...plainFields(["quantity", "packs", "items"], { reply }), ...fields };
  const leaves = kind === "use" || kind === "waste";
  const lots = item.lots.filter(({ balance }) => balance > 0);
  return (
    <>
      <PageHeader
        title={`${t(`stock.move.${kind}`)} · ${item.name}`}
        lead={t("stock.there_is", { amount: amountInWords(item.balance, item.unit, language) })}
      />
      <Form idempotencyKey={form_key} guarded>
        <FormFaults reply={reply} fields={all} />
        {corrects && <input type="hidden" name="corrects_id" value={corrects} />}
        {corrects && expense && may("money.read") && (
          <p className="banner">
            {t("stock.corrects.expense")}{" "}
            <Link className="link" to={`/expenses/${encodeURIComponent(expense)}`}>
              {t("stock.expense.open")}
            </Link>
          </p>
        )}
        <TextField
          field={{ ...fields.amount, required: true }}
          label={t(kind === "correction" ? "stock.field.should_be" : "stock.field.amount")}
          hint={t(`stock.hint.amount.${item.unit}`)}
          autoComplete="off"
          autoFocus={!reply}
        />
        {kind === "purchase" && <PurchaseFields fields={fields} item={item} choices={choices} />}
        {(leaves || kind === "return") && lots.length > 0 && (
          <SelectField
            field={fields.lot_id}
            label={t("stock.field.lot")}
            empty={t(leaves ? "stock.lot.first" : "stock.lot.new")}
            choices={lots.map((it) => ({
              value: it.id,
              label: [
                it.batch,
                it.expires_on && t("stock.lot.until", { day: dayText(it.expires_on, "", language) }),
                amountInWords(it.balance, item.unit, language),
              ]
                .filter(Boolean)
                .join(" · "),
            }))}
          />
        )}
        {leaves && lots.some(({ is_expired }) => is_expired) && (
          <CheckboxField field={fields.expired} label={t("stock.field.expired")} />
        )}
        {kind === "use" && <UsedFor field={fields.used_for} choices={choices} />}
        <DateField field={{ ...fields.on, required: true }} label={t("stock.field.on")} max={choices.today} />
        <TextField field={fields.why} label={t("stock.field.why")} dir="auto" autoComplete="off" />
        <div className="actions">
          <Button kind="primary">{t("stock.save")}</Button>
          <LinkButton to={`/stock/${item.id}`}>{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}

function UsedFor({ field, choices }: { field: Parameters<typeof SelectField>[0]["field"]; choices: StockChoices }) {
  const { t } = useWords();
  const of = (kind: "pair" | "species" | "place", list: ReadonlyArray<{ id: string; name: string }>) =>
    list.map(({ id, name }) => ({ value: `${kind}:${id}`, label: name, group: t(`stock.used_for.${kind}`) }));
  const all = [...of("pair", choices.pairs), ...of("species", choices.species), ...of("place", choices.places)];
  if (all.length === 0) return null;
  return <SelectField field={field} label={t("stock.field.used_for")} empty={t("stock.used_for.all")} choices={all} />;
}
