import type { Translate } from "#app/locales/words.tsx";
import type { IconName } from "#app/marks/icon-names.ts";
import { type GroupName, groups } from "./groups.ts";
import type { Beginning, MenuEntry } from "./room-manifest.ts";

type NavLeaf = { to: string; label: string };
type NavPage = NavLeaf & { below: readonly NavLeaf[] };
export type NavGroup = {
  name: GroupName;
  label: string;
  icon: IconName;
  /** At least one, in their order. */
  pages: readonly NavPage[];
  /** The page its name leads to where it is a link. */
  front: string;
};
export type NavAction = NavLeaf & { icon: IconName; whole: boolean; season: boolean };

type Reader = { t: Translate; may: readonly string[]; keepsEggs?: boolean };

const open = <It extends { needs?: string }>(entries: readonly It[], { may }: Reader): It[] =>
  entries.filter(({ needs }) => !needs || may.includes(needs));

/** The groups of which a reader may see a page, in the reader's words. */
export function groupsFor(entries: readonly MenuEntry[], reader: Reader): NavGroup[] {
  const seen = open(entries, reader).sort((one, other) => one.order - other.order);
  return (Object.entries(groups) as Array<[GroupName, IconName]>).flatMap(([name, icon]) => {
    const own = seen.filter(({ group }) => group === name);
    const [first] = own;
    if (!first) return [];
    const leaf = ({ to, label }: Pick<MenuEntry, "to" | "label">): NavLeaf => ({ to, label: reader.t(label) });
    const pages = own.map((it) => ({ ...leaf(it), below: open(it.below ?? [], reader).map(leaf) }));
    const front = own.find((it) => it.front) ?? first;
    return [{ name, icon, label: reader.t(`ui.group.${name}`), pages, front: front.to }];
  });
}

/** What a reader may begin: of the season first where eggs are noted, and last, for nothing calls for it, where none are. */
export function beginningsFor(entries: readonly Beginning[], reader: Reader): NavAction[] {
  const turn = ({ season, order }: Beginning) => (season && !reader.keepsEggs ? 1000 + order : order);
  return open(entries, reader)
    .sort((one, other) => turn(one) - turn(other))
    .map(({ to, label, icon, whole, season }) => ({
      to,
      icon,
      label: reader.t(label),
      whole: whole === true,
      season: season === true && reader.keepsEggs === true,
    }));
}

const within = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

/**
 * The page of the menu that an address belongs to: of all that lie on the way to it, the nearest; `elsewhere` says to
 * which page those belong that lie below none.
 */
export function pageAround(
  pathname: string,
  shown: readonly NavGroup[],
  elsewhere: Record<string, string> = {},
): string | undefined {
  const known = shown.flatMap(({ pages }) => pages.map(({ to }) => to));
  const ways = [...known, ...Object.keys(elsewhere)].filter((to) => within(pathname, to));
  const nearest = ways.sort((one, other) => other.length - one.length)[0] ?? "";
  const page = elsewhere[nearest] ?? nearest;
  return known.includes(page) ? page : undefined;
}

/** Whether one of a group's pages is this one. */
export const holds = ({ pages }: NavGroup, page: string | undefined): boolean => pages.some(({ to }) => to === page);
