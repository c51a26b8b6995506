import type { contact as pt } from "../pt/contact.ts";

export const contact: Record<keyof typeof pt, string> = {
  "contact.title": "Contact",
  "contact.description": "A question, an idea, a problem? Write to Voliera: we reply by email within 24 hours.",
  "contact.headline": "Talk to us",
  "contact.lead": "A question, an idea, a problem? Write to us: we reply by email within 24 hours.",
  "contact.way_email": "Email",
  "contact.way_phone": "Phone",
  "contact.way_address": "Where we are",
  "contact.hours": "Support hours",
  "contact.hours.weekdays": "Monday to Friday",
  "contact.hours.weekends": "Saturday and Sunday",
  "contact.hours.note": "Lisbon time. Outside these hours, write to us anyway: we reply within 24 hours.",
  "contact.write": "Your message",
  "contact.full_name": "Full name",
  "contact.email": "Email",
  "contact.email_hint": "We reply to this address.",
  "contact.subject": "Subject",
  "contact.message": "Message",
  "contact.trap": "Leave this box empty",
  "contact.send": "Send message",
  "contact.privacy": "We keep the message for a year, only to reply to you.",
  "contact.not_sent": "The message has not been sent yet; what you wrote is still here",
  "contact.topic.sales": "I would like to talk to sales",
  "contact.topic.plan": "A question about the plans",
  "contact.topic.empresarial": "Enterprise plan",
  "contact.questions": "We may have the answer already",
  "contact.question.code": "The code to confirm my email has not arrived. What now?",
  "contact.answer.code":
    "Look in the spam folder first. The code is valid for 10 minutes; after that you can ask for another on the same page, and only the last one works.\n\nIf it still does not arrive, check that the address is spelt correctly or write to us from here, preferably with another address.",
  "contact.question.sheet": "My birds are in a spreadsheet. How do I start?",
  "contact.answer.sheet":
    "[Create an account](/signup) and open “Import” on the birds page. Voliera reads .xlsx, .xls, .ods and .csv files of up to 10,000 rows and shows, before anything is saved, what will be added and which rows and columns have errors. After that you have 24 hours to undo it.\n\nIf you do not understand an error, copy it here and we will explain it.",
  "contact.question.kept": "What do you do with my message?",
  "contact.answer.kept":
    "It is kept in our database, where the person who replies to you will read it; after a year it is deleted. It is used for nothing else. Everything else is on the [privacy](/privacy) page.",
  "contact.answer.kept.mailed":
    "It is kept in our database and sent by email to the person who replies to you; after a year it is deleted. It is used for nothing else. Everything else is on the [privacy](/privacy) page.",
  "contact.sent_title": "Message sent",
  "contact.sent_text":
    "Thank you. We have sent you a confirmation by email and will reply to the same address within 24 hours.",
  "contact.another": "Write another message",
  "contact.home": "Back to home",
};
