import * as z from "zod";
import { regions, vatRegimes } from "#db/vocabulary.ts";
import { locale, timezone } from "#worker/accounts/contract.ts";
import { email, line, optional } from "#worker/fields.ts";
import { countries, currencies } from "./codes-contract.ts";
import { lookForm } from "./look-contract.ts";

const words = (most: number) => optional(line(most)).optional();

/** What an organisation is called, where it is and how it counts. */
export const organizationForm = z.object({
  name: line(120),
  locale,
  timezone,
  currency: z.enum(currencies, "organization.currency.unknown"),
  country: optional(z.enum(countries, "organization.country.unknown")).optional(),
  /** Forgotten where the country is not Portugal. */
  region: optional(z.enum(regions, "fields.invalid")).optional(),
  vat_regime: z.enum(vatRegimes, "fields.invalid"),
});

/** What papers say of who gives them out; in Portugal a tax number and a postal code must be such. */
export const papersForm = z.object({
  legal_name: words(200),
  tax_id: words(40),
  address: words(200),
  postal_code: words(20),
  locality: words(80),
  district: words(80),
  phone: words(40),
  email: optional(email).optional(),
  premises: words(200),
  activity: words(120),
});

const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid");

/** `PUT /api/organizations/current`: absent is unchanged, null clears. With `version` a stale edit is refused. */
export const organizationChange = organizationForm.extend({ papers: papersForm, version }).partial();
export type OrganizationChange = z.output<typeof organizationChange>;

/** What an archive tells of whose it was; whoever puts it back may take it over. */
export const archivedOrganization = organizationForm
  .pick({ currency: true, country: true, region: true, vat_regime: true })
  .extend({ papers: papersForm, look: lookForm })
  .partial();
export type ArchivedOrganization = z.output<typeof archivedOrganization>;

/** What a logo may weigh at most, in bytes: every certificate carries it. */
export const largestLogo = 2 * 1024 * 1024;

// A box in which nothing was chosen is sent as a nameless empty file.
const chosen = (missing: string) =>
  z.instanceof(File, { error: missing }).refine((file) => file.name !== "" || file.size > 0, missing);

/** The multipart body of `PUT /api/organizations/current/logo`. */
export const logoUpload = z.object({ logo: chosen("attachments.missing") });
