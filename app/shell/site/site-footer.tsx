import { Link } from "@remix-run/react";
import { useWords, type WordKey } from "#app/locales/words.tsx";
import { Logo } from "#app/marks/logo.tsx";
import { LanguageChoice, type Theme, ThemeChoice } from "../preferences.tsx";
import type { Viewer } from "../user-menu.tsx";

type FootLink = { to: string; label: WordKey };
/** `beside` stands in the line of the link, so that a foot on a phone stays short. */
type Group = { title: WordKey; links: readonly (FootLink & { beside?: FootLink })[] };

const voliera: Group = {
  title: "site.foot.voliera",
  links: [
    { to: "/market", label: "ui.nav.market", beside: { to: "/contact", label: "ui.nav.contact" } },
    { to: "/about", label: "ui.nav.about", beside: { to: "/pricing", label: "ui.nav.pricing" } },
    { to: "/demo", label: "ui.nav.demo" },
    { to: "/help", label: "site.foot.help", beside: { to: "/help#begin", label: "site.foot.docs" } },
    {
      to: "/docs/api",
      label: "site.foot.api",
      beside: { to: "/docs/api#integrations", label: "site.foot.integrations" },
    },
  ],
};
const entryLinks: Group = {
  title: "site.foot.account",
  links: [
    { to: "/login", label: "ui.nav.login" },
    { to: "/signup", label: "ui.nav.signup" },
  ],
};
const inside: Group = {
  title: "site.foot.account",
  links: [
    { to: "/dashboard", label: "ui.nav.dashboard" },
    { to: "/profile", label: "ui.profile" },
  ],
};
const legal: Group = {
  title: "site.foot.legal",
  links: [
    { to: "/privacy", label: "ui.nav.privacy" },
    { to: "/terms", label: "ui.nav.terms" },
  ],
};

type SiteFooterProps = { viewer?: Viewer | undefined; theme?: Theme | undefined };

/** The foot of the public pages: only pages that exist, and the reader's language and theme. */
export function SiteFooter({ viewer, theme = "system" }: SiteFooterProps) {
  const { t } = useWords();
  return (
    <footer className="site-foot">
      <div>
        <div className="site-foot-brand">
          <Link className="brand" to="/">
            <Logo />
          </Link>
          <p>{t("ui.subtitle")}</p>
        </div>
        <nav aria-label={t("site.foot.menu")}>
          <LinkGroup {...voliera} />
          <LinkGroup {...(viewer ? inside : entryLinks)} />
          <LinkGroup {...legal} />
        </nav>
        <div className="site-foot-choices">
          <LanguageChoice />
          <ThemeChoice theme={theme} />
        </div>
      </div>
    </footer>
  );
}

function LinkGroup({ title, links }: Group) {
  const { t } = useWords();
  return (
    <div>
      <p>{t(title)}</p>
      <ul>
        {links.map(({ to, label, beside }) => (
          <li key={to}>
            <Link to={to}>{t(label)}</Link>
            {beside && (
              <>
                {" · "}
                <Link to={beside.to}>{t(beside.label)}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
