import type { feedback as pt } from "../pt/feedback.ts";

export const feedback: Record<keyof typeof pt, string> = {
  "audit.subject.feedback": "Feedback",
  "audit.feedback.title": "Title",
  "audit.feedback.type": "Type",
  "audit.feedback.type.bug": "Something failed",
  "audit.feedback.type.feature": "Something is missing",
  "audit.feedback.type.improvement": "It could be better",
  "audit.feedback.type.general": "General feedback",
  "audit.feedback.state": "State",
  "audit.feedback.state.new": "Received",
  "audit.feedback.state.planned": "Planned",
  "audit.feedback.state.done": "Done",
  "audit.feedback.state.declined": "Not going ahead",
  "audit.feedback.line": "Answer",
  "support.feedback.type_missing": "Please select a feedback type",
  "support.feedback.title_missing": "Please enter a title",
  "support.feedback.description_missing": "Please enter a description",
  "support.feedback.description_long": "The description can have up to 5000 characters. Shorten it or split it in two.",
  "support.feedback.rating_invalid": "The rating goes from 1 to 5.",
  "support.feedback.too_many":
    "We have received a lot of feedback from you in the last hour. Everything you wrote is still here: send it in {{count}} minutes.",
  "support.feedback.too_many_one":
    "We have received a lot of feedback from you in the last hour. Everything you wrote is still here: send it in a minute.",
  "support.feedback.too_many_other":
    "We have received a lot of feedback from you in the last hour. Everything you wrote is still here: send it in {{count}} minutes.",
  "support.feedback.key_reused":
    "This form was already sent with a different text, and that feedback arrived. To send this one too, send it again.",
};
