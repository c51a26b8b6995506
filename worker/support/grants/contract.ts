import * as z from "zod";
import { id } from "#worker/fields.ts";

/** Hours for which a look is allowed. */
export const grantHours = 24;
/** So many looks are allowed within those hours. */
export const mostGrants = 20;
/** Days for which is kept that a look was allowed, once it is over. */
export const daysKept = 365;

export const grantDraft = z.object({
  money: z.boolean("fields.invalid").default(false),
  ticket_id: z.string("fields.invalid").max(64, "fields.long").optional(),
  /** Must be the caller's own; it never selects data. */
  org_id: id.optional(),
});
export type GrantDraft = z.output<typeof grantDraft>;

export type GrantView = {
  id: string;
  has_money: boolean;
  ticket_id: string | null;
  /** The number of that ticket. */
  ticket: string | null;
  /** Who gave it; null of whoever left. */
  given_by: string | null;
  state: "in_force" | "revoked" | "over";
  ends_at: string;
  revoked_at: string | null;
  created_at: string;
};
