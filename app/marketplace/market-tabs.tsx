import { Link, useLocation } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { marketPages } from "./market-pages.ts";

/** The way between the pages of the market, which the menu has one line for. */
export function MarketTabs() {
  const { t } = useWords();
  const { pathname } = useLocation();
  return (
    <nav className="tabs print:hidden" aria-label={t("ui.group.market")}>
      {[{ to: "/marketplace", label: "market.listings" as const }, ...marketPages].map(({ to, label }) => (
        <Link key={to} to={to} aria-current={to === pathname ? "page" : undefined}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
