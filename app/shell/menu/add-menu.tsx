import { Link } from "@remix-run/react";
import { Menu } from "#app/controls/menu.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { NavAction } from "./nav-groups.ts";

/**
 * What is begun from anywhere, what the season asks for first: under the thumb of phones as a sheet of large buttons, else
 * in the top bar. One list for both.
 */
export function AddMenu({ items }: { items: readonly NavAction[] }) {
  const { t } = useWords();
  if (items.length === 0) return null;
  const summary = (
    <>
      <Icon of="plus" />
      {t("ui.add")}
    </>
  );
  return (
    <Menu className="menu add-menu sheet" summary={summary}>
      <ul className="menu-panel sheet-panel launchers">
        {items.map(({ to, label, icon, whole, season }) => (
          <li key={to}>
            <Link className="launcher" to={to} reloadDocument={whole} data-season={season || undefined}>
              <Icon of={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
