import { Link, useLocation } from "@remix-run/react";
import { useId } from "react";
import type { Translate } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { IconName } from "#app/marks/icon-names.ts";
import type { Role } from "#db/vocabulary.ts";
import type { MenuEntry, Shortcut } from "./room-manifest.ts";

export type NavLeaf = { label: string; to: string };
export type NavItem = NavLeaf & {
  icon: IconName;
  sub?: readonly NavLeaf[];
  /** Loads the page whole: what a page may do, such as look through the camera, comes with its document. */
  whole?: boolean;
};
export type NavGroup = { label: string; items: readonly NavItem[] };

type Reader = { t: Translate; role: Role | undefined };

/** What a reader may see of a menu, in its order and the reader's words; what stands under another goes with it. */
export function linksFor(entries: ReadonlyArray<MenuEntry | Shortcut>, { t, role }: Reader): NavItem[] {
  const seen = entries
    .filter(({ hiddenFrom = [] }) => !hiddenFrom.some((it) => it === role))
    .map((it) => ({ ...it, label: t(it.label) }))
    .sort((one, other) => one.order - other.order);
  return seen.flatMap((it) => (it.icon ? { ...it, sub: seen.filter(({ under }) => under === it.to) } : []));
}

const within = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

/** How a link stands to the page: the page itself, one above it, or neither. */
export function standing(pathname: string, to: string): "page" | "true" | undefined {
  if (pathname === to) return "page";
  return within(pathname, to) ? "true" : undefined;
}

/** A named group of the main menu. Which rooms there are is data of the caller. */
export function NavSection({ label, items }: NavGroup) {
  const id = useId();
  return (
    <div className="nav-group">
      <p className="nav-title" id={id}>
        {label}
      </p>
      <ul className="nav-list" aria-labelledby={id}>
        {items.map((item) => (
          <Section key={item.to} {...item} />
        ))}
      </ul>
    </div>
  );
}

function Section({ label, to, icon, sub = [] }: NavItem) {
  const { pathname } = useLocation();
  const isWithin = [to, ...sub.map((leaf) => leaf.to)].some((path) => within(pathname, path));
  return (
    <li className="nav-item">
      <Link
        discover="none"
        className="nav-link"
        to={to}
        aria-current={sub.length > 0 ? undefined : standing(pathname, to)}
        data-within={isWithin || undefined}
      >
        <Icon of={icon} />
        <span className="nav-label">{label}</span>
      </Link>
      {sub.length > 0 && (
        <ul className="nav-list nav-sub" data-label={label}>
          {sub.map((leaf) => (
            <li key={leaf.to}>
              <Link discover="none" className="nav-link" to={leaf.to} aria-current={standing(pathname, leaf.to)}>
                {leaf.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
