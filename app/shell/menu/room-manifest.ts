import type { DictionaryName, WordKey } from "#app/locales/dictionary.ts";
import type { IconName } from "#app/marks/icon-names.ts";
import type { Permission } from "#db/permissions.ts";
import type { Subject } from "#db/vocabulary.ts";
import type { GroupName } from "./groups.ts";

/** A link of a menu. */
type Entry = {
  to: string;
  /** May be a word of the room's own: every page carries it. */
  label: WordKey;
  /** The smaller, the earlier. */
  order: number;
  /** What the page behind it asks for. */
  needs?: Permission;
};
/** A page of the main menu, by the name that its heading and its breadcrumb have too. */
export type MenuEntry = Entry & {
  group: GroupName;
  /** Where the group's own name leads in the bar of phones; without one, to its first page. */
  front?: true;
  /** Pages right below it, which the page of everything names too: no page is more than three taps from home. */
  below?: ReadonlyArray<Omit<Entry, "order">>;
};
/** A page of the settings, with the line that says what it is for: `onSettings` of its room. Both are said only there. */
export type SettingsEntry = Entry & { icon: IconName; what: WordKey; group: "you" | "organization" | "flock" | "data" };
/** What is begun from anywhere. */
export type Beginning = Entry & {
  icon: IconName;
  /** Loads the page whole: what a page may do, such as look through the camera, comes with its document. */
  whole?: true;
  /** What the season of eggs asks for. */
  season?: true;
};

/**
 * What a room tells the app, in its `manifest.ts`. The browser gets it too, so it holds plain data and icons, and names
 * dictionaries without importing them.
 */
export type RoomManifest = {
  /**
   * The dictionaries of the pages at a path and below. Where several paths cover a page, the longest says; a path with an
   * id in it, such as `/birds/:birdId/mates`, adds to that.
   */
  words?: Record<string, readonly DictionaryName[]>;
  /**
   * The article of the help that tells of the pages at a path and below, by its address there. Where several paths cover a
   * page, the longest says.
   */
  help?: Record<string, string>;
  /** The dictionaries of what the room shows on pages of other rooms, out of its `elsewhere.tsx`, by their paths. */
  wordsOn?: Record<string, readonly DictionaryName[]>;
  menu?: readonly MenuEntry[];
  /** To which page of the menu those belong, by the beginnings of their addresses, that lie below none. */
  within?: Record<string, string>;
  /** What is begun from anywhere: "+" in the top bar, and under the thumb of phones. */
  beginnings?: readonly Beginning[];
  /** Where the page of a subject of the trail lies; its id comes behind. */
  trail?: Partial<Record<Subject, string>>;
  /** Pages that open over the one before, which stays behind them; `/birds/:birdId/edit` means any bird's. */
  over?: readonly string[];
  /** Where only members go: robots are told to stay away. */
  closed?: readonly string[];
};
