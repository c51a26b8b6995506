import { later } from "#app/controls/later.tsx";
import { Menu } from "#app/controls/menu.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { displayName } from "./display-name.ts";
import { Portrait } from "./portrait.tsx";
import type { Theme } from "./preferences.tsx";
import { UserItems } from "./user-items.tsx";

/** Who is signed in, as the session token's card says. */
export type Viewer = {
  first_name: string;
  last_name: string;
  email: string;
  organization: string;
  portrait?: string;
  is_demo?: boolean;
  keeps_eggs?: boolean;
  /** Only of an operator who looks. */
  grant?: object;
  /** Another for each logo. */
  logo?: string;
  look?: { name: string; accent?: string };
};

export type UserProps = { viewer: Viewer | undefined; theme: Theme };

// Links and plain forms, in a panel that is seldom opened: they need no script, so the page does not wait for theirs.
const Items = later(
  import.meta.env.SSR ? UserItems : undefined,
  async () => (await import("./user-items.tsx")).UserItems,
);

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
        <Items viewer={viewer} {...rest} />
      </div>
    </Menu>
  );
}
