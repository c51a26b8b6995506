import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { useMay, useMember, useRoot } from "#app/web/root-data.ts";
import { LeaveDemo } from "./leave-demo.tsx";
import { LogoutItem } from "./logout.tsx";
import { LanguageChoice, ThemeChoice } from "./preferences.tsx";
import type { UserProps } from "./user-menu.tsx";

/** What concerns the reader and not the birds: profile, plan, language, look, the way out. */
export function UserItems({ viewer, theme }: UserProps) {
  const { t } = useWords();
  const root = useRoot();
  const plan = root?.plan;
  const may = useMay();
  const member = useMember();
  return (
    <>
      {member && (
        <Link className="menu-item" to="/profile">
          <Icon of="user-round" />
          {t("ui.profile")}
        </Link>
      )}
      {plan && (
        <a className="menu-item" href={may("billing.write") ? "/billing" : "/pricing"}>
          <Icon of="star" />
          {plan}
        </a>
      )}
      {root?.upgrade && (
        <a className="menu-item" href="/billing">
          <Icon of="sparkles" />
          {root.upgrade}
        </a>
      )}
      <LanguageChoice />
      <ThemeChoice theme={theme} />
      {viewer && <hr />}
      {viewer?.is_demo && <LeaveDemo className="menu-item" />}
      {member && <LogoutItem />}
    </>
  );
}
