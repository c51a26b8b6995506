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
