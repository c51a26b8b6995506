import type { DictionaryName, WordKey } from "#app/locales/dictionary.ts";
import type { IconName } from "#app/marks/icon-names.ts";
import type { Permission } from "#db/permissions.ts";
import type { Subject } from "#db/vocabulary.ts";

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
/** An entry of the main menu with its icon, or a smaller one under another entry, named by where that leads. */
export type MenuEntry = Entry & ({ icon: IconName; under?: never } | { under: string; icon?: never });
/** A page of the settings, with the line that says what it is for: `onSettings` of its room. Both are said only there. */
export type SettingsEntry = Entry & { icon: IconName; what: WordKey; group: "you" | "organization" | "flock" | "data" };
export type Shortcut = Entry & {
  icon: IconName;
  under?: never;
  /** Loads the page whole: what a page may do, such as look through the camera, comes with its document. */
  whole?: boolean;
  /** Only where eggs were noted (`true`), or only where none were (`false`). */
  withEggs?: boolean;
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
  /** The dictionaries of what the room shows on pages of other rooms, as `on-*.tsx`, by their paths. */
  wordsOn?: Record<string, readonly DictionaryName[]>;
  menu?: readonly MenuEntry[];
  /** In the bottom bar of phones: where one goes from anywhere. */
  shortcuts?: readonly Shortcut[];
  /** What is begun from anywhere: the menu "+" of the bars. */
  beginnings?: readonly Shortcut[];
  /** Where the page of a subject of the trail lies; its id comes behind. */
  trail?: Partial<Record<Subject, string>>;
  /** Pages that open over the one before, which stays behind them; `/birds/:birdId/edit` means any bird's. */
  over?: readonly string[];
  /** Where only members go: robots are told to stay away. */
  closed?: readonly string[];
};
