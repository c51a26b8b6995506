import * as z from "zod";
import { line, optional } from "#worker/fields.ts";
import { plainName } from "#worker/mail/contract.ts";

/** An organisation's own look: what it is called instead of by its name, and its colour. Null: name and colour as without. */
export const lookForm = z.object({
  look_name: optional(line(80).refine((name) => plainName.test(name), "organization.look.name")).optional(),
  look_accent: optional(
    z
      .string("organization.look.colour")
      .transform((colour) => colour.trim().toLowerCase())
      .refine((colour) => /^#[0-9a-f]{6}$/.test(colour), "organization.look.colour"),
  ).optional(),
});

/** `PUT /api/organizations/current/look`: absent is unchanged, null clears. With `version` a stale edit is refused. */
export const lookChange = lookForm.extend({
  version: z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid").optional(),
});
export type LookChange = z.output<typeof lookChange>;
