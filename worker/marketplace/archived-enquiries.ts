import * as z from "zod";
import { enquiries, enquiryMessages } from "#db/schema/marketplace-enquiries.ts";
import { languages } from "#db/vocabulary.ts";
import { enquirySides, enquiryStates } from "#db/words/market.ts";
import { archived } from "#worker/kit/archived.ts";
import { empty, instant, oneOf, rowId, text, version, word } from "#worker/kit/archived-fields.ts";

/** Nobody's address (RFC 2606): those of strangers stay in this house, where they can still be erased. */
const nobody = "left-out@archive.invalid";

export const archivedEnquiries = archived(enquiries, {
  kind: "enquiry",
  beside: "refused",
  worded: { state: "audit.enquiry.state" },
  // Strangers' addresses, and what opens their conversations; whom a seller made of them stands among the contacts.
  left: ["email", "token_hash", "contact_id"],
  unread: ["waits_for", "language"],
  // What nobody proved has reached nobody here either.
  texts: { name: "iif(confirmed_at IS NULL, '—', name)" },
  row: z.strictObject({
    id: rowId,
    listing_id: empty(rowId),
    state: oneOf(enquiryStates),
    name: word,
    language: oneOf(languages),
    confirmed_at: empty(instant),
    last_word_at: instant,
    waits_for: oneOf(enquirySides),
    sale_id: empty(rowId),
    version,
    created_at: instant,
    updated_at: instant,
  }),
  // Nobody can be answered any more, and what nobody proved never arrived.
  returned: () => (row) =>
    row.confirmed_at === null ? null : { state: "closed", email: nobody, token_hash: `archive ${crypto.randomUUID()}` },
});

export const archivedEnquiryMessages = archived(enquiryMessages, {
  kind: "enquiry_message",
  beside: "refused",
  worded: { side: "audit.enquiry.side" },
  texts: {
    text: `iif((SELECT confirmed_at FROM enquiries WHERE enquiries.org_id = enquiry_messages.org_id
      AND enquiries.id = enquiry_messages.enquiry_id) IS NULL, '—', text)`,
  },
  row: z.strictObject({
    id: rowId,
    enquiry_id: rowId,
    side: oneOf(enquirySides),
    text: text(8000),
    created_at: instant,
  }),
  returned: (_rows, { brought }) => {
    const proved = brought(archivedEnquiries).filter(({ confirmed_at }) => confirmed_at !== null);
    const kept = new Set(proved.map(({ id }) => id));
    return ({ enquiry_id }) => (kept.has(enquiry_id) ? {} : null);
  },
});
