import * as z from "zod";
import { moveKinds, stockUnits } from "#db/words/stock.ts";
import { contactNamed } from "#worker/contacts/contract.ts";
import { calendarDay, digits, id, label, line, notes, optional, paging } from "#worker/fields.ts";

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();
const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid");

/** The most of an item that one move, pack or minimum may say: a thousand tonnes, in grams. */
export const mostUnits = 1_000_000_000;
/** The largest price of a purchase, in minor units. */
const mostCents = 9_999_999_000;
/** So many weeks an order may be for. */
const mostWeeks = 52;

/** Whole grams, millilitres or pieces. */
const units = z
  .number("stock.quantity")
  .int("stock.quantity.whole")
  .min(0, "stock.quantity.negative")
  .max(mostUnits, "stock.quantity.many");
const some = units.min(1, "stock.quantity.negative");

const fields = {
  name: label(120, "stock.name.required"),
  /** One of `itemCategories`, or the breeder's own word. */
  category: label(60, "stock.category.required"),
  unit: z.enum(stockUnits, "stock.unit"),
  /** So much one pack holds, in units; null where it comes in no packs. */
  pack_size: optional(some),
  /** Below so much, in units, it is told; 0 is never. */
  minimum: units,
  place_id: optional(id),
  supplier_id: contactNamed.contact_id,
  supplier_name: contactNamed.contact_name,
  code: optional(line(60)),
  species_id: optional(id),
  notes: optional(notes(2000)),
};

/** A new item: its name, category and unit say enough. */
export const itemDraft = z.object({
  ...fields,
  pack_size: fields.pack_size.default(null),
  minimum: units.default(0),
  place_id: fields.place_id.default(null),
  supplier_id: fields.supplier_id.default(null),
  supplier_name: fields.supplier_name.default(null),
  code: fields.code.default(null),
  species_id: fields.species_id.default(null),
  notes: fields.notes.default(null),
  org_id,
});
export type ItemDraft = z.output<typeof itemDraft>;

/** An edit: absent is unchanged, null clears. Its unit stays as soon as something moved. */
export const itemChange = z.object({ ...fields, retired: z.boolean("fields.invalid"), version, org_id }).partial();
export type ItemChange = z.output<typeof itemChange>;

/** What the list of items shows of them. */
const itemFacets = ["low", "expiring", "out", "retired"] as const;

export const itemFilter = z.object({
  ...paging,
  /** A part of a name, a code or a category. */
  q: z.string("fields.invalid").max(120, "fields.long").default(""),
  show: z.enum([...itemFacets, ""], "fields.invalid").default(""),
  category: z.string("fields.invalid").max(60, "fields.long").default(""),
  site_id: z.string("fields.invalid").max(64, "fields.invalid").default(""),
  org_id,
});
export type ItemFilter = z.output<typeof itemFilter>;

/** Which page of the moves, and for how many weeks to order. */
export const itemQuestion = z.object({
  ...paging,
  weeks: digits("stock.weeks")
    .refine((weeks) => weeks >= 1 && weeks <= mostWeeks, "stock.weeks")
    .default(4),
  /** Of this lot alone the moves are told. */
  lot: optional(id).default(null),
  org_id,
});

/** What is written by hand; a count is a route of its own. */
const byHand = moveKinds.filter((kind) => kind !== "count");

/** A move by hand: of what comes (`purchase`, `return`) and leaves (the others) the amount is above 0. */
export const moveDraft = z
  .object({
    kind: z.enum(byHand, "stock.kind"),
    /** Its day; today unless said otherwise. */
    on: optional(calendarDay).default(null),
    quantity: some.optional(),
    /** In place of `quantity`, where the item has packs; a half is well where units stay whole. */
    packs: z
      .number("stock.quantity")
      .positive("stock.quantity.negative")
      .max(mostUnits, "stock.quantity.many")
      .optional(),
    batch: optional(line(60)).default(null),
    expires_on: optional(calendarDay).default(null),
    /** What all of it cost, VAT within, in minor units. */
    cents: optional(
      z.number("money.unreadable").int("money.unreadable").min(0, "money.negative").max(mostCents, "money.unreadable"),
    ).default(null),
    vat_pct: optional(z.number("money.percent").min(0, "money.percent").max(100, "money.percent")).default(null),
    /** In which the price was typed, where a form read it. */
    currency: z.string("fields.invalid").max(3, "fields.invalid").optional(),
    supplier_id: contactNamed.contact_id.default(null),
    supplier_name: contactNamed.contact_name.default(null),
    /** Of this lot alone. */
    lot_id: optional(id).default(null),
    /** Of lots that expired too. */
    expired: z.boolean("fields.invalid").default(false),
    why: optional(line(200)).default(null),
    pair_id: optional(id).default(null),
    species_id: optional(id).default(null),
    place_id: optional(id).default(null),
    /** The move that a correction takes back; with a quantity it should have been that. */
    corrects_id: optional(id).default(null),
    org_id,
  })
  .refine(({ quantity, packs }) => quantity === undefined || packs === undefined, {
    path: ["packs"],
    error: "stock.quantity.both",
  })
  .refine(({ kind, quantity, packs }) => kind === "correction" || quantity !== undefined || packs !== undefined, {
    path: ["quantity"],
    error: "stock.quantity",
  })
  .refine(({ kind, corrects_id }) => kind !== "correction" || corrects_id !== null, {
    path: ["corrects_id"],
    error: "stock.corrects.required",
  })
  .refine(({ pair_id, species_id, place_id }) => [pair_id, species_id, place_id].filter(Boolean).length < 2, {
    path: ["pair_id"],
    error: "stock.used_for.one",
  });
export type MoveDraft = z.output<typeof moveDraft>;

/** What was there when somebody counted. */
export const countDraft = z.object({
  on: optional(calendarDay).default(null),
  quantity: units,
  why: optional(line(200)).default(null),
  /** What ought to have been there when the difference was shown: where it is no more, nothing is written. */
  expected: z.number("fields.invalid").int("fields.invalid").optional(),
  org_id,
});
export type CountDraft = z.output<typeof countDraft>;

/** A whole walk along the shelf: what was found of each item. */
export const countsDraft = z.object({
  on: optional(calendarDay).default(null),
  why: optional(line(200)).default(null),
  items: z
    .array(z.object({ id, quantity: units, expected: countDraft.shape.expected }))
    .min(1, "stock.count.none")
    .max(200, "fields.long"),
  org_id,
});
export type CountsDraft = z.output<typeof countsDraft>;
