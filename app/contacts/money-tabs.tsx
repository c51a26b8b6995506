import { NavLink } from "@remix-run/react";
import { inOrder, type OnMoney } from "#app/kit/parts.ts";
import { useWords } from "#app/locales/words.tsx";
import { useMay } from "#app/web/root-data.ts";

// Typed by `as`, for the reason in `app/rooms.ts`.
const found = import.meta.glob("../*/elsewhere.tsx", { eager: true, import: "onMoney", query: "?part=onMoney" });
const tabs = inOrder<OnMoney[number]>(found);

/** The way between the pages of money, which the menu has one line for. */
export function MoneyTabs() {
  const { t } = useWords();
  const may = useMay();
  return (
    <nav className="tabs" aria-label={t("ui.group.money")}>
      {tabs.map(({ to, label, needs }) =>
        needs && !may(needs) ? null : (
          <NavLink key={to} to={to} end>
            {t(label)}
          </NavLink>
        ),
      )}
    </nav>
  );
}
