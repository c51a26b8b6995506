import type { WordKey } from "#app/locales/dictionary.ts";
import type { Language, Role } from "#db/vocabulary.ts";

/** A text in both languages, side by side: who changes one sees the other. */
export type Both = Readonly<Record<Language, string>>;

/**
 * What one does: on which page, which button, field or link. Its name is said from the dictionary, `{{button}}` in the text,
 * so that a renamed button renames the article; a test opens the page and looks for it.
 */
type HelpStep = {
  /** As it is typed: `/birds/new`; of a thing, with its parameter: `/birds/:birdId`. */
  path?: string;
  key?: WordKey;
  text: Both;
};

export const helpSections = [
  ...(["begin", "birds", "genetics", "breeding", "incubators", "health"] as const),
  ...(["stock", "money", "papers", "account"] as const),
] as const;
export type HelpSection = (typeof helpSections)[number];

/** One article: a task, by the words of who has it. Plain texts, no markup. */
export type Article = {
  slug: string;
  section: HelpSection;
  title: Both;
  /** Words by which it is sought that stand in neither title nor text. */
  synonyms: Readonly<Record<Language, readonly string[]>>;
  /** What one gets of it, in a sentence or two. */
  gain: Both;
  /** As whom its pages are opened, the least role that may do it; a visitor is nobody yet. */
  as: Role | "visitor";
  steps: readonly HelpStep[];
  /** What can go wrong, and what helps. */
  faults: ReadonlyArray<{ when: Both; cure: Both }>;
  /** The slugs of what comes next. */
  next: readonly string[];
  /** The page its picture is taken of, and what is seen there, for who does not see. */
  picture?: { path: string; alt: Both };
};
