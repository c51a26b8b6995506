import * as z from "zod";
import {
  assistantOutcomes,
  assistantTools,
  longestQuestion,
  longestThreadName,
  modelStates,
  turnMarks,
} from "#db/words/assistant.ts";
import { id, line, notes } from "#worker/fields.ts";

const org_id = id.optional();

/** A question of 1 to 1,000 characters, and to which thread it belongs; without one it begins one. */
export const questionDraft = z.object({
  question: notes(longestQuestion).pipe(z.string().min(1, "assistant.question.required")),
  thread_id: id.optional(),
  /** What was looked up before, where no thread keeps it: of the demo nothing is kept. */
  before: z
    .strictObject({ tool: z.enum(assistantTools), arguments: z.record(z.string().max(40), z.unknown()) })
    .optional(),
  org_id,
});
export type QuestionDraft = z.output<typeof questionDraft>;

/** What a thread is called. */
export const threadDraft = z.object({
  name: line(longestThreadName).pipe(z.string().min(1, "assistant.thread.required")),
  version: z.int("fields.invalid").optional(),
  org_id,
});

/** Whether a language model may help. */
export const modelDraft = z.object({ model: z.enum(modelStates, "fields.invalid"), org_id });

/** Whether an answer was good; `share` sends question and answer along, otherwise only that it was. */
export const markDraft = z.object({
  mark: z.enum(turnMarks, "fields.invalid"),
  share: z.boolean("fields.invalid").default(false),
  org_id,
});

const link = z.object({ label: z.string(), href: z.string() });
export type AnswerLink = z.output<typeof link>;

const row = z.object({
  label: z.string(),
  /** Its page; null where there is none. */
  href: z.string().nullable(),
  /** What the list says of it, beside its name. */
  detail: z.string(),
});
export type AnswerRow = z.output<typeof row>;

const chart = z.object({
  title: z.string(),
  /** Bars, in order; `text` is the value as it is read. */
  bars: z.array(z.object({ label: z.string(), value: z.number(), text: z.string() })),
});
export type AnswerChart = z.output<typeof chart>;

/** What is proposed: rows before and after, what warns, what is refused. */
const proposal = z.object({
  title: z.string(),
  rows: z.array(z.object({ label: z.string(), href: z.string().nullable(), before: z.string(), after: z.string() })),
  warnings: z.array(z.string()),
  refused: z.array(z.string()),
  /** `stale`: shown anew, for something has changed since it was first proposed; it may be agreed to as it stands. */
  state: z.enum(["open", "done", "undone", "expired", "stale"]),
  until: z.string(),
  /** What came of it, once it was done: the page that shows it, and what is worth a second look. */
  done: z.object({ text: z.string(), href: z.string().nullable(), warnings: z.array(z.string()) }).nullable(),
});
export type ProposalView = z.output<typeof proposal>;

/** Questions that belong together. */
export type ThreadView = { id: string; name: string; asked_at: string; version: number };

/**
 * Whether a language model may help, and who said so last and when; both null as long as nobody did. `is_offered`: whether
 * there is one here at all; `notice` is what an owner reads before they switch it on, a paragraph each.
 */
export type ModelView = {
  model: (typeof modelStates)[number];
  set_by: string | null;
  set_at: string | null;
  is_offered: boolean;
  notice: string[];
};

/** Turns are asked for a page at a time, those before a place of the thread. */
export const turnsQuestion = z.object({ before: z.coerce.number().int().positive().optional(), org_id });

/** One question with its answer. */
const turnView = z.object({
  id: z.string(),
  thread_id: z.string(),
  question: z.string(),
  language: z.enum(["pt", "en"]),
  outcome: z.enum(assistantOutcomes),
  tool: z.enum(assistantTools).nullable(),
  arguments: z.record(z.string(), z.unknown()),
  figures: z.record(z.string(), z.number()),
  /** The sentence, and how it was got. */
  answer: z.string(),
  how: z.string(),
  rows: z.object({ total: z.number(), items: z.array(row) }),
  chart: chart.nullable(),
  /** The page that shows the same. */
  href: z.string().nullable(),
  links: z.array(link),
  not_understood: z.array(z.string()),
  choices: z.array(z.object({ label: z.string(), question: z.string() })),
  proposal: proposal.nullable(),
  mark: z.enum(turnMarks).nullable(),
  as_of: z.string(),
});
export type TurnView = z.output<typeof turnView>;
