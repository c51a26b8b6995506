import { Link, useLocation } from "@remix-run/react";
import type { Translate } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { IconName } from "#app/marks/icon-names.ts";
import type { MenuEntry, Shortcut } from "./room-manifest.ts";

type NavLeaf = { label: string; to: string };
export type NavItem = NavLeaf & {
  icon: IconName;
  sub?: readonly NavLeaf[];
  /** Loads the page whole: what a page may do, such as look through the camera, comes with its document. */
  whole?: boolean;
};

type Reader = { t: Translate; may: readonly string[]; keepsEggs?: boolean };

/** What a reader may see of a menu, in its order and the reader's words; what stands under another goes with it. */
export function linksFor(
  entries: ReadonlyArray<MenuEntry | Shortcut>,
  { t, may, keepsEggs = false }: Reader,
): NavItem[] {
  const seen = entries
    .filter(({ needs }) => !needs || may.includes(needs))
    .filter((it) => !("withEggs" in it) || it.withEggs === keepsEggs)
    .map((it) => ({ ...it, label: t(it.label) }))
    .sort((one, other) => one.order - other.order);
  return seen.flatMap((it) => (it.icon ? { ...it, sub: seen.filter(({ under }) => under === it.to) } : []));
}

const within = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

/** The entry a page belongs to: of all that lie on the way to it, the nearest. */
export function nearest(pathname: string, items: readonly NavItem[]): string | undefined {
  const paths = items.flatMap(({ to, sub = [] }) => [to, ...sub.map((leaf) => leaf.to)]);
  return paths.filter((to) => within(pathname, to)).sort((one, other) => other.length - one.length)[0];
}

/** How a link stands to the page: the page itself, the entry it belongs to, or neither. */
function standing(pathname: string, to: string, here: string | undefined): "page" | "true" | undefined {
  if (to !== here) return undefined;
  return pathname === to ? "page" : "true";
}

/**
 * The main menu: its entries, with what stands under each. Which rooms there are is data of the caller, who may also say
 * that the page is one of the first entry's.
 */
export function NavItems({ items, isWithin = false }: { items: readonly NavItem[]; isWithin?: boolean }) {
  const { pathname } = useLocation();
  const here = isWithin ? items[0]?.to : nearest(pathname, items);
  return (
    <ul className="nav-list">
      {items.map((item) => (
        <Section key={item.to} item={item} here={here} />
      ))}
    </ul>
  );
}

function Section({ item: { label, to, icon, sub = [] }, here }: { item: NavItem; here: string | undefined }) {
  const { pathname } = useLocation();
  const isWithin = [to, ...sub.map((leaf) => leaf.to)].some((path) => path === here);
  return (
    <li className="nav-item">
      <Link
        discover="none"
        className="nav-link"
        to={to}
        aria-current={sub.length > 0 ? undefined : standing(pathname, to, here)}
        data-within={isWithin || undefined}
      >
        <Icon of={icon} />
        <span className="nav-label">{label}</span>
      </Link>
      {sub.length > 0 && (
        <ul className="nav-list nav-sub" data-label={label}>
          {sub.map((leaf) => (
            <li key={leaf.to}>
              <Link discover="none" className="nav-link" to={leaf.to} aria-current={standing(pathname, leaf.to, here)}>
                {leaf.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
