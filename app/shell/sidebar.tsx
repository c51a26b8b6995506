import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Logo } from "#app/marks/logo.tsx";
import { type NavGroup, NavSection } from "./nav.tsx";
import type { Theme } from "./preferences.tsx";
import { UserMenu, type Viewer } from "./user-menu.tsx";

export type Surroundings = { viewer: Viewer | undefined; theme: Theme; groups: readonly NavGroup[] };

type PartsProps = Surroundings & { /** Of the user's menu, as in `Menu`. */ group: string };

/** The inside of the sidebar: the sheet on phones shows the same. */
export function SidebarParts({ viewer, theme, groups, group: ofUser }: PartsProps) {
  const { t } = useWords();
  return (
    <>
      <Link className="brand" to="/dashboard" title={t("ui.nav.home")}>
        <Logo under={viewer?.organization ?? t("ui.subtitle")} />
      </Link>
      <nav className="sidebar-nav" aria-label={t("ui.main_menu")}>
        {groups.map((group) => (
          <NavSection key={group.label} {...group} />
        ))}
      </nav>
      <UserMenu viewer={viewer} theme={theme} group={ofUser} />
    </>
  );
}

/** The column at the left from 768 px on; as icons where the shell is collapsed. */
export function Sidebar(props: Surroundings) {
  const { t } = useWords();
  return (
    <aside className="sidebar" aria-label={t("ui.sidebar")}>
      <SidebarParts {...props} group="menu" />
    </aside>
  );
}
