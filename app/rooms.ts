import type { WordKey } from "./locales/dictionary.ts";
import { dictionariesBy, patternOf, type WordRules } from "./locales/page-words.ts";
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

/** The article of the help that tells of a page; undefined where no room names one. Only the server is asked. */
export function helpAt(pathname: string): string | undefined {
  const named = manifests.flatMap((it) => Object.entries(it.help ?? {}));
  const covering = named.filter(([path]) => new RegExp(`^${patternOf(path)}(/|$)`).test(pathname));
  // `/birds/new` says more than `/birds/:birdId`.
  const nearness = (path: string) => 2 * path.split("/").length - Number(path.includes(":"));
  return covering.sort(([one], [other]) => nearness(other) - nearness(one))[0]?.[1];
}

const over = manifests.flatMap((it) => it.over ?? []).map((path) => new RegExp(`^${patternOf(path)}/?$`));

/** Whether a page opens over the one before it. */
export const opensOver = (pathname: string): boolean => over.some((it) => it.test(pathname));

/** Which dictionaries pages need; the shorter path first, so that a longer one overrides it. A browser gets it with the routes. */
export const wordRules = (): WordRules => ({
  below: manifests.flatMap((it) => Object.entries(it.words ?? {})).sort(([one], [other]) => one.length - other.length),
  beside: manifests.flatMap((it) => Object.entries(it.wordsOn ?? {})),
});

/** Whose words a page needs. */
export const dictionariesAt = (pathname: string) => dictionariesBy(wordRules(), pathname);
