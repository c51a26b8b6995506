import { Link, useLocation } from "@remix-run/react";
import { Menu } from "#app/controls/menu.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Logo } from "#app/marks/logo.tsx";
import { displayName } from "../display-name.ts";
import { Portrait } from "../portrait.tsx";
import { LanguageChoice } from "../preferences.tsx";
import type { Viewer } from "../user-menu.tsx";

type SiteHeaderProps = { viewer?: Viewer | undefined };

/** The bar of the public pages. On phones everything is behind one native menu. */
export function SiteHeader({ viewer }: SiteHeaderProps) {
  const { t } = useWords();
  return (
    <header className="site-bar">
      <a className="skip" href="#main">
        {t("ui.skip")}
      </a>
      <div>
        <Link className="brand" to="/">
          <Logo />
        </Link>
        <nav className="site-nav" aria-label={t("ui.main_menu")}>
          <ul>
            <PageLinks />
            <li>
              <LanguageChoice short />
            </li>
            {viewer ? (
              <li>
                <UserDropdown viewer={viewer} />
              </li>
            ) : (
              <EntryLinks />
            )}
          </ul>
        </nav>
        <SmallMenu viewer={viewer} />
      </div>
    </header>
  );
}

function PageLinks({ className }: { className?: string }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const pages = [
    { to: "/", label: t("ui.nav.home") },
    { to: "/market", label: t("ui.nav.market") },
    { to: "/about", label: t("ui.nav.about") },
    { to: "/pricing", label: t("ui.nav.pricing") },
    { to: "/contact", label: t("ui.nav.contact") },
  ];
  return pages.map(({ to, label }) => (
    <li key={to}>
      <Link to={to} className={className} aria-current={pathname === to ? "page" : undefined}>
        {label}
      </Link>
    </li>
  ));
}

function EntryLinks() {
  const { t } = useWords();
  return (
    <li className="actions">
      <Link className="button" data-kind="quiet" to="/login">
        {t("ui.nav.login")}
      </Link>{" "}
      <Link className="button" data-kind="primary" to="/signup">
        {t("ui.nav.signup")}
      </Link>
    </li>
  );
}

function UserLinks() {
  const { t } = useWords();
  const links = [
    { to: "/dashboard", label: t("ui.nav.dashboard"), icon: "layout-dashboard" },
    { to: "/profile", label: t("ui.profile"), icon: "user-round" },
    { to: "/logout", label: t("ui.logout"), icon: "log-out" },
  ] as const;
  return links.map(({ to, label, icon }) => (
    <li key={to}>
      <Link className="menu-item" to={to}>
        <Icon of={icon} />
        {label}
      </Link>
    </li>
  ));
}

function UserDropdown({ viewer }: { viewer: Viewer }) {
  const card = (
    <>
      <Portrait person={viewer} />
      <span>{displayName(viewer)}</span>
      <Icon of="chevron-down" />
    </>
  );
  return (
    <Menu summary={card} summaryClass="user">
      <ul className="menu-panel">
        <UserLinks />
      </ul>
    </Menu>
  );
}

// Whoever comes back logs in with one tap; everything else is in the menu.
function SmallMenu({ viewer }: SiteHeaderProps) {
  const { t } = useWords();
  const signs = (
    <>
      <Icon of="menu" />
      <Icon of="x" />
    </>
  );
  return (
    <div className="site-small">
      {!viewer && (
        <Link className="button" data-kind="quiet" to="/login">
          {t("ui.nav.login")}
        </Link>
      )}
      <Menu summaryClass="button" label={t("ui.menu")} summary={signs}>
        <nav className="menu-panel" aria-label={t("ui.main_menu")}>
          <ul>
            <PageLinks className="menu-item" />
            {viewer ? <UserLinks /> : <EntryLinks />}
          </ul>
          <LanguageChoice />
        </nav>
      </Menu>
    </div>
  );
}
