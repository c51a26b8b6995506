import type { EggState } from "#db/vocabulary.ts";
import type { AssistantAction } from "#db/words/assistant.ts";

/** How deeds are told in one language, as the sources of regular expressions over folded words. */
export type OrderWords = Record<AssistantAction, string> & {
  /** What may stand before. */
  polite: string;
  feed_words: string;
  for_sale: string;
  /** Between what is told and the title of a task. */
  title: string;
  /** Between the first and the last of several numbers; between two. */
  range: string;
  and: string;
  eggs: string;
  clutch: string;
  states: Partial<Record<EggState, string>>;
};
