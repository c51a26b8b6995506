import { sql } from "drizzle-orm";
import * as z from "zod";
import { registrations } from "#db/schema/organization.ts";
import { registrationKinds } from "#db/vocabulary.ts";
import { line } from "#worker/fields.ts";
import { archived } from "#worker/kit/archived.ts";
import { day, empty, instant, oneOf, rowId, text, version } from "#worker/kit/archived-fields.ts";
import { archivedPlaces } from "#worker/places/archived.ts";

export const archivedRegistrations = archived(registrations, {
  worded: { kind: "audit.registration.kind" },
  kind: "registration",
  left: ["file_key", "file_type", "file_bytes"],
  row: z.strictObject({
    id: rowId,
    kind: oneOf(registrationKinds),
    // As it was written before marks that turn the reading round were refused.
    number: line(300),
    body: text(300),
    site_id: empty(rowId),
    issued_on: day,
    expires_on: day,
    version,
    created_at: instant,
    updated_at: instant,
  }),
  beside: sql``,
  // Under what another organisation was registered says nothing of this one, unless it is the same.
  returned(_rows, home) {
    const sites = new Set(home.brought(archivedPlaces).flatMap(({ id, kind }) => (kind === "site" ? [id] : [])));
    return ({ id, site_id }) => {
      if (!home.papers) return null;
      return { ...home.paper(id), ...(!(site_id !== null && sites.has(site_id)) && { site_id: null }) };
    };
  },
});
