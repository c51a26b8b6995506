import * as z from "zod";
import { saleInstalments, saleLines, sales, series } from "#db/schema/sales.ts";
import { statuses } from "#db/schema/statuses.ts";
import { saleLineItems } from "#db/schema/stock.ts";
import { vatRegimes } from "#db/vocabulary.ts";
import { seriesKeys } from "#db/words/legal.ts";
import { saleStates } from "#db/words/trade.ts";
import { calendarDay, label } from "#worker/fields.ts";
import { archived } from "#worker/kit/archived.ts";
import { day, empty, flag, instant, oneOf, rowId, text, version, whole } from "#worker/kit/archived-fields.ts";
import { currencies } from "#worker/organization/codes-contract.ts";
import { mostUnits } from "#worker/stock/contract.ts";

const most = 1_000_000_000_000;
const cents = whole(0, most);

/** Sales, with what was paid left out: the payments of the archive make it again. */
export const archivedSales = archived(sales, {
  kind: "sale",
  beside: "refused",
  left: ["paid_cents"],
  worded: { state: "audit.sale.state", vat_regime: "audit.organization.vat_regime" },
  row: z.strictObject({
    id: rowId,
    number: empty(z.string("fields.invalid").regex(/^V-\d{4}\/\d{4,12}$/, "fields.invalid")),
    state: oneOf(saleStates),
    contact_id: empty(rowId),
    buyer: empty(z.string("fields.invalid").max(4000, "fields.long")),
    begun_on: calendarDay,
    reserved_on: day,
    sold_on: day,
    delivered_on: day,
    cancelled_on: day,
    currency: z.enum(currencies, "fields.invalid"),
    vat_regime: oneOf(vatRegimes),
    total_cents: cents,
    net_cents: cents,
    vat_cents: cents,
    returned_cents: cents,
    notes: text(8000),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  fault(rows) {
    const numbers = new Set<string>();
    for (const { number, state, total_cents, net_cents, vat_cents } of rows) {
      if (total_cents !== net_cents + vat_cents || (number === null) !== (state === "draft"))
        return { key: "sales.row.sum", values: { number: number ?? "" } };
      if (number !== null && numbers.has(number)) return { key: "sales.row.twice", values: { number } };
      if (number !== null) numbers.add(number);
    }
    return undefined;
  },
});

export const archivedSaleLines = archived(saleLines, {
  kind: "sale_line",
  beside: "refused",
  unread: ["is_living", "status_before_id", "status_before_since"],
  row: z.strictObject({
    id: rowId,
    sale_id: rowId,
    position: whole(0, 10_000),
    bird_id: empty(rowId),
    text: label(3000),
    quantity_milli: whole(1, 100_000_000),
    unit_cents: cents,
    discount_bp: whole(0, 10_000),
    discount_cents: cents,
    vat_bp: whole(0, 10_000),
    total_cents: cents,
    net_cents: cents,
    vat_cents: cents,
    returned_on: day,
    is_living: flag,
    status_before_id: empty(rowId),
    status_before_since: day,
  }),
  fault(rows) {
    const held = new Set<string>();
    for (const {
      bird_id,
      is_living,
      total_cents,
      net_cents,
      vat_cents,
      discount_bp,
      discount_cents,
      text: what,
    } of rows) {
      if (total_cents !== net_cents + vat_cents || (discount_bp > 0 && discount_cents > 0))
        return { key: "sales.row.line", values: { text: what.slice(0, 80) } };
      if (bird_id === null || !is_living) continue;
      if (held.has(bird_id)) return { key: "sales.row.held", values: { text: what.slice(0, 80) } };
      held.add(bird_id);
    }
    return undefined;
  },
  // No foreign key tells that a status is meant: it may have been deleted since.
  returned:
    (_, { here }) =>
    ({ status_before_id }) => ({
      status_before_id: status_before_id === null ? null : here(statuses, status_before_id),
    }),
});

export const archivedInstalments = archived(saleInstalments, {
  kind: "sale_due",
  beside: "refused",
  row: z.strictObject({ id: rowId, sale_id: rowId, on_day: calendarDay, cents: whole(1, most) }),
  same: ({ sale_id, on_day }) => `${sale_id} ${on_day}`,
});

/** The last numbers, so that counting goes on behind them. */
export const archivedSeries = archived(series, {
  kind: "series",
  beside: "refused",
  unread: ["key"],
  row: z.strictObject({ id: rowId, key: oneOf(seriesKeys), year: whole(1900, 9999), last: whole(1, 100_000_000) }),
  same: ({ key, year }) => `${key} ${year}`,
});

/** What left the stock with a line. */
export const archivedGoods = archived(saleLineItems, {
  kind: "sale_line_item",
  beside: "refused",
  row: z.strictObject({ id: rowId, sale_line_id: rowId, item_id: rowId, quantity: whole(1, mostUnits) }),
  same: ({ sale_line_id }) => sale_line_id,
});
