import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Logo } from "#app/marks/logo.tsx";
import { footGroups } from "./menu/groups.ts";
import { NavGroups } from "./menu/nav.tsx";
import type { NavGroup } from "./menu/nav-groups.ts";
import { useOpened } from "./menu/use-opened.ts";
import type { Theme } from "./preferences.tsx";
import { UserMenu, type Viewer } from "./user-menu.tsx";

type SidebarProps = {
  viewer: Viewer | undefined;
  theme: Theme;
  groups: readonly NavGroup[];
  here: string | undefined;
  isCollapsed: boolean;
  /** The groups that the cookie says are open. */
  opened: readonly string[];
};

/** The column at the left from 768 px on; as icons where the shell is collapsed. */
export function Sidebar({ viewer, theme, groups, opened: atFirst, ...rest }: SidebarProps) {
  const { t } = useWords();
  const place = { ...rest, ...useOpened(atFirst) };
  const isFoot = ({ name }: NavGroup) => footGroups.includes(name);
  return (
    <aside className="sidebar" aria-label={t("ui.sidebar")}>
      <Link className="brand" to="/dashboard">
        <Logo under={viewer?.organization ?? t("ui.subtitle")} />
      </Link>
      <nav className="sidebar-nav" aria-label={t("ui.main_menu")}>
        <NavGroups groups={groups.filter((it) => !isFoot(it))} {...place} />
      </nav>
      <nav aria-label={t("ui.settings")}>
        <NavGroups groups={groups.filter(isFoot)} {...place} />
      </nav>
      <UserMenu viewer={viewer} theme={theme} />
    </aside>
  );
}
