import type { DictionaryName, WordKey } from "./locales/dictionary.ts";
import type { RoomManifest } from "./shell/menu/room-manifest.ts";

// Rooms are found, never listed: a folder with a `manifest.ts` is one. (Typed by `as`: at `glob<` Vitest, which keeps what
// it has transformed, would not see that this file depends on others, and never find a new room.)
const found = import.meta.glob("./*/manifest.ts", { eager: true, import: "manifest" });
const manifests = Object.values(found as Record<string, RoomManifest>);

export const menu = manifests.flatMap((it) => it.menu ?? []);
export const beginnings = manifests.flatMap((it) => it.beginnings ?? []);

/** To which page of the menu those belong that lie below none. */
export const within: Record<string, string> = Object.assign({}, ...manifests.map((it) => it.within));

/** What the menus say, which every page carries, whatever its own words are. */
export const menuWords = (): WordKey[] =>
  [...menu, ...menu.flatMap((it) => it.below ?? []), ...beginnings].map(({ label }) => label);

/** Where the page of a subject of the trail lies, behind which its id comes. */
export const trailPages = (): NonNullable<RoomManifest["trail"]> =>
  Object.assign({}, ...manifests.map((it) => it.trail));

/** Where only members and programs go: nothing to find there for anybody else. */
export const closedPaths = () => ["/api/", "/dev/", ...manifests.flatMap((it) => it.closed ?? []).sort()];

const patternOf = (path: string) => path.replace(/:\w+/g, "[^/]+");
const over = manifests.flatMap((it) => it.over ?? []).map((path) => new RegExp(`^${patternOf(path)}/?$`));

/** Whether a page opens over the one before it. */
export const opensOver = (pathname: string): boolean => over.some((it) => it.test(pathname));

// The shorter path first, so that a longer one overrides it.
const words = manifests
  .flatMap((it) => Object.entries(it.words ?? {}))
  .sort(([one], [other]) => one.length - other.length)
  .map(([path, names]) => ({
    names,
    covers: new RegExp(`^${patternOf(path)}(/|$)`),
    adds: path.includes(":"),
  }));

const wordsOn = manifests
  .flatMap((it) => Object.entries(it.wordsOn ?? {}))
  .map(([path, names]) => ({ names, is: new RegExp(`^${patternOf(path)}/?$`) }));

/** The dictionaries a page needs; the shell's, the public site's and the menus' are always among them. */
export const wordsNeededAt = (pathname: string): string[] => [...dictionariesAt(pathname), "menu"];

/** Whose words a page needs; the shell's and the public site's are always among them. */
export function dictionariesAt(pathname: string): DictionaryName[] {
  let own: readonly DictionaryName[] = [];
  for (const { covers, adds, names } of words) if (covers.test(pathname)) own = adds ? [...own, ...names] : names;
  const beside = wordsOn.flatMap(({ is, names }) => (is.test(pathname) ? names : []));
  return [...new Set<DictionaryName>(["ui", "site", ...own, ...beside])];
}
