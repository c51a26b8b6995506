import type { ReactNode } from "react";
import { useWords } from "#app/locales/words.tsx";
import type { FlashText } from "#app/web/flash.ts";
import type { ClosingNotice } from "#app/web/root-data.ts";
import { BottomBar } from "./bottom-bar.tsx";
import type { Crumb } from "./breadcrumbs.tsx";
import { linksFor } from "./nav.tsx";
import type { Theme } from "./preferences.tsx";
import type { MenuEntry, Shortcut } from "./room-manifest.ts";
import { Sidebar } from "./sidebar.tsx";
import { Toasts } from "./toast.tsx";
import { ClosingBanner, DemoBanner, Topbar } from "./topbar.tsx";
import { useCollapsed } from "./use-collapsed.ts";
import type { Viewer } from "./user-menu.tsx";

type ShellProps = {
  viewer: Viewer | undefined;
  /** What the viewer may do, with blanks between. */
  may: string;
  closing: ClosingNotice | undefined;
  theme: Theme;
  /** As the cookie `sidebar_state` says, so that the first byte is already right. */
  collapsed: boolean;
  /** What the rooms that exist bring to the menus. */
  menu: readonly MenuEntry[];
  shortcuts: readonly Shortcut[];
  beginnings: readonly Shortcut[];
  /** The box that finds things, in the top bar of every page. */
  search?: ReactNode;
  crumbs?: readonly Crumb[];
  flash?: FlashText | undefined;
  children: ReactNode;
};

/** Everything around a signed-in page. */
export function Shell({
  viewer,
  may,
  closing,
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
  const loadContext = { viewer, theme, items: linksFor(given.menu, reader) };
  const beginnings = linksFor(given.beginnings, reader);
  return (
    <>
      <a className="skip" href="#main">
        {t("ui.skip")}
      </a>
      <div className="shell" data-collapsed={isCollapsed || undefined}>
        <Sidebar {...loadContext} />
        <div>
          <Topbar crumbs={crumbs} isCollapsed={isCollapsed} toggle={toggle} search={search} beginnings={beginnings} />
          {viewer?.is_demo && <DemoBanner />}
          {closing && <ClosingBanner {...closing} />}
          <Toasts flash={flash} />
          <main className="shell-main" id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
        <BottomBar {...loadContext} shortcuts={linksFor(given.shortcuts, reader)} beginnings={beginnings} />
      </div>
    </>
  );
}
