import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "operator.answer_missing": "Write the answer.",
  "operator.contact.answered": "This message has been answered already.",
  "operator.contact.wrote": "On {{day}} you wrote:",
  "operator.mail.again": "This email was sent again before, or is on its way.",
  "operator.plan.paid":
    "This organisation pays for a subscription. It can be given another plan once that is cancelled.",
  "operator.trial.days": "Choose 1 to 30 days.",
  "operator.trial.none": "This organisation has no trial that can be extended.",
  "operator.trial.stale": "Someone else changed this trial in the meantime. See how it stands now.",
};
