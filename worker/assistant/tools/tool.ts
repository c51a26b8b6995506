import type * as z from "zod";
import type { Permission } from "#db/permissions.ts";
import type { Language } from "#db/vocabulary.ts";
import type { AssistantTool } from "#db/words/assistant.ts";
import type { Scope } from "#worker/scope.ts";
import type { Calling } from "./calling.ts";
import type { AnswerChart, AnswerLink, AnswerRow } from "./contract.ts";
import type { Speech } from "./speech.ts";

/** What a tool may use: who asks, the API's own calls in their name, and the words of the answer's language. */
export type ToolContext = { scope: Scope; call: Calling; language: Language; speech: Speech };

/**
 * What a tool found. Figures bear the names of the room's own API; a figure that no record tells is left out, and then
 * `outcome` is `unknown` and the answer says why.
 */
export type Finding = {
  outcome: "answered" | "unknown" | "not_there" | "how" | "emergency";
  figures: Record<string, number>;
  /** At most 50, and how many there are. */
  rows: { total: number; items: AnswerRow[] };
  /** The page that shows the same, with its filters set; null where none does. */
  href: string | null;
  answer: string;
  how: string;
  chart?: AnswerChart;
  links?: AnswerLink[];
};

/** Looks up one kind of thing by the calls that the pages make. */
export type Tool<Schema extends z.ZodType = z.ZodType> = {
  name: AssistantTool;
  /** Without it the answer is that the role does not see this. */
  permission: Permission;
  arguments: Schema;
  find(input: z.output<Schema>, context: ToolContext): Promise<Finding>;
};

/** Keeps the type of the arguments beside the name of the tool. */
export const tool = <Schema extends z.ZodType>(it: Tool<Schema>): Tool<Schema> => it;

/** No rows. */
export const noRows: Finding["rows"] = { total: 0, items: [] };
