import { Bird, House, Plus, ScanLine } from "lucide-react";
import type { ReactNode } from "react";
import { type Translate, useWords } from "#app/locales/words.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import type { Crumb } from "./breadcrumbs.tsx";
import type { NavGroup, NavItem } from "./nav.tsx";
import type { Theme } from "./preferences.tsx";
import { Sidebar } from "./sidebar.tsx";
import { type Flash, Toasts } from "./toast.tsx";
import { Topbar } from "./topbar.tsx";
import { useCollapsed } from "./use-collapsed.ts";
import type { Viewer } from "./user-menu.tsx";

type ShellProps = {
  viewer: Viewer | undefined;
  theme: Theme;
  /** As the cookie `sidebar_state` says, so that the first byte is already right. */
  collapsed: boolean;
  groups?: readonly NavGroup[];
  quick?: readonly NavItem[];
  crumbs?: readonly Crumb[];
  flash?: Flash | undefined;
  children: ReactNode;
};

/** Everything around a signed-in page. */
export function Shell({ viewer, theme, collapsed, groups, quick, crumbs = [], flash, children }: ShellProps) {
  const { t } = useWords();
  const { isCollapsed, toggle } = useCollapsed(collapsed);
  const surroundings = { viewer, theme, groups: groups ?? rooms(t) };
  return (
    <>
      <a className="skip" href="#main">
        {t("ui.skip")}
      </a>
      <div className="shell" data-collapsed={isCollapsed || undefined}>
        <Sidebar {...surroundings} />
        <div>
          <Topbar crumbs={crumbs} isCollapsed={isCollapsed} toggle={toggle} {...surroundings} />
          <Toasts flash={flash} />
          <main className="shell-main" id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
        <BottomBar items={quick ?? shortcuts(t, viewer?.role !== "viewer")} />
      </div>
    </>
  );
}

/** The rooms that exist, in the order of the house. */
export const rooms = (t: Translate): NavGroup[] => [
  {
    label: t("ui.nav.platform"),
    items: [
      { label: t("ui.nav.home"), to: "/dashboard", icon: House },
      {
        label: t("ui.nav.birds"),
        to: "/birds",
        icon: Bird,
        sub: [
          { label: t("ui.nav.all_birds"), to: "/birds" },
          { label: t("ui.nav.species"), to: "/species" },
          { label: t("ui.nav.genetics"), to: "/genetics" },
          { label: t("ui.nav.places"), to: "/places" },
        ],
      },
    ],
  },
];

const shortcuts = (t: Translate, mayWrite: boolean): NavItem[] => [
  { label: t("ui.nav.home"), to: "/dashboard", icon: House },
  { label: t("ui.nav.birds"), to: "/birds", icon: Bird },
  ...(mayWrite ? [{ label: t("ui.nav.add"), to: "/birds/new", icon: Plus }] : []),
  { label: t("ui.nav.scan"), to: "/scan", icon: ScanLine, whole: true },
];
