import * as z from "zod";
import { type KeyScope, keyLives, keyScopes } from "#db/words/billing.ts";
import { label } from "#worker/fields.ts";

/** A key about to be made: what it is called, what it may, and after how many days it ends. */
export const keyDraft = z.object({
  name: label(80),
  scope: z.enum(keyScopes, "fields.invalid"),
  expires: z.enum(keyLives, "fields.invalid"),
});
export type KeyDraft = z.output<typeof keyDraft>;

/** A key as the list shows it. Instants are ISO; `rests` while the plan holds fewer keys than are older. */
export type KeyView = {
  id: string;
  name: string;
  scope: KeyScope;
  last4: string;
  /** Who made it; null for whoever left. */
  maker: string | null;
  expires_at: string | null;
  used_on: string | null;
  revoked_at: string | null;
  created_at: string;
  state: "in_force" | "rests" | "over" | "revoked";
};

/**
 * Keys, those in force first, and how many the plan holds; `may_write` is whether any of them may, `is_confirmed` whether
 * the caller proved a moment ago that it is them, as making one asks.
 */
export type KeyList = { items: KeyView[]; used: number; most: number; may_write: boolean; is_confirmed: boolean };
