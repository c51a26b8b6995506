import type { contact as pt } from "../pt/contact.ts";

export const contact: Record<keyof typeof pt, string> = {
  "contact.title": "Contact",
  "contact.description": "A question, an idea, a problem? Write to us. You will get a confirmation by email.",
  "contact.ways": "Other ways to reach us",
  "contact.way_email": "Email",
  "contact.way_phone": "Phone",
  "contact.way_address": "Where we are",
  "contact.full_name": "Full name",
  "contact.email": "Email",
  "contact.email_hint": "This is where we answer.",
  "contact.subject": "Subject",
  "contact.message": "Message",
  "contact.trap": "Leave this box empty",
  "contact.send": "Send message",
  "contact.sent_title": "Message sent",
  "contact.sent_text":
    "It is stored and on its way. We sent you a confirmation by email and will answer to the same address.",
  "contact.another": "Write another message",
  "contact.home": "Back to home",
};
