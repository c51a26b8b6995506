import type { closing as pt } from "./pt.ts";

export const closing: Record<keyof typeof pt, string> = {
  "audit.subject.closing": "Closing of the organisation",
  "closing.title": "Close the organisation",
  "closing.what": "To end it: 30 days to take the data along or to think again, then everything is erased.",
  "closing.lead":
    "For 30 days the organisation can only be read. Then everything is erased and nobody can bring it back, not even we.",
  "closing.before": "What happens",
  "closing.before.now":
    "Today: nothing can be changed any more, shared pedigrees no longer open, and all people of the organisation get a message.",
  "closing.before.days": "After 23 and 29 days: another message reminds everybody.",
  "closing.before.end":
    "After 30 days: birds, photos, breeding, people, sessions and messages are erased. One nameless line stays: that there was an organisation, and the day it ended.",
  "closing.before.archive": "Take a last archive first: with it you can begin again in another organisation.",
  "closing.archive": "Take the data along",
  "closing.form": "Close",
  "closing.name": "Name of the organisation",
  "closing.name.hint": "To confirm, type: {{name}}",
  "closing.password": "Your password",
  "closing.submit": "Close in 30 days",
  "closing.done": "The organisation closes on {{day}}. Until then you can change your mind.",
  "closing.under_way": "Closing",
  "closing.under_way.text":
    "Asked for on {{asked}}. On {{day}} everything is erased. Until then it can only be read, and you can take a last archive.",
  "closing.keep": "Keep the organisation",
  "closing.kept": "The organisation stays. Nothing was erased.",
};
