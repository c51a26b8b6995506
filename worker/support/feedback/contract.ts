import * as z from "zod";
import { type FeedbackState, type FeedbackType, feedbackStates, feedbackTypes } from "#db/words/support.ts";
import { id, line, notes } from "#worker/fields.ts";

/** The most characters each box takes. */
const longestFeedback = { title: 150, description: 5000, line: 300 };

// Marks without a body and U+2800, which is blank Braille: a reader would see nothing.
const isSeen = (text: string | null) => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text ?? "");

/** What somebody misses, found broken or likes; the rating is theirs to leave out. */
export const feedbackDraft = z.object({
  type: z.enum(feedbackTypes, "support.feedback.type_missing"),
  title: line(longestFeedback.title, "support.feedback.title_missing").refine(isSeen, "support.feedback.title_missing"),
  description: z
    .string("support.feedback.description_missing")
    .pipe(notes(longestFeedback.description, "support.feedback.description_long"))
    .refine(isSeen, "support.feedback.description_missing")
    .transform((text) => text ?? ""),
  rating: z
    .number("support.feedback.rating_invalid")
    .int("support.feedback.rating_invalid")
    .min(1, "support.feedback.rating_invalid")
    .max(5, "support.feedback.rating_invalid")
    .optional(),
  org_id: id.optional(),
});
export type FeedbackDraft = z.output<typeof feedbackDraft>;

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
