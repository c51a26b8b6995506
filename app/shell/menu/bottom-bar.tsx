import { Link, useLocation } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { holds, type NavGroup } from "./nav-groups.ts";

type Props = { groups: readonly NavGroup[]; here: string | undefined };

const atThumb = ["home", "birds", "breeding"];

/**
 * On phones, under the thumb, the same for everybody: three ways to go and everything else. In their middle, where this
 * leaves room, lies what is begun (`AddMenu`).
 */
export function BottomBar({ groups, here }: Props) {
  const { t } = useWords();
  const { pathname } = useLocation();
  return (
    <nav className="bottom-bar" aria-label={t("ui.quick_menu")}>
      {groups
        .filter(({ name }) => atThumb.includes(name))
        .map((group) => (
          <Link key={group.name} to={group.front} aria-current={holds(group, here) || undefined}>
            <Icon of={group.icon} />
            {group.label}
          </Link>
        ))}
      <Link to="/more" aria-current={pathname === "/more" || undefined}>
        <Icon of="menu" />
        {t("ui.everything")}
      </Link>
    </nav>
  );
}
