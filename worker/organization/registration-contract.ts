import * as z from "zod";
import { registrationKinds } from "#db/vocabulary.ts";
import { calendarDay, id, label, line, optional } from "#worker/fields.ts";

/** How many registrations an organisation has at most. */
export const mostRegistrations = 100;

const fields = {
  kind: z.enum(registrationKinds, "organization.registration.kind"),
  number: label(60),
  body: optional(line(120)),
  /** The site it is for; null is the whole organisation. */
  site_id: optional(id),
  issued_on: optional(calendarDay),
  expires_on: optional(calendarDay),
};

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();

/** A new registration. A federation, and what is none of the others, must say who keeps the register. */
export const registrationDraft = z.object({
  ...fields,
  body: fields.body.optional(),
  site_id: fields.site_id.optional(),
  issued_on: fields.issued_on.optional(),
  expires_on: fields.expires_on.optional(),
  org_id,
});
export type RegistrationDraft = z.output<typeof registrationDraft>;

const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid").optional();

/** An edit: absent is unchanged, null clears. With `version` a stale edit is refused. */
export const registrationChange = z.object({ ...fields, org_id, version }).partial();
export type RegistrationChange = z.output<typeof registrationChange>;
