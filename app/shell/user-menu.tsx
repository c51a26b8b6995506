import { Link } from "@remix-run/react";
import { Menu } from "#app/controls/menu.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { displayName } from "./display-name.ts";
import { LeaveDemo, LogoutItem } from "./logout.tsx";
import { Portrait } from "./portrait.tsx";
import { LanguageChoice, type Theme, ThemeChoice } from "./preferences.tsx";

/** Who is signed in, as the session token's card says. */
export type Viewer = {
  first_name: string;
  last_name: string;
  email: string;
  organization: string;
  portrait?: string;
  is_demo?: boolean;
  keeps_eggs?: boolean;
  /** Another for each logo. */
  logo?: string;
  look?: { name: string; accent?: string };
};

type UserProps = {
  viewer: Viewer | undefined;
  theme: Theme;
  /** Which plan is in force, in finished words. */
  plan: string | undefined;
};

/** The user's card at the foot of the sidebar, and what it opens. */
export function UserMenu({ viewer, ...rest }: UserProps) {
  const { t } = useWords();
  const name = viewer ? displayName(viewer) : t("ui.guest");
  const member = viewer?.is_demo ? undefined : viewer;
  const card = (
    <>
      <Portrait person={viewer ?? { first_name: name }} />
      <span className="user-words">
        <strong>{name}</strong>
        {member && <small>{member.email}</small>}
      </span>
      <Icon of="chevrons-up-down" className="user-sign" />
    </>
  );
  return (
    <Menu className="menu user-menu" summary={card} summaryClass="user">
      <div className="menu-panel" data-up>
        <UserItems viewer={viewer} {...rest} />
      </div>
    </Menu>
  );
}

/** What concerns the reader and not the birds: profile, plan, language, look, the way out. */
function UserItems({ viewer, theme, plan }: UserProps) {
  const { t } = useWords();
  const member = viewer?.is_demo ? undefined : viewer;
  return (
    <>
      {member && (
        <Link className="menu-item" to="/profile">
          <Icon of="user-round" />
          {t("ui.profile")}
        </Link>
      )}
      {plan && (
        <a className="menu-item" href="/pricing">
          <Icon of="star" />
          {plan}
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
