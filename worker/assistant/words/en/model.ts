import type { model as pt } from "../pt/model.ts";

export const model: Record<keyof typeof pt, string> = {
  "assistant.model.what":
    "A language model can help to understand questions and to write the sentence of an answer. Figures always come from your records, never from it.",
  "assistant.model.sent":
    "What is sent: the question, and what the records answer to that question, up to 20 rows at a time, with names of birds and contacts, rings and amounts that whoever asks may see.",
  "assistant.model.kept_here":
    "What is not sent: passwords, email addresses, photos, documents, or anything the question does not ask for.",
  "assistant.model.never": "The model changes, deletes and sends nothing, and sees nobody else's data.",
  "assistant.model.checked":
    "Every number, ring, date and name it writes is compared with the records. What does not match is struck, and Voliera's own sentence stands.",
  "assistant.model.off": "You can switch it off at any time. Without it the assistant answers all the same.",
  "assistant.model.daily":
    "Your plan lets it help with {{count}} questions a day; after that Voliera answers by itself.",
  "assistant.model.daily_one":
    "Your plan lets it help with {{count}} question a day; after that Voliera answers by itself.",
  "assistant.model.daily_many":
    "Your plan lets it help with {{count}} questions a day; after that Voliera answers by itself.",
  "assistant.model.daily_other":
    "Your plan lets it help with {{count}} questions a day; after that Voliera answers by itself.",
  "assistant.model.daily_zero": "Your plan has no questions to a language model.",
};
