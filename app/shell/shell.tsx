import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useWords } from "#app/locales/words.tsx";
import type { FlashText } from "#app/web/flash.ts";
import type { Notice } from "#app/web/root-data.ts";
import { type Crumb, crumbsBelow } from "./breadcrumbs.tsx";
import { BottomBar } from "./menu/bottom-bar.tsx";
import { beginningsFor, groupsFor, pageAround } from "./menu/nav-groups.ts";
import type { Beginning, MenuEntry } from "./menu/room-manifest.ts";
import type { Theme } from "./preferences.tsx";
import { Sidebar } from "./sidebar.tsx";
import { Toasts } from "./toast.tsx";
import { DemoBanner, NoticeBanner, Topbar } from "./topbar.tsx";
import { useCollapsed } from "./use-collapsed.ts";
import type { Viewer } from "./user-menu.tsx";

type ShellProps = {
  viewer: Viewer | undefined;
  /** What the viewer may do, with blanks between. */
  may: string;
  notices: readonly Notice[] | undefined;
  theme: Theme;
  /** As the cookie `sidebar_state` says, so that the first byte is already right. */
  collapsed: boolean;
  /** What the rooms that exist bring to the menus. */
  menu: readonly MenuEntry[];
  within: Record<string, string>;
  beginnings: readonly Beginning[];
  /** The groups of the menu that the reader opened, as the cookie says. */
  opened: readonly string[];
  /** What finds things, and the way to what one was notified of, in the top bar of every page. */
  search?: ReactNode;
  crumbs?: readonly Crumb[];
  flash?: FlashText | undefined;
  children: ReactNode;
};

/** Everything around a signed-in page. */
export function Shell({
  viewer,
  may,
  notices,
  theme,
  collapsed,
  crumbs = [],
  flash,
  search,
  children,
  ...given
}: ShellProps) {
  const { t } = useWords();
  const { isCollapsed, toggle } = useCollapsed(collapsed);
  const reader = { t, may: may.split(" "), keepsEggs: viewer?.keeps_eggs ?? false };
  const groups = groupsFor(given.menu, reader);
  const here = pageAround(useLocation().pathname, groups, given.within);
  return (
    <>
      <a className="skip" href="#main">
        {t("ui.skip")}
      </a>
      <div className="shell" data-collapsed={isCollapsed || undefined}>
        <Sidebar
          viewer={viewer}
          theme={theme}
          groups={groups}
          here={here}
          isCollapsed={isCollapsed}
          opened={given.opened}
        />
        <div>
          <Topbar
            crumbs={crumbsBelow(groups, here, crumbs)}
            isCollapsed={isCollapsed}
            toggle={toggle}
            search={search}
            beginnings={beginningsFor(given.beginnings, reader)}
          />
          {viewer?.is_demo && <DemoBanner />}
          {notices?.map((notice) => (
            <NoticeBanner key={notice.text} {...notice} />
          ))}
          <Toasts flash={flash} />
          <main className="shell-main" id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
        <BottomBar groups={groups} here={here} />
      </div>
    </>
  );
}
