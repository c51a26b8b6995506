import type { Language } from "#db/vocabulary.ts";
import type { AssistantTool } from "#db/words/assistant.ts";
import type { Kind } from "../cells/cells.ts";
import type { Concept } from "../patterns/concepts.ts";
import type { Slots } from "./slots.ts";

/** One of these has to be said: concepts, or with a `#` things of a kind. */
export type Group = ReadonlyArray<Concept | `#${Kind}`>;
type Input = Record<string, unknown>;

/** One way to use a tool: what has to be said, what may be, and the arguments that come of it. */
export type Intent = {
  tool: AssistantTool;
  needs: readonly Group[];
  helps?: readonly Concept[];
  takes?: readonly Kind[];
  /** Of which kinds several may be named. */
  many?: readonly Kind[];
  /** What must not be said. */
  not?: readonly Concept[];
  /** How much this is worth beside others that fit as well. */
  weight?: number;
  /** A plain question for it, for who has to choose. */
  request: Record<Language, string>;
  /** What was said; what a tool needs besides. Undefined where it cannot be meant. */
  input: (slots: Slots) => Input | undefined;
  besides?: (slots: Slots, input: Input) => Input;
};

/** Leaves out what was not said. */
export const some = (input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([, it]) => it !== undefined));
