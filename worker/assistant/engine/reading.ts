import type { Language } from "#db/vocabulary.ts";
import type { AssistantAction, AssistantTool } from "#db/words/assistant.ts";

type Choice = { label: string; question: string };

/** What was said before in the thread, for what follows: the last question that was looked up. */
export type Before = { tool: AssistantTool; arguments: Record<string, unknown>; language: Language };

/** How a question was understood. `language` is that of its words, the reader's where they tell none. */
export type QuestionReading = {
  language: Language;
  /** Words that say nothing of all that is known: never dropped in silence. */
  not_understood: string[];
  /** What could be meant instead, each a whole question. */
  choices: Choice[];
} & (
  | { outcome: "tool"; tool: AssistantTool; arguments: Record<string, unknown> }
  | { outcome: "deed"; deed: AssistantAction; arguments: Record<string, unknown> }
  /** Two fit; nothing fits; a ring or name that is not there; signs of an emergency, with the bird where one is named. */
  | { outcome: "ambiguous" }
  | { outcome: "unknown"; reason: "words" | "unknowable" | "language" }
  | { outcome: "not_there"; said: string }
  | { outcome: "emergency"; bird_id: string | null }
  /** A dose is asked for: never answered. */
  | { outcome: "dose"; bird_id: string | null }
);
