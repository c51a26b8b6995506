import { Link } from "@remix-run/react";
import { useWords } from "./words.tsx";

/** The foot of the public pages: only pages that exist. */
export function SiteFooter() {
  const { t } = useWords();
  const links = [
    { to: "/", label: t("ui.nav.home") },
    { to: "/pricing", label: t("ui.nav.pricing") },
    { to: "/about", label: t("ui.nav.about") },
    { to: "/contact", label: t("ui.nav.contact") },
    { to: "/privacy", label: t("ui.nav.privacy") },
    { to: "/terms", label: t("ui.nav.terms") },
  ];
  return (
    <footer className="site-foot">
      <div>
        <p>Voliera · {t("ui.subtitle")}</p>
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
