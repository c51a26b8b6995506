import type { closing as pt } from "./pt.ts";

export const closing: Record<keyof typeof pt, string> = {
  "audit.subject.closing": "Closing of the organisation",
  "closing.title": "Close the organisation",
  "closing.what": "You have 30 days to save your data or change your mind; then everything is erased.",
  "closing.lead":
    "For 30 days the data can only be viewed. Then everything is erased and nobody can recover it, not even us.",
  "closing.before": "What happens",
  "closing.before.now":
    "Today: nothing can be changed any more, shared pedigrees no longer open, and every member gets a message.",
  "closing.before.days": "After 23 and 29 days: every member gets a reminder.",
  "closing.before.end":
    "After 30 days: birds, photos, breeding, members, sessions and messages are erased. All that stays, without names, is that there was an organisation and the day it closed.",
  "closing.before.archive": "First download a last archive: with it you can start again in another organisation.",
  "closing.archive": "Download the data",
  "closing.form": "Close",
  "closing.name": "Name of the organisation",
  "closing.name.hint": "To confirm, type: {{name}}",
  "closing.password": "Your password",
  "closing.submit": "Close in 30 days",
  "closing.done": "The organisation closes on {{day}}. Until then you can change your mind.",
  "closing.under_way": "Closing",
  "closing.under_way.text":
    "Requested on {{asked}}. On {{day}} everything is erased. Until then you can only view the data and download a last archive.",
  "closing.keep": "Keep the organisation",
  "closing.kept": "The organisation stays. Nothing was erased.",
};
