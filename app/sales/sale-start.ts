import type { Translate } from "#app/locales/words.tsx";
import type { Language } from "#db/vocabulary.ts";
import { moneyInField } from "#worker/money/currency.ts";
import type { SaleChoices } from "#worker/sales/choices.ts";
import type { Sale } from "#worker/sales/sale-rows.ts";
import { amountInField } from "#worker/stock/amount-contract.ts";

/** What the boxes of a sale's form hold before somebody types: the sale's own, or the birds that are meant. */
export function startOf(choices: SaleChoices, sale: Sale | undefined, language: Language): Record<string, string> {
  const { today, currency, birds } = choices;
  const money = (cents: number) => moneyInField(cents, currency, language);
  if (!sale) {
    const lines = birds.flatMap(({ id, text }, row) => [
      [`bird-${row}`, id],
      [`text-${row}`, text],
    ]);
    return {
      ...Object.fromEntries(lines),
      rows: String(Math.max(1, birds.length)),
      instalments: "1",
      on: today,
      "due_on-0": today,
      contact_name: choices.contact?.name ?? "",
    };
  }
  const share = (pct: number) => String(pct).replace(".", language === "pt" ? "," : ".");
  const lines = sale.lines.flatMap((line, row) => [
    [`bird-${row}`, line.bird_id ?? ""],
    [`text-${row}`, line.text],
    [`item-${row}`, line.item_id ?? ""],
    [`leaves-${row}`, line.units !== null && line.unit !== null ? amountInField(line.units, line.unit, language) : ""],
    [`quantity-${row}`, share(line.quantity)],
    [`price-${row}`, money(line.unit_cents)],
    [
      `discount-${row}`,
      line.discount_pct ? `${share(line.discount_pct)} %` : line.discount_cents ? money(line.discount_cents) : "",
    ],
    [`vat-${row}`, String(line.vat_pct)],
  ]);
  const due = sale.due.flatMap(({ on, cents }, row) => [
    [`due_on-${row}`, on],
    [`due_cents-${row}`, money(cents)],
  ]);
  return {
    ...Object.fromEntries([...lines, ...due]),
    rows: String(sale.lines.length),
    instalments: String(sale.due.length + 1),
    notes: sale.notes ?? "",
    contact_name: sale.contact ?? "",
  };
}

/** What the amount of a row of payments is called: the first is the deposit. */
export const moreLabel = (row: number, t: Translate): string =>
  row === 0 ? t("sales.field.deposit") : t("sales.field.instalment", { number: row });
