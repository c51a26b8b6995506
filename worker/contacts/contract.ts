import * as z from "zod";
import { languages } from "#db/vocabulary.ts";
import { birdRoles, contactKinds, contactRoles } from "#db/words/trade.ts";
import { calendarDay, email, id, label, line, notes, optional, paging } from "#worker/fields.ts";
import { countries } from "#worker/organization/codes-contract.ts";

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();
const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid");

/** So many days a merge can be taken back. */
export const undoDays = 30;
/** What somebody is called, at most. */
const longestName = 200;

const fields = {
  kind: z.enum(contactKinds, "fields.invalid"),
  name: label(longestName, "contacts.name.required"),
  other_names: optional(line(200)),
  /** What it is to the organisation; said again it is the whole list. */
  roles: z
    .array(z.enum(contactRoles, "fields.invalid"))
    .max(20, "fields.invalid")
    .transform((roles) => contactRoles.filter((role) => roles.includes(role))),
  country: optional(z.enum(countries, "organization.country.unknown")),
  /** In Portugal one with a right last digit. */
  tax_id: optional(line(40)),
  register_numbers: optional(line(200)),
  address: optional(line(200)),
  postal_code: optional(line(20)),
  locality: optional(line(80)),
  phone: optional(line(40)),
  email: optional(email),
  language: optional(z.enum(languages, "fields.invalid")),
  notes: optional(notes(2000)),
  /** Days from an order to its delivery, of a supplier. */
  delivery_days: optional(
    z
      .number("contacts.delivery_days")
      .int("contacts.delivery_days")
      .min(0, "contacts.delivery_days")
      .max(365, "contacts.delivery_days"),
  ),
  consent_from: optional(line(200)),
  consent_on: optional(calendarDay),
};

/** A new contact: its name says enough. */
export const contactDraft = z.object({
  kind: fields.kind.default("person"),
  name: fields.name,
  other_names: fields.other_names.default(null),
  roles: fields.roles.default([]),
  country: fields.country.default(null),
  tax_id: fields.tax_id.default(null),
  register_numbers: fields.register_numbers.default(null),
  address: fields.address.default(null),
  postal_code: fields.postal_code.default(null),
  locality: fields.locality.default(null),
  phone: fields.phone.default(null),
  email: fields.email.default(null),
  language: fields.language.default(null),
  notes: fields.notes.default(null),
  delivery_days: fields.delivery_days.default(null),
  consent_from: fields.consent_from.default(null),
  consent_on: fields.consent_on.default(null),
  org_id,
});
export type ContactDraft = z.output<typeof contactDraft>;

/** An edit: absent is unchanged, null clears. With `version` a stale edit is refused. */
export const contactChange = z.object({ ...fields, version, org_id }).partial();
export type ContactChange = z.output<typeof contactChange>;

export const contactFilter = z.object({
  ...paging,
  /** A part of a name, of a number or of an address. */
  q: z.string("fields.invalid").max(200, "fields.long").default(""),
  role: z.enum([...contactRoles, ""], "fields.invalid").default(""),
  org_id,
});
export type ContactFilter = z.output<typeof contactFilter>;

/** Who is called so: by a part of the name, or with `exactly` by the whole of it. Of nothing, those written under last. */
export const contactChoicesFilter = z.object({
  q: contactFilter.shape.q,
  exactly: z.enum(["1", ""], "fields.invalid").default(""),
  org_id,
});

/**
 * Whom a sale, an expense or a payment is with, for the contracts of rooms behind: a contact by its id, or by a name, which
 * becomes one where nobody is called so; neither is nobody.
 */
export const contactNamed = {
  contact_id: optional(id),
  contact_name: optional(label(longestName)),
};
export type ContactNamed = { contact_id?: string | null | undefined; contact_name?: string | null | undefined };

export const contactPageFilter = z.object({ ...paging, org_id });

/** Which contact another becomes part of. */
export const mergeInto = z.object({ into_id: id, org_id });

/** Who somebody is to a bird; naming nobody takes it back. */
export const birdPerson = z.object({
  role: z.enum(birdRoles, "fields.invalid"),
  contact_id: contactNamed.contact_id.default(null),
  contact_name: contactNamed.contact_name.default(null),
  org_id,
});
export type BirdPerson = z.output<typeof birdPerson>;

/** So many names on birds are proposed at once. */
export const namesAtOnce = 50;
export const proposalsFilter = z.object({ ...paging, org_id });
/** Names as they are written on birds, each to be a contact. */
export const proposalsTaken = z.object({
  names: z
    .array(line(longestName))
    .min(1, "contacts.flock.none_chosen")
    .max(namesAtOnce * 2, "fields.long"),
  org_id,
});
