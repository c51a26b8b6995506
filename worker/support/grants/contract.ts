import * as z from "zod";

/** Hours for which a look is allowed. */
export const grantHours = 24;

export const grantDraft = z.object({
  money: z.boolean("fields.invalid").default(false),
  ticket_id: z.string("fields.invalid").max(64, "fields.long").optional(),
});

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
