import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "support.name_missing": "Write your name.",
  "support.email_missing": "Write your email address, so that we can answer.",
  "support.subject_missing": "Write the subject.",
  "support.message_missing": "Write the message.",
  "support.message_long": "The message can have up to 5000 characters. Shorten it, or send it in two.",
  "support.too_many": "We have already received several messages from you. You can send another in {{count}} minutes.",
  "support.too_many_one": "We have already received several messages from you. You can send another in a minute.",
  "support.too_many_other":
    "We have already received several messages from you. You can send another in {{count}} minutes.",
  "support.too_quick":
    "This form arrived so quickly that it looked sent by a program. Sorry about that: please send it again.",
  "support.form_old": "This form had been open for more than a day. Everything is as you wrote it: send it again.",
  "support.key_reused":
    "This form was already sent with other words, and that message arrived. To send this one too, send it again.",
};
