import { Link, useLocation } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";

const pages = [
  { to: "/operator", label: "console.overview" },
  { to: "/operator/tickets", label: "console.tickets" },
  { to: "/operator/looks", label: "console.looks" },
  { to: "/operator/contact", label: "console.contact" },
  { to: "/operator/feedback", label: "console.feedback" },
  { to: "/operator/organizations", label: "console.organizations" },
  { to: "/operator/mails", label: "console.mails" },
  { to: "/operator/market", label: "console.market" },
  { to: "/operator/state", label: "console.state" },
  { to: "/operator/actions", label: "console.actions" },
] as const;

/** The way between the pages of the console, which no menu has a line for. */
export function ConsoleTabs() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const isAt = (to: string) => pathname === to || (to !== "/operator" && pathname.startsWith(`${to}/`));
  return (
    <nav className="tabs print:hidden" aria-label={t("console.nav")}>
      {pages.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={isAt(to) ? "page" : undefined}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
