import * as z from "zod";
import { type FeedbackState, type FeedbackType, feedbackStates, feedbackTypes } from "#db/words/support.ts";
import { line, notes } from "#worker/fields.ts";

/** The most characters each box takes. */
export const longestFeedback = { title: 150, description: 5000, line: 300 };

export const feedbackDraft = z.object({
  type: z.enum(feedbackTypes, "support.feedback.type_missing"),
  title: line(longestFeedback.title, "support.feedback.title_missing").refine(
    (it) => it !== "",
    "support.feedback.title_missing",
  ),
  description: z
    .string("support.feedback.description_missing")
    .min(1, "support.feedback.description_missing")
    .pipe(notes(longestFeedback.description, "support.feedback.description_long")),
  rating: z.number("support.feedback.rating_invalid").int().min(1).max(5, "support.feedback.rating_invalid").optional(),
});
/** What the operator decides, with a line for its author. */
export const feedbackDecisionDraft = z.object({
  state: z.enum(feedbackStates, "fields.invalid"),
  line: z.string("fields.invalid").max(longestFeedback.line, "fields.long").optional(),
});

export type FeedbackView = {
  id: string;
  type: FeedbackType;
  title: string;
  description: string;
  rating: number | null;
  state: FeedbackState;
  line: string | null;
  decided_at: string | null;
  created_at: string;
};
