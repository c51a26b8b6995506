import { Link, useLocation } from "@remix-run/react";
import { Menu } from "#app/controls/menu.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { AddMenu } from "./add-menu.tsx";
import { type NavItem, NavItems, nearest } from "./nav.tsx";
import type { LoadContext } from "./sidebar.tsx";
import { UserItems } from "./user-menu.tsx";

type Props = LoadContext & { shortcuts: readonly NavItem[]; beginnings: readonly NavItem[] };

/** On phones, under the thumb: two ways to go, what is begun, another way, and everything else. */
export function BottomBar({ shortcuts, beginnings, ...surroundings }: Props) {
  const { t } = useWords();
  return (
    <nav className="bottom-bar" aria-label={t("ui.quick_menu")}>
      {shortcuts.slice(0, 2).map((item) => (
        <BarLink key={item.to} {...item} all={surroundings.items} />
      ))}
      <AddMenu items={beginnings} isSheet />
      {shortcuts.slice(2).map((item) => (
        <BarLink key={item.to} {...item} all={surroundings.items} />
      ))}
      <MoreSheet {...surroundings} />
    </nav>
  );
}

function BarLink({ to, label, icon, whole, all }: NavItem & { all: readonly NavItem[] }) {
  const { pathname } = useLocation();
  const isHere = pathname === to || nearest(pathname, all) === to;
  return (
    <Link to={to} aria-current={isHere ? (pathname === to ? "page" : "true") : undefined} reloadDocument={whole}>
      <Icon of={icon} />
      {label}
    </Link>
  );
}

/** Every entry there is, and what concerns the reader; a second tap on its sign closes it, also without a script. */
function MoreSheet({ viewer, theme, items }: LoadContext) {
  const { t } = useWords();
  const summary = (
    <>
      <Icon of="menu" />
      {t("ui.everything")}
    </>
  );
  return (
    <Menu className="sheet side-sheet" summary={summary}>
      <div className="sheet-panel">
        <NavItems items={items} />
        <hr />
        <UserItems viewer={viewer} theme={theme} />
      </div>
    </Menu>
  );
}
