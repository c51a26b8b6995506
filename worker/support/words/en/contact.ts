import type { contact as pt } from "../pt/contact.ts";

export const contact: Record<keyof typeof pt, string> = {
  "support.name_missing": "Enter your name.",
  "support.email_missing": "Enter your email address, so that we can reply.",
  "support.subject_missing": "Enter the subject.",
  "support.message_missing": "Enter the message.",
  "support.message_long": "The message can have up to 5000 characters. Shorten it or split it in two.",
  "support.too_many": "We have already received several messages from you. You can send another in {{count}} minutes.",
  "support.too_many_one": "We have already received several messages from you. You can send another in a minute.",
  "support.too_many_other":
    "We have already received several messages from you. You can send another in {{count}} minutes.",
  "support.too_quick":
    "This form arrived so quickly that it looked sent by a program. Sorry about that: please send it again.",
  "support.form_old": "This form was open for more than a day. Everything you wrote is still here: send it again.",
  "support.key_reused":
    "This form was already sent with a different text, and that message arrived. To send this one too, send it again.",
};
