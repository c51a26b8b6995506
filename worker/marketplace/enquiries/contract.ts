import * as z from "zod";
import { digits, email, id, label, notes, paging } from "#worker/fields.ts";

/** The most characters each box takes. */
export const longest = { name: 80, email: 254, text: 2000 };
/** Days an address has to be proved in, and days a conversation is kept behind its last word. */
export const enquiryDays = { unconfirmed: 3, silent: 180 };

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();

// Marks without a body and U+2800, which is blank Braille: a reader would see nothing.
const isSeen = (text: string | null) => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text ?? "");
// What turns the reading round would let a stranger's words pass for ours.
const isStraight = (text: string | null) => !/\p{Bidi_Control}/u.test(text ?? "");

/** What one side writes to the other: plain text, in which nothing is a link. */
const words = z
  .string("market.enquiry.text_missing")
  .pipe(notes(longest.text, "market.enquiry.text_long"))
  .refine(isSeen, "market.enquiry.text_missing")
  .refine(isStraight, "fields.characters")
  .transform((text) => text ?? "");

/** Who somebody without an account is; `website` is a trap that people do not see and leave empty. */
export const stranger = {
  name: label(longest.name, "market.enquiry.name_missing").refine(isSeen, "market.enquiry.name_missing"),
  email: z.string("market.enquiry.email_missing").min(1, "market.enquiry.email_missing").pipe(email),
  website: z.string("fields.invalid").max(2000, "fields.long").optional(),
};

export const enquiryDraft = z.object({ listing_id: id, ...stranger, text: words });
export type EnquiryDraft = z.output<typeof enquiryDraft>;

/** What a mail opened by: it is looked up in the organisation whose short key it begins with, and nowhere else. */
export const tokenGiven = z.object({
  token: z.string("fields.invalid").min(1, "fields.required").max(200, "fields.invalid"),
});

export const messageDraft = z.object({ text: words, org_id });

/** What the list shows: by state, or whom it waits for. */
export const enquiryFilter = z.object({
  ...paging,
  state: z.enum(["open", "reserved", "closed", "blocked", ""], "fields.invalid").default(""),
  org_id,
});
export type EnquiryFilter = z.output<typeof enquiryFilter>;

/** What a member makes of a conversation: `blocked` closes all there are with that address. */
export const enquiryTurn = z.object({ state: z.enum(["open", "closed", "blocked"], "fields.invalid"), org_id });
export type EnquiryTurn = z.output<typeof enquiryTurn>["state"];

/** What the operator of the app should know of a conversation. */
export const enquiryReport = z.object({ text: words, org_id });

/** Days a bird is held for somebody. */
export const reservedDays = { usual: 7, most: 30 };

/** Until which day a listing is held; a deposit, in minor units, is due the next day and the rest on the last. */
export const reservationDraft = z.object({
  until: z.preprocess((it) => (it === "" ? null : it), z.iso.date("fields.date").nullable()).default(null),
  deposit_cents: digits("market.reserve.deposit")
    .refine((cents) => cents >= 0 && cents <= 999_999_999, "market.reserve.deposit")
    .nullable()
    .default(null),
  org_id,
});
export type ReservationDraft = z.output<typeof reservationDraft>;
