import type { tickets as pt } from "../pt/tickets.ts";

export const tickets: Record<keyof typeof pt, string> = {
  "support.ticket.category_missing": "Choose what it is about.",
  "support.ticket.title_missing": "Enter a title, in a few words.",
  "support.ticket.text_missing": "Write what happened or what you would like to know.",
  "support.ticket.text_long": "The message can have up to 10,000 characters. Shorten it or split it in two.",
  "support.ticket.too_many":
    "You have opened several tickets in the last hour. You can open another in {{count}} minutes.",
  "support.ticket.too_many_one": "You have opened several tickets in the last hour. You can open another in a minute.",
  "support.ticket.too_many_other":
    "You have opened several tickets in the last hour. You can open another in {{count}} minutes.",
  "support.ticket.too_many_replies":
    "You have written many messages in the last hour. You can write another in {{count}} minutes.",
  "support.ticket.too_many_replies_one":
    "You have written many messages in the last hour. You can write another in a minute.",
  "support.ticket.too_many_replies_other":
    "You have written many messages in the last hour. You can write another in {{count}} minutes.",
  "support.ticket.key_reused":
    "This was already sent with a different text, and that one arrived. To send this one too, send it again.",
  "support.ticket.file_empty": "The file is empty. Choose it again.",
  "support.ticket.file_large": "Each file can have up to {{most}} MB. Choose a smaller one.",
  "support.ticket.file_kind":
    "This file is not a JPEG, PNG or WebP picture, a PDF, an XLSX or a CSV. Choose another one.",
  "support.ticket.files_full": "Each message takes up to {{files}} files and {{all}} MB in all.",
  "support.ticket.file_late": "Write a message first, then add the file to it.",
  "support.ticket.helped_missing": "Tell us whether it helped.",
  "support.ticket.rated": "This ticket is already solved. If you still need us, write a message.",
  "support.ticket.over": "This ticket was closed more than 30 days ago.",
  "support.ticket.no_such_move": "The ticket cannot go to that state.",
  "support.ticket.waits_for_missing": "Write in a line what it is waiting for.",
  "support.ticket.mail.signature": "The Voliera team",
  "support.ticket.mail.link": "Open the ticket",
  "support.ticket.mail.reply": "To answer, just reply to this email or write on the page of the ticket.",
  "support.ticket.mail.page": "To answer, open the ticket and write there.",
  "support.inbox.subject": "Your message did not reach us",
  "support.inbox.where":
    "Hello! This address only takes answers to existing support tickets, and your message belongs to none. Please write to us on the contact page: we answer everyone.",
  "support.inbox.contact": "Write to Voliera",
  "audit.subject.ticket": "Ticket",
  "audit.ticket.number": "Number",
  "audit.ticket.category": "About",
  "audit.ticket.category.problem": "Problem",
  "audit.ticket.category.question": "Question",
  "audit.ticket.category.billing": "Plan and payment",
  "audit.ticket.category.data": "My data",
  "audit.ticket.category.idea": "Idea",
  "audit.ticket.follows": "Goes on from",
  "audit.ticket.state": "State",
  "audit.ticket.state.open": "Open",
  "audit.ticket.state.answered": "Answered",
  "audit.ticket.state.waiting": "Waiting",
  "audit.ticket.state.solved": "Solved",
  "audit.ticket.state.closed": "Closed",
  "audit.ticket.priority": "Priority",
  "audit.ticket.priority.low": "Low",
  "audit.ticket.priority.normal": "Normal",
  "audit.ticket.priority.high": "High",
  "audit.ticket.priority.urgent": "Urgent",
};
