import * as z from "zod";
import { pageSizes } from "#db/page-sizes.ts";
import { planKeys } from "#db/vocabulary.ts";
import { feedbackStates, ticketStates } from "#db/words/support.ts";
import { digits, email, notes, paging } from "#worker/fields.ts";
import { feedbackDecisionDraft } from "#worker/support/feedback/contract.ts";

/** The most characters each box takes, and the most days by which a trial is made longer at a time. */
export const longest = { answer: 5000, q: 200 };
export const mostTrialDays = 30;

const paged = {
  ...paging,
  page_size: digits("fields.page_size")
    .refine((size) => (pageSizes as readonly number[]).includes(size), "fields.page_size")
    .default(20),
};
/** The question of lists without filters. */
export const pageQuery = z.object(paged);
export type PageQuery = z.output<typeof pageQuery>;

/** Which organisations are listed: all of them, those that pay, those in which something failed lately, those that close. */
export const organizationShows = ["", "paying", "payments", "deliveries", "imports", "closing"] as const;
export const organizationFilter = z.object({
  ...paged,
  q: z.string("fields.invalid").max(longest.q, "fields.long").trim().default(""),
  show: z.enum(organizationShows, "fields.invalid").default(""),
  sort_by: z.enum(["created_at", "seen_on", "name"], "fields.invalid").default("created_at"),
  order: z.enum(["asc", "desc"], "fields.invalid").default("desc"),
});
export type OrganizationFilter = z.output<typeof organizationFilter>;

export const planDraft = z.object({ plan: z.enum(planKeys, "fields.invalid") });
/** `ends_at` is the end that was read: of two who extend it at once one does. */
export const trialDraft = z.object({
  days: digits("operator.trial.days").refine((days) => days >= 1 && days <= mostTrialDays, "operator.trial.days"),
  ends_at: z.string("fields.invalid").max(40, "fields.long").optional(),
});

/** Which tickets are listed: those that wait for an answer, those with a message that waits to be let in, those in a state. */
const ticketShows = ["unanswered", "held", "all", ...ticketStates] as const;
export const ticketFilter = z.object({ ...paged, show: z.enum(ticketShows, "fields.invalid").default("unanswered") });
export type TicketFilter = z.output<typeof ticketFilter>;

/** Whether a message that waits is let in; else it is erased. */
export const letInDraft = z.object({ lets_in: z.boolean("fields.invalid") });

export const contactFilter = z.object({
  ...paged,
  show: z.enum(["unanswered", "all"], "fields.invalid").default("unanswered"),
});
export const answerDraft = z.object({
  text: z
    .string("operator.answer_missing")
    .min(1, "operator.answer_missing")
    .pipe(notes(longest.answer))
    .refine((text) => text !== null, "operator.answer_missing")
    .transform((text) => text ?? ""),
});

export const addressDraft = z.object({ email: z.string("fields.required").min(1, "fields.required").pipe(email) });

export const feedbackFilter = z.object({
  ...paged,
  state: z.enum([...feedbackStates, ""], "fields.invalid").default(""),
});
/** `version` is what was read: of two who decide at once one does. */
export const feedbackDecision = feedbackDecisionDraft.extend({ version: z.number("fields.invalid").int().optional() });
