import * as z from "zod";
import {
  type Helpfulness,
  helpfulness,
  type TicketCategory,
  type TicketPriority,
  type TicketState,
  type TicketWriter,
  ticketCategories,
  ticketPriorities,
  ticketStates,
} from "#db/words/support.ts";
import { id, line, notes, optional, paging } from "#worker/fields.ts";

/** The most characters each box takes. */
export const longestOf = { title: 150, text: 10_000, quoted: 5000, line: 300, note: 500 };
/** Files of one message: how many, and bytes of one and of all. */
export const fileLimits = { files: 5, bytes: 10 * 1024 * 1024, all: 25 * 1024 * 1024 };
/** Days after which a solved ticket closes by itself, and for which a closed one opens again by a reply. */
export const ticketDays = { solved: 14, reopens: 30, kept: 730 };

/** Of words that are told at once the first, which asks, and so many of the newest. */
export const shownMessages = 100;

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();

// Marks without a body and U+2800, which is blank Braille: a reader would see nothing.
const isSeen = (it: string | null) => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(it ?? "");
const text = z
  .string("support.ticket.text_missing")
  .min(1, "support.ticket.text_missing")
  .pipe(notes(longestOf.text, "support.ticket.text_long"))
  .refine(isSeen, "support.ticket.text_missing")
  .transform((it) => it ?? "");
const title = line(longestOf.title, "support.ticket.title_missing").refine(isSeen, "support.ticket.title_missing");
// The last priority is the operator's to give.
const ownPriorities = ticketPriorities.slice(0, 3) as ["low", "normal", "high"];

/** A new ticket; `context` is what goes along of the page one came from. */
export const ticketDraft = z.object({
  category: z.enum(ticketCategories, "support.ticket.category_missing"),
  title,
  text,
  priority: z.enum(ownPriorities, "fields.invalid").default("normal"),
  context: z
    .object({
      page: z.string("fields.invalid").max(300, "fields.long").optional(),
      browser: z.string("fields.invalid").max(300, "fields.long").optional(),
      request_id: z.string("fields.invalid").max(100, "fields.long").optional(),
    })
    .optional(),
  org_id,
});
export type TicketDraft = z.output<typeof ticketDraft>;

/** Which tickets a list has: of a state, or those whose title or number holds some words. */
export const ticketFilter = z.object({
  ...paging,
  state: z.enum(["", ...ticketStates], "fields.invalid").default(""),
  q: z
    .string("fields.invalid")
    .max(100, "fields.long")
    .transform((it) => it.trim())
    .default(""),
  org_id,
});
export type TicketFilter = z.output<typeof ticketFilter>;

export const ticketReplyDraft = z.object({ text, org_id });
export const ticketSolveDraft = z.object({
  helped: z.enum(helpfulness, "support.ticket.helped_missing"),
  note: optional(notes(longestOf.note)).optional(),
  org_id,
});
export type TicketSolveDraft = z.output<typeof ticketSolveDraft>;

/** What the operator writes, and what they set. */
export const operatorReplyDraft = z.object({ text, version: z.number("fields.invalid").int().optional() });
export const operatorTicketDraft = z.object({
  state: z.enum(ticketStates, "fields.invalid").optional(),
  priority: z.enum(ticketPriorities, "fields.invalid").optional(),
  waits_for: optional(line(longestOf.line)).optional(),
  version: z.number("fields.invalid").int().optional(),
});
export type OperatorTicketDraft = z.output<typeof operatorTicketDraft>;

export type TicketFile = { id: string; name: string; type: string; bytes: number };
export type TicketMessage = {
  id: string;
  from: TicketWriter;
  /** Who wrote it; null of support, and of whoever left. */
  name: string | null;
  text: string;
  quoted: string | null;
  is_mail: boolean;
  /** The address of a mail that is not its author's; and whether it waits to be let in, which the operator alone sees. */
  sender: string | null;
  is_held: boolean;
  /** Files of a mail that were too many or too large. */
  left_out: number;
  at: string;
  files: TicketFile[];
};
/** A message just written, and in which ticket it stands: in one that follows where the other was closed too long ago. */
export type WrittenMessage = TicketMessage & { ticket_id: string; number: string };
export type TicketRow = {
  id: string;
  number: string;
  category: TicketCategory;
  title: string;
  state: TicketState;
  priority: TicketPriority;
  /** Its author; null of whoever left. */
  author: string | null;
  is_own: boolean;
  last_at: string;
  created_at: string;
};
/** A ticket with its messages, as its people and the operator see it. */
export type TicketView = TicketRow & {
  waits_for: string | null;
  context: Record<string, string>;
  /** The number of the ticket it goes on from. */
  follows: string | null;
  helped: Helpfulness | null;
  helped_note: string | null;
  /** Whether a reply opens it again; else it begins another. */
  reopens: boolean;
  /** When it closes by itself, ISO; null where it does not. */
  closes_at: string | null;
  messages: TicketMessage[];
  version: number;
};
