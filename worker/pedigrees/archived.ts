import { sql } from "drizzle-orm";
import * as z from "zod";
import { certificateSettings } from "#db/schema/pedigrees.ts";
import { certificateStyles, languages } from "#db/vocabulary.ts";
import { archived } from "#worker/kit/archived.ts";
import { empty, oneOf, text, whole } from "#worker/kit/archived-fields.ts";

export const archivedCertificates = archived(certificateSettings, {
  worded: { style: "audit.certificate.style", language: "audit.certificate.language" },
  // One row of an organisation: whatever it holds tells it from no other.
  key: { column: "style", start: "" },
  row: z.strictObject({
    issuer: text(200),
    stam: text(200),
    address: text(200),
    contact: text(200),
    style: oneOf(certificateStyles),
    generations: whole(3, 7),
    language: empty(oneOf(languages)),
  }),
  beside: sql`ON CONFLICT (org_id) DO UPDATE SET issuer = excluded.issuer, stam = excluded.stam,
    address = excluded.address, contact = excluded.contact, style = excluded.style,
    generations = excluded.generations, language = excluded.language`,
});
