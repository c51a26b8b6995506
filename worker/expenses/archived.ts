import * as z from "zod";
import { expenseLines, expenseShares, expenses, recurringExpenses } from "#db/schema/expenses.ts";
import { recurringUnits, shareKinds } from "#db/words/trade.ts";
import { calendarDay } from "#worker/fields.ts";
import { archived, type Fault } from "#worker/kit/archived.ts";
import {
  day,
  empty,
  flag,
  instant,
  oneOf,
  position,
  rowId,
  text,
  version,
  whole,
  word,
} from "#worker/kit/archived-fields.ts";
import { mostApart, mostCents, mostRows } from "./contract.ts";

const currency = z.string("fields.invalid").regex(/^[A-Z]{3}$/, "fields.invalid");
const cents = whole(0, mostCents * mostRows);
const rate = whole(0, 10_000);

const targets = Object.fromEntries(shareKinds.map((kind) => [`${kind}_id`, empty(rowId)])) as Record<
  `${(typeof shareKinds)[number]}_id`,
  ReturnType<typeof empty<typeof rowId>>
>;
const part = z.strictObject({ ...targets, text: empty(word), pct_bp: empty(rate), cents: empty(cents) });

/** Refuses rows whose net and VAT are not their total. */
const sumsWrong =
  <Name extends string>(total: Name) =>
  (rows: ReadonlyArray<Record<Name | "net_cents" | "vat_cents", number>>): Fault | undefined => {
    const at = rows.findIndex((it) => it[total] !== it.net_cents + it.vat_cents);
    return at < 0 ? undefined : { key: "expenses.archive.sum", values: { row: at + 1 } };
  };

export const archivedRecurring = archived(recurringExpenses, {
  kind: "recurring",
  beside: "refused",
  worded: { every_unit: "audit.recurring.every_unit" },
  unread: ["shares"],
  json: ["shares"],
  mentions: true,
  row: z.strictObject({
    id: rowId,
    category: word,
    contact_id: empty(rowId),
    text: empty(word),
    cents: whole(1, mostCents),
    vat_bp: rate,
    every_unit: oneOf(recurringUnits),
    every_n: whole(1, mostApart),
    first_on: calendarDay,
    next_on: day,
    until_on: day,
    shares: empty(z.array(part, "fields.invalid").max(mostRows, "fields.invalid")),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  // What a part is on has another id here; on what did not come along there is no part.
  returned(_rows, home) {
    return ({ shares }) => {
      const parts = (shares ?? []).flatMap((it) => {
        const on = shareKinds.flatMap((kind) => {
          const id = home.anywhere(it[`${kind}_id`] ?? "");
          return id ? [[`${kind}_id`, id] as const] : [];
        });
        return on.length === 1
          ? [
              {
                ...it,
                ...Object.fromEntries(shareKinds.map((kind) => [`${kind}_id`, null])),
                ...Object.fromEntries(on),
              },
            ]
          : [];
      });
      return { shares: parts.length > 0 ? JSON.stringify(parts) : null };
    };
  },
});

export const archivedExpenses = archived(expenses, {
  kind: "expense",
  beside: "refused",
  // What was paid comes back with the payments, which triggers sum up.
  left: ["file_key", "file_type", "file_bytes", "paid_cents"],
  file: { key: "file_key", type: "file_type", bytes: "file_bytes", comes: "optional" },
  row: z.strictObject({
    id: rowId,
    category: word,
    contact_id: empty(rowId),
    on_day: calendarDay,
    due_on: day,
    currency,
    total_cents: cents,
    net_cents: cents,
    vat_cents: cents,
    is_expected: flag,
    is_stocked: flag,
    recurring_id: empty(rowId),
    notes: text(8000),
    file_name: empty(word),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  fault: sumsWrong("total_cents"),
  same: ({ recurring_id, on_day }) => (recurring_id === null ? null : `${recurring_id} ${on_day}`),
});

export const archivedExpenseLines = archived(expenseLines, {
  kind: "expense_line",
  beside: "refused",
  row: z.strictObject({
    id: rowId,
    expense_id: rowId,
    position,
    text: empty(word),
    cents,
    vat_bp: rate,
    net_cents: cents,
    vat_cents: cents,
    bird_id: empty(rowId),
  }),
  fault: sumsWrong("cents"),
  same: ({ bird_id }) => bird_id,
});

export const archivedExpenseShares = archived(expenseShares, {
  kind: "expense_share",
  beside: "refused",
  row: z.strictObject({
    id: rowId,
    expense_id: rowId,
    position,
    ...targets,
    text: empty(word),
    pct_bp: empty(rate),
    cents,
  }),
  fault(rows) {
    const at = rows.findIndex((it) => shareKinds.filter((kind) => it[`${kind}_id`] !== null).length > 1);
    return at < 0 ? undefined : { key: "expenses.archive.share", values: { row: at + 1 } };
  },
});
