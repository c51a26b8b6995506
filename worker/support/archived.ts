import { feedback, ticketFiles, ticketMessages, tickets } from "#db/schema/support.ts";
import { readable } from "#worker/kit/readable-table.ts";

/** What was asked, for people to read. */
export const readableTickets = readable(tickets, {
  left: ["id", "context", "revision", "version", "unanswered_since", "updated_at"],
  worded: {
    category: "audit.ticket.category",
    state: "audit.ticket.state",
    priority: "audit.ticket.priority",
    helped: "audit.ticket.helped",
  },
});

// What waits to be let in has reached nobody.
const shown = (column: string) => `iif(is_held = 1, '—', ${column})`;

export const readableTicketMessages = readable(ticketMessages, {
  left: ["id", "is_mail", "is_held", "mail_id", "mail_hash", "left_out"],
  texts: { text: shown("text"), quoted: shown("quoted"), sender: shown("sender") },
  worded: { writer: "audit.ticket.writer" },
});

export const readableTicketFiles = readable(ticketFiles, { left: ["id", "message_id", "file_key"] });

export const readableFeedback = readable(feedback, {
  left: ["id", "revision", "version"],
  worded: { type: "audit.feedback.type", state: "audit.feedback.state" },
});
