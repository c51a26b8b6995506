import { NavLink } from "@remix-run/react";
import { inOrder, type OnStock } from "#app/kit/parts.ts";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";

// Typed by `as`, for the reason in `app/rooms.ts`.
const found = import.meta.glob("../*/elsewhere.tsx", { eager: true, import: "onStock", query: "?part=onStock" });
const tabs = inOrder<OnStock[number]>(found);

/** The way between the pages of the stock, which the menu has one line for. */
export function StockTabs() {
  const { t } = useWords();
  const may = useMay();
  const shown = tabs.filter(({ needs }) => !needs || may(needs));
  if (shown.length < 2) return null;
  return (
    <nav className="tabs" aria-label={t("ui.group.stock")}>
      {shown.map(({ to, label }) => (
        <NavLink key={to} to={to} end>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}
