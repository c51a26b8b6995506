import * as z from "zod";
import { reportDecisions, reportReasons } from "#db/words/market.ts";
import { email, id, label, notes, optional } from "#worker/fields.ts";

/** The most letters of what is said in a report, a decision and an objection. */
const longestStatement = { text: 3000, facts: 3000, rule: 300 } as const;

const statement = (max: number, missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .pipe(notes(max))
    .transform((text) => text ?? "")
    // A mark without a body shows nothing.
    .refine((text) => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text), missing);

/** What anybody holds against a listing. `website` is a trap that people do not see and leave empty. */
export const reportDraft = z.object({
  listing_id: id,
  reason: z.enum(reportReasons, "marketplace.report.reason_missing"),
  text: statement(longestStatement.text, "marketplace.report.text_missing"),
  good_faith: z
    .boolean("marketplace.report.good_faith_missing")
    .refine((it) => it, "marketplace.report.good_faith_missing"),
  email: optional(email).default(null),
  website: z.string("fields.invalid").max(2000, "fields.long").optional(),
});
export type ReportDraft = z.output<typeof reportDraft>;

/** What the operator decides: on what facts, by which rule. `seen` is which text of a held listing was read. */
export const decisionDraft = z.object({
  decision: z.enum(reportDecisions, "marketplace.decision.missing"),
  facts: statement(longestStatement.facts, "marketplace.decision.facts_missing"),
  rule: label(longestStatement.rule, "marketplace.decision.rule_missing"),
  seen: z.string("fields.invalid").max(40, "fields.invalid").optional(),
});
export type DecisionDraft = z.output<typeof decisionDraft>;

/** What is said against a decision, by whom a token was mailed to. */
export const objectionDraft = z.object({
  token: z.string("fields.invalid").trim().min(1, "fields.required").max(200, "fields.long"),
  text: statement(longestStatement.text, "marketplace.objection.text_missing"),
});

/** What the operator answers to an objection. */
export const verdictDraft = z.object({
  is_upheld: z.boolean("marketplace.verdict.missing"),
  answer: statement(longestStatement.text, "marketplace.verdict.answer_missing"),
});
export type VerdictDraft = z.output<typeof verdictDraft>;
