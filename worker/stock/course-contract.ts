import * as z from "zod";
import { id, optional } from "#worker/fields.ts";
import { courseChange, courseDraft, doseMark } from "#worker/health/courses/contract.ts";
import { mostUnits } from "./contract.ts";

// Bodies of the courses of `health`, which may name the lot that is given and what of it leaves with each dose.

/** Units of the item, or an amount as people type it, which is read once the item is known. */
const amount = z.union(
  [
    z
      .number("stock.quantity")
      .int("stock.quantity.whole")
      .min(1, "stock.quantity.negative")
      .max(mostUnits, "stock.quantity.many"),
    optional(z.string("stock.quantity").trim().max(40, "stock.quantity")),
  ],
  "stock.quantity",
);
const ticked = z.union([z.boolean(), z.literal("on").transform(() => true)], "fields.invalid");

/** Without a lot nothing leaves the shelf. */
export const courseOfLot = courseDraft.safeExtend({
  lot_id: optional(id).default(null),
  quantity: amount.default(null),
});
/** An edit; lot and amount alone also of a course that has begun. `lot_id` null: it is given of no lot any more. */
export const courseOfLotChange = courseChange.extend({ lot_id: optional(id).optional(), quantity: amount.optional() });
/** A dose that is taken from another lot of the same item, or of an expired one all the same. */
export const doseOfLot = doseMark.extend({ lot_id: optional(id).default(null), expired: ticked.default(false) });
export type DoseOfLot = z.output<typeof doseOfLot>;

/** What a course names of the shelf. */
export type LotNamed = { lot_id?: string | null | undefined; quantity?: number | string | null | undefined };
