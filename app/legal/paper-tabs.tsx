import { Link, useLocation } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";
import { paperPages } from "./paper-pages.ts";

/** What each page is called on its tab; the menu, which every page brings, knows its whole name only. */
const names = {
  "/legal-forms": "papertabs.papers",
  "/legal-forms/register": "papertabs.register",
  "/legal-forms/register?show=balances": "papertabs.balances",
  "/legal-forms/return": "papertabs.return",
  "/legal-forms/handovers": "papertabs.handovers",
  "/legal-forms/rules": "papertabs.rules",
  "/legal-forms/templates": "papertabs.templates",
} as const;

/** The way between the pages of papers, which the menu has one line for. */
export function PaperTabs() {
  const { t } = useWords();
  const may = useMay();
  const { pathname, search } = useLocation();
  const shown = new URLSearchParams(search).get("show");
  const isHere = (to: string) => {
    const [path, query] = to.split("?show=");
    return path === pathname && (query ?? null) === shown;
  };
  const tabs = [{ to: "/legal-forms" }, ...paperPages.filter(({ needs }) => !needs || may(needs))];
  return (
    <nav className="tabs print:hidden" aria-label={t("ui.group.papers")}>
      {tabs.map(({ to }) => (
        <Link key={to} to={to} aria-current={isHere(to) ? "page" : undefined}>
          {t(names[to as keyof typeof names])}
        </Link>
      ))}
    </nav>
  );
}
