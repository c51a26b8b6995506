import type { DictionaryName, WordKey } from "#app/locales/dictionary.ts";
import type { Translate } from "#app/locales/words.tsx";
import type { IconName } from "#app/marks/icon-names.ts";
import type { RingColour } from "#db/vocabulary.ts";

/** A line of what was found, in finished words: the box above every page carries no dictionary of its own. */
export type Hit = {
  to: string;
  ring?: { text: string; colour: RingColour | null };
  title?: string | null;
  detail: string;
  face?: { photo: { id: string } | null; drawing: string };
  /** What stands where there is no face. */
  icon?: IconName;
};
/** Where all are that were found, in words. */
export type More = { to: string; label: string };
export type HitGroup = {
  name: string;
  label: string;
  hits: Hit[];
  more: More | null;
};

type SearchQuery = {
  q: string /** Birds are found only by what they are, such as their species. */;
  isByKind: boolean;
};

/** A group of what was found, `onSearch` of its room, from what the worker's slot `search` said. */
export type SearchGroup<Found> = {
  name: string;
  label: WordKey;
  /** The smaller, the earlier; birds are 10. */
  order: number;
  /** Dictionaries its lines speak with beside that of the search. */
  words?: readonly DictionaryName[];
  hits(found: Found, t: Translate): Hit[];
  /** Where all of them are, when more were found than are shown. */
  more(found: Found, q: string, t: Translate): More | null;
  /** Whether it stands before the birds. */
  isFirst?(input: SearchQuery): boolean;
  /** The page of the one that was surely meant. */
  opens?(found: Found): string | null;
};

export const inOneLine = (...parts: Array<string | null | undefined | false>) => parts.filter(Boolean).join(" · ");
