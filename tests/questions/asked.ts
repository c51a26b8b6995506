import type { Language, Role } from "#db/vocabulary.ts";
import type { AssistantOutcome, AssistantTool } from "#db/words/assistant.ts";

/** What of a breeder's way to ask a question tries. */
export const questionKinds = [
  ...(["plain", "paraphrased", "mistyped", "bare", "followed", "period"] as const),
  ...(["unanswerable", "not_allowed", "attack"] as const),
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Ids stand as the farm calls them: a species' key, a ring, the name of a place, the number of a pair, a status' key. */
export type AskedArguments = Record<string, unknown>;
/** A tool with its arguments that answers a question rightly. */
export type Right = { tool: AssistantTool; arguments: AskedArguments };

/** A question, and what is right to do with it; `rights` are all equally right. */
export type Asked = {
  kind: QuestionKind;
  question: string;
  /** Asked in the same thread before it, oldest first. */
  before: string[];
  role: Role;
  outcomes: AssistantOutcome[];
  rights: Right[];
};
export type AskedHere = Asked & { language: Language; isBlind: boolean };

type More = { before?: string[]; role?: Role; outcomes?: AssistantOutcome[]; or?: Right[] };

/** A question of a kind that one tool answers. */
export const asked =
  (kind: QuestionKind) =>
  (question: string, tool: AssistantTool, given: AskedArguments, more: More = {}): Asked => ({
    kind,
    question,
    before: more.before ?? [],
    role: more.role ?? "owner",
    outcomes: more.outcomes ?? ["answered"],
    rights: [{ tool, arguments: given }, ...(more.or ?? [])],
  });

/** A question of a kind that no tool answers: only how it ends is told. */
export const ends =
  (kind: QuestionKind) =>
  (question: string, outcomes: AssistantOutcome[], more: Omit<More, "or" | "outcomes"> = {}): Asked => ({
    kind,
    question,
    before: more.before ?? [],
    role: more.role ?? "owner",
    outcomes,
    rights: [],
  });

/** Another tool that is right as well. */
export const or = (tool: AssistantTool, given: AskedArguments): Right => ({ tool, arguments: given });
