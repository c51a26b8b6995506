import { Link, useLocation } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { NavItem } from "./nav.tsx";

/** On phones, under the thumb: the few things done in a bird room. */
export function BottomBar({ items }: { items: readonly NavItem[] }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  return (
    <nav className="bottom-bar" aria-label={t("ui.quick_menu")}>
      {items.map(({ to, label, icon, whole }) => (
        <Link key={to} to={to} aria-current={pathname === to ? "page" : undefined} reloadDocument={whole}>
          <Icon of={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
