import { Link } from "@remix-run/react";
import { Menu } from "#app/controls/menu.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { NavItem } from "./nav.tsx";

type Props = {
  items: readonly NavItem[] /** Under the thumb, as a sheet; otherwise in the top bar. */;
  isSheet?: boolean;
};

/** What is begun from anywhere: scan, new bird, weigh, move. */
export function AddMenu({ items, isSheet = false }: Props) {
  const { t } = useWords();
  if (items.length === 0) return null;
  const summary = (
    <>
      <Icon of="plus" />
      {t("ui.add")}
    </>
  );
  return (
    <Menu
      className={isSheet ? "sheet" : "menu add-menu"}
      summary={summary}
      {...(!isSheet && { summaryClass: "button", summaryKind: "quiet" })}
    >
      <ul className={isSheet ? "sheet-panel" : "menu-panel"}>
        {items.map(({ to, label, icon, whole }) => (
          <li key={to}>
            <Link className="menu-item" to={to} discover="none" reloadDocument={whole}>
              <Icon of={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
