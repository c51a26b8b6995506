import * as z from "zod";
import { saleStates } from "#db/words/trade.ts";
import { contactNamed } from "#worker/contacts/contract.ts";
import { calendarDay, id, line, notes, optional, paging } from "#worker/fields.ts";
import { mostUnits } from "#worker/stock/contract.ts";
import { firstStates, turnedStates } from "./states-contract.ts";

/** So many lines a sale has at most, and so many days on which a part of it is due: a form has a thousand boxes. */
export const most = { lines: 150, instalments: 24 };
/** The largest sum of a line or a price in minor units. */
const mostCents = 999_999_999;

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();
const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid");

const cents = (message: string, least = 0) =>
  z.number(message).int(message).min(least, message).max(mostCents, message);
/** A number with so many decimals at most, times what makes it whole. */
const scaled = (factor: number, { least, most }: { least: number; most: number }, message: string) =>
  z
    .number(message)
    .min(least, message)
    .max(most, message)
    .transform((given) => Math.round(given * factor))
    .refine((whole) => whole >= Math.ceil(least * factor), message);

/**
 * A bird or a good; a bird is sold once and says of itself what it is. A good may be an item of the stock, of which `units` or
 * `packs` leave with it, else as many as the line is of.
 */
const saleLine = z
  .strictObject({
    bird_id: optional(id).default(null),
    item_id: optional(id).default(null),
    units: z.number("stock.quantity").int("stock.quantity.whole").min(1, "stock.quantity.negative").optional(),
    packs: z
      .number("stock.quantity")
      .positive("stock.quantity.negative")
      .max(mostUnits, "stock.quantity.many")
      .optional(),
    text: optional(line(300)).default(null),
    quantity: scaled(1000, { least: 0.001, most: 9999 }, "sales.quantity").default(1000),
    unit_cents: cents("sales.unit_cents"),
    discount_pct: scaled(100, { least: 0, most: 100 }, "sales.discount_pct").default(0),
    discount_cents: cents("sales.discount_cents").default(0),
    /** Absent: the usual rate where the organisation is, and 0 where its sales are exempt. */
    vat_pct: scaled(100, { least: 0, most: 100 }, "sales.vat_pct").optional(),
  })
  .refine(({ bird_id, item_id, text }) => bird_id !== null || item_id !== null || text !== null, {
    path: ["text"],
    error: "sales.text",
  })
  .refine(({ bird_id, item_id }) => bird_id === null || item_id === null, {
    path: ["item_id"],
    error: "sales.goods.bird",
  })
  .refine(({ units, packs }) => units === undefined || packs === undefined, {
    path: ["packs"],
    error: "stock.quantity.both",
  })
  .refine(({ bird_id, quantity }) => bird_id === null || quantity === 1000, {
    path: ["quantity"],
    error: "sales.quantity.bird",
  })
  .refine(({ discount_pct, discount_cents }) => discount_pct === 0 || discount_cents === 0, {
    path: ["discount_cents"],
    error: "sales.discount.both",
  })
  .refine(({ quantity, unit_cents }) => quantity * unit_cents <= mostCents * 1000, {
    path: ["unit_cents"],
    error: "sales.unit_cents",
  })
  .refine(({ quantity, unit_cents, discount_cents }) => discount_cents * 1000 <= quantity * unit_cents, {
    path: ["discount_cents"],
    error: "sales.discount.above",
  });
export type SaleLineDraft = z.output<typeof saleLine>;

const lines = z.array(saleLine, "sales.lines").min(1, "sales.lines").max(most.lines, "sales.lines.many");
const due = z
  .array(z.strictObject({ on: calendarDay, cents: cents("sales.due.cents", 1) }), "fields.invalid")
  .max(most.instalments, "sales.due.many");

/** A new sale, in the state it begins in: `on` is the day of that, today where nothing is said. Prices contain VAT. */
export const saleDraft = z.object({
  contact_id: contactNamed.contact_id.default(null),
  contact_name: contactNamed.contact_name.default(null),
  state: z.enum(firstStates, "fields.invalid").default("draft"),
  on: optional(calendarDay).default(null),
  lines,
  due: due.default([]),
  notes: optional(notes(2000)).default(null),
  org_id,
});
export type SaleDraft = z.output<typeof saleDraft>;

/** An edit of one that is not delivered: absent is unchanged. With `version` a stale edit is refused. */
export const saleChange = z
  .object({ ...contactNamed, lines, due, notes: optional(notes(2000)), version, org_id })
  .partial();
export type SaleChange = z.output<typeof saleChange>;

/** What a sale becomes, on which day; `line_ids` says which lines come back, all that have not where nothing is said. */
export const saleTurn = z.object({
  state: z.enum(turnedStates, "fields.invalid"),
  on: optional(calendarDay).default(null),
  line_ids: z.array(id, "fields.invalid").min(1, "sales.return.none").max(most.lines, "fields.invalid").optional(),
  version: version.optional(),
  org_id,
});
export type SaleTurn = z.output<typeof saleTurn>;

/** By which of its days a sale is in a period. */
const periodDays = ["begun", "delivered"] as const;

export const saleFilter = z.object({
  ...paging,
  state: z.enum([...saleStates, ""], "fields.invalid").default(""),
  contact_id: optional(id).default(null),
  from: optional(calendarDay).default(null),
  to: optional(calendarDay).default(null),
  by: z.enum(periodDays, "fields.invalid").default("begun"),
  org_id,
});
export type SaleFilter = z.output<typeof saleFilter>;

/** What a new sale is of: birds by their ids, with commas between, and of whom. */
export const saleChoicesFilter = z.object({
  ids: z.string("fields.invalid").max(14_000, "fields.long").default(""),
  contact: optional(id).default(null),
  org_id,
});
