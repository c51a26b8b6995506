import { Link, useLocation } from "@remix-run/react";
import type { SyntheticEvent } from "react";
import { Menu } from "#app/controls/menu.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { holds, type NavGroup } from "./nav-groups.ts";

type ItemsProps = {
  groups: readonly NavGroup[];
  /** The page of the menu that the reader's page belongs to. */
  here: string | undefined;
  /** Icons only: what a group holds opens beside it. */
  isCollapsed: boolean;
  /** The groups that the reader opened. */
  opened: readonly string[];
  turn: (name: string, isOpen: boolean) => void;
};

/** How a link stands to the page: the page itself, the entry it belongs to, or neither. */
function standing(pathname: string, to: string, here: string | undefined): "page" | "true" | undefined {
  if (to !== here) return undefined;
  return pathname === to ? "page" : "true";
}

/** Groups of the menu; one that has one page is a link to it. */
export function NavGroups({ groups, ...place }: ItemsProps) {
  return (
    <ul className="nav-list">
      {groups.map((group) => (
        <li className="nav-item" key={group.name} title={place.isCollapsed ? group.label : undefined}>
          {group.pages.length === 1 ? <OnePage group={group} here={place.here} /> : <Folded group={group} {...place} />}
        </li>
      ))}
    </ul>
  );
}

type GroupProps = Omit<ItemsProps, "groups"> & { group: NavGroup };

function OnePage({ group: { label, icon, front }, here }: Pick<GroupProps, "group" | "here">) {
  const { pathname } = useLocation();
  return (
    <Link className="nav-link" to={front} aria-current={standing(pathname, front, here)}>
      <Icon of={icon} />
      <span className="nav-label">{label}</span>
    </Link>
  );
}

function Folded({ group, here, isCollapsed, opened, turn }: GroupProps) {
  const { pathname } = useLocation();
  const { name, label, icon, pages } = group;
  const isHere = holds(group, here);
  const head = (
    <>
      <Icon of={icon} />
      <span className="nav-label">{label}</span>
      <Icon of="chevron-right" className="nav-sign" />
    </>
  );
  const list = (
    <ul
      className={isCollapsed ? "nav-sub menu-panel" : "nav-list nav-sub"}
      data-label={isCollapsed ? label : undefined}
    >
      {pages.map(({ to, label }) => (
        <li key={to}>
          <Link className="nav-link" to={to} aria-current={standing(pathname, to, here)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
  const summaryClass = isHere ? "nav-link nav-within" : "nav-link";
  if (isCollapsed)
    return (
      <Menu className="nav-group" group="nav" summary={head} summaryClass={summaryClass}>
        {list}
      </Menu>
    );
  // What the page opened closes with it; only what the reader opened is remembered.
  function remember({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) {
    if (!(open && isHere)) turn(name, open);
  }
  return (
    <details className="nav-group" open={isHere || opened.includes(name)} onToggle={remember}>
      <summary className={summaryClass}>{head}</summary>
      {list}
    </details>
  );
}
