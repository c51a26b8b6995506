import type { FormEvent, ReactNode } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { Notice } from "#app/web/root-data.ts";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";
import { HelpLink } from "./help-link.tsx";
import { LeaveDemo } from "./leave-demo.tsx";
import { AddMenu } from "./menu/add-menu.tsx";
import type { NavAction } from "./menu/nav-groups.ts";

type TopbarProps = {
  crumbs: readonly Crumb[];
  isCollapsed: boolean;
  toggle: () => void;
  /** As in `Shell`. */
  search?: ReactNode;
  beginnings: readonly NavAction[];
};

/** Above every page: the sidebar's switch, the way here, the search, and what is begun from anywhere. */
export function Topbar({ crumbs, isCollapsed, toggle, search, beginnings }: TopbarProps) {
  return (
    <header className="topbar">
      <SidebarToggle isCollapsed={isCollapsed} toggle={toggle} />
      {crumbs.length > 0 && <Breadcrumbs items={crumbs} />}
      {search}
      <HelpLink />
      <AddMenu items={beginnings} />
    </header>
  );
}

// Without a script the same button is a POST that sets the cookie and comes back.
function SidebarToggle({ isCollapsed, toggle }: Pick<TopbarProps, "isCollapsed" | "toggle">) {
  const { t } = useWords();
  const words = t(isCollapsed ? "ui.sidebar.expand" : "ui.sidebar.collapse");
  function press(event: FormEvent) {
    event.preventDefault();
    toggle();
  }
  return (
    <form className="topbar-toggle" method="post" action="/preferences" onSubmit={press}>
      <input type="hidden" name="sidebar_state" value={String(isCollapsed)} />
      <button
        type="submit"
        className="button"
        data-kind="ghost"
        data-size="icon"
        title={words}
        aria-label={words}
        aria-expanded={!isCollapsed}
      >
        <Icon of="panel-left" />
      </button>
    </form>
  );
}

/** Above every page of the demo: whose birds these are, and the two ways on. */
export function DemoBanner() {
  const { t } = useWords();
  return (
    <aside className="demo-banner" aria-label={t("ui.demo")}>
      <p>{t("ui.demo.text")}</p>
      {/* A plain link: the page behind it is loaded whole, without the demo. */}
      <a className="button" data-kind="primary" href="/signup">
        {t("ui.demo.create")}
      </a>{" "}
      <LeaveDemo className="button" />
    </aside>
  );
}

/** Above every page of an organisation that closes, and of whoever only looks: what is so, and the way out. */
export function NoticeBanner({ text, to, label }: Notice) {
  return (
    <aside className="demo-banner">
      <p>{text}</p>
      {to && (
        <a className="button" href={to}>
          {label}
        </a>
      )}
    </aside>
  );
}
