import * as z from "zod";
import { birdPeople, contacts } from "#db/schema/contacts.ts";
import { languages } from "#db/vocabulary.ts";
import { birdRoles, contactKinds } from "#db/words/trade.ts";
import { line } from "#worker/fields.ts";
import { archived } from "#worker/kit/archived.ts";
import { day, derived, empty, flag, instant, oneOf, rowId, text, version, whole } from "#worker/kit/archived-fields.ts";
import { contactKeys } from "./finding.ts";

export const archivedContacts = archived(contacts, {
  kind: "contact",
  beside: "refused",
  worded: {
    kind: "audit.contact.kind",
    language: "audit.contact.language",
    is_customer: "archive.flag",
    is_supplier: "archive.flag",
    is_breeder: "archive.flag",
    is_vet: "archive.flag",
  },
  unread: ["name_key", "search_key", "head_id", "merged_into_id"],
  row: z
    .strictObject({
      id: rowId,
      head_id: rowId,
      merged_into_id: empty(rowId),
      merged_at: empty(instant),
      kind: oneOf(contactKinds),
      // As birds have it, whose names it may be.
      name: line(300),
      name_key: derived,
      search_key: derived,
      other_names: text(400),
      is_customer: flag,
      is_supplier: flag,
      is_breeder: flag,
      is_vet: flag,
      country: empty(z.string("fields.invalid").regex(/^[A-Z]{2}$/, "fields.invalid")),
      tax_id: text(100),
      register_numbers: text(400),
      address: text(400),
      postal_code: text(100),
      locality: text(400),
      phone: text(100),
      email: text(400),
      language: empty(oneOf(languages)),
      notes: text(8000),
      delivery_days: empty(whole(0, 365)),
      consent_from: text(400),
      consent_on: day,
      erased_at: empty(instant),
      version,
      created_at: instant,
      updated_at: instant,
    })
    .refine(({ id, head_id, merged_at }) => (head_id === id) === (merged_at === null), "fields.invalid"),
  fault: (rows) => {
    const heads = new Set(rows.filter(({ merged_at }) => merged_at === null).map(({ id }) => id));
    const lost = rows.find(({ head_id }) => !heads.has(head_id));
    return lost && { key: "contacts.archive.headless", values: { name: lost.name } };
  },
  // No foreign key tells into which it was merged; what the archive lacks is forgotten.
  returned:
    (_rows, { anywhere }) =>
    (row) => ({
      ...contactKeys(row),
      merged_into_id: row.merged_into_id === null ? null : (anywhere(row.merged_into_id) ?? null),
    }),
});

export const archivedBirdPeople = archived(birdPeople, {
  kind: "bird_person",
  beside: "refused",
  row: z.strictObject({
    id: rowId,
    bird_id: rowId,
    role: oneOf(birdRoles),
    contact_id: rowId,
    created_at: instant,
  }),
  worded: { role: "contacts.of_bird" },
  same: ({ bird_id, role }) => `${bird_id} ${role}`,
});
