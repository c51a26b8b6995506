import { dictionariesBy, type WordRules } from "./page-words.ts";
import { manifests } from "./rooms.ts";

// For the server and the build only: a browser gets the rules with the list of all routes.

/** What the rooms' manifests say; the shorter path first, so that a longer one overrides it. */
export const wordRules: WordRules = {
  below: manifests.flatMap((it) => Object.entries(it.words ?? {})).sort(([one], [other]) => one.length - other.length),
  beside: manifests.flatMap((it) => Object.entries(it.wordsOn ?? {})),
};

/** Whose words a page needs. */
export const dictionariesAt = (pathname: string) => dictionariesBy(wordRules, pathname);
