import { Link, useLocation } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Logo } from "#app/marks/logo.tsx";
import { type NavItem, NavItems } from "./nav.tsx";
import type { Theme } from "./preferences.tsx";
import { UserMenu, type Viewer } from "./user-menu.tsx";

export type LoadContext = { viewer: Viewer | undefined; theme: Theme; items: readonly NavItem[] };

/** Settings whose address is not below that of the others. */
const settingsElsewhere = ["/profile", "/audit"];

/** The column at the left from 768 px on; as icons where the shell is collapsed. */
export function Sidebar({ viewer, theme, items }: LoadContext) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const isSetting = settingsElsewhere.includes(pathname);
  return (
    <aside className="sidebar" aria-label={t("ui.sidebar")}>
      <Link className="brand" to="/dashboard" title={t("ui.nav.today")}>
        <Logo under={viewer?.organization ?? t("ui.subtitle")} />
      </Link>
      <nav className="sidebar-nav" aria-label={t("ui.main_menu")}>
        <NavItems items={items} />
      </nav>
      <nav aria-label={t("ui.settings")}>
        <NavItems items={[{ to: "/settings", label: t("ui.settings"), icon: "settings" }]} isWithin={isSetting} />
      </nav>
      <UserMenu viewer={viewer} theme={theme} />
    </aside>
  );
}
