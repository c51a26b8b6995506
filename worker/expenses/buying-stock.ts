import { sql } from "drizzle-orm";
import * as z from "zod";
import type { ItemCategory } from "#db/words/stock.ts";
import { type ExpenseCategory, paymentMethods } from "#db/words/trade.ts";
import type { Statements } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { may } from "#worker/rights.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { amountInWords } from "#worker/stock/amount-contract.ts";
import { moveDraft } from "#worker/stock/contract.ts";
import { type Brought, type MovedAnswer, moveItem } from "#worker/stock/moving.ts";
import { lineRows, totalsOf } from "./amounts.ts";
import { linesWritten } from "./detail-rows.ts";
import { currencyOf, expenseRows } from "./expense-rows.ts";
import { ownPaymentMade } from "./own-payment.ts";

/** A move of the stock that may be an expense too: one that is paid on its day, unless it says otherwise. */
export const purchaseDraft = moveDraft.safeExtend({
  expense: z.boolean("fields.invalid").default(false),
  paid: z.boolean("fields.invalid").default(true),
  method: z.enum(paymentMethods, "fields.invalid").optional(),
});
type PurchaseDraft = z.output<typeof purchaseDraft>;

/** As what of ours an item is bought; a breeder's own word for an item is one for what was spent too. */
const categories: Record<ItemCategory, ExpenseCategory> = {
  seed: "feed",
  pellets: "feed",
  egg_food: "feed",
  supplements: "supplements",
  medicine: "medicine",
  rings: "rings",
  consumables: "other",
  equipment: "equipment",
};
const categoryOf = (category: string): string => (categories as Record<string, string>)[category] ?? category;

/**
 * Books a move of the stock as the stock does and, where a purchase says so, an expense with it in the same batch: neither is there without the
 * other. Needs `money.write` and a price; refused too where the month is locked.
 */
export async function bookMove(
  scope: Scope,
  item_id: string,
  { expense, paid, method = "cash", ...draft }: PurchaseDraft,
): Promise<MovedAnswer> {
  if (!expense) return moveItem(scope, item_id, draft);
  if (!may(scope, "money.write")) throw new Refusal("forbidden");
  if (draft.kind !== "purchase") throw new Refusal("invalid", { expense: ["expenses.stock.purchase"] });
  const { cents, vat_pct } = draft;
  if (!cents) throw new Refusal("invalid", { cents: ["money.some"] });
  const id = await idFor(scope, "expense");
  const on_day = draft.on ?? scope.today;
  return moveItem(scope, item_id, draft, (made) =>
    written(scope, made, { id, on_day, cents, vat_pct: vat_pct ?? 0, paid, method }),
  );
}

type Written = Required<Pick<PurchaseDraft, "paid" | "method">> & {
  id: string;
  on_day: string;
  cents: number;
  vat_pct: number;
};

/** The statements that write what a purchase is as an expense, of whom the lot is, and name it on the move. */
function written(scope: Scope, made: Brought, { id, on_day, cents, vat_pct, paid, method }: Written): Statements {
  const { db, org_id, now } = scope;
  const { item, move_id, lot_id } = made;
  const lines = lineRows([{ text: textOf(scope, made), cents, vat_pct, bird_id: null }]);
  const row = { category: categoryOf(item.category), on_day, is_stocked: true, ...totalsOf(lines) };
  const isNew = sql`NOT EXISTS (SELECT 1 FROM expenses WHERE org_id = ${org_id} AND id = ${id})`;
  const isMade = sql`EXISTS (SELECT 1 FROM expenses WHERE org_id = ${org_id} AND id = ${id} AND created_at = ${now} AND version = 1)`;
  const lineless = sql`NOT EXISTS (SELECT 1 FROM expense_lines WHERE org_id = ${org_id} AND expense_id = ${id})`;
  const { made: expense_made, ...rest } = expenseRows.insertion(scope, id, row as never, {
    sets: {
      contact_id: sql`(SELECT supplier_id FROM lots WHERE org_id = ${org_id} AND id = ${lot_id})`,
      currency: currencyOf(scope),
    },
    when: sql`${made.when} AND ${isNew}`,
  });
  return {
    expense_made,
    ...rest,
    ...(paid && ownPaymentMade(scope, id, { on: on_day, method, when: isMade })),
    expense_lines: linesWritten(scope, lines, { expense_id: id, when: sql`${isMade} AND ${lineless}` }),
    expense_named: db.run(sql`UPDATE stock_moves SET expense_id = ${id}
      WHERE org_id = ${org_id} AND id = ${move_id} AND lot_id = ${lot_id} AND ${isMade}`),
  };
}

/** `Mistura, 2 × 25 kg`; of what comes in no packs the amount. */
function textOf({ language }: Scope, { item, quantity }: Brought): string {
  const { name, unit, pack_size } = item;
  if (pack_size === null || quantity % pack_size !== 0) return `${name}, ${amountInWords(quantity, unit, language)}`;
  return `${name}, ${quantity / pack_size} × ${amountInWords(pack_size, unit, language)}`;
}
