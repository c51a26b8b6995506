import type { deeds as pt } from "../pt/deeds.ts";

export const deeds: Record<keyof typeof pt, string> = {
  "assistant.deeds.how": "Nothing has been done yet: only once you say yes. While nobody touches it, you can undo it.",
  "assistant.deeds.nothing": "There is nothing to do here.",
  "assistant.deeds.not_allowed": "Your role does not do this. Ask whoever manages the organisation.",
  "assistant.deeds.done": "Done: {{what}}.",
  "assistant.deeds.stale":
    "Something has changed. Nothing was done: see how it stands now and say again whether to do it.",
  "assistant.deeds.expired": "More than an hour has passed and much may have changed. Ask again.",
  "assistant.deeds.undone": "This was done and undone. If you want it again, ask anew.",
  "assistant.deeds.not_done": "This was not done: there is nothing to undo.",
  "assistant.deeds.move.title": "Move {{count}} birds to {{place}}",
  "assistant.deeds.move.title_one": "Move {{count}} bird to {{place}}",
  "assistant.deeds.move.title_many": "Move {{count}} birds to {{place}}",
  "assistant.deeds.move.title_other": "Move {{count}} birds to {{place}}",
  "assistant.deeds.move.nowhere": "no place",
  "assistant.deeds.move.gone": "{{ring}} is no longer with you.",
  "assistant.deeds.move.there": "{{ring}} is in {{place}} already.",
  "assistant.deeds.move.reason": "Agreed to in the assistant",
};
