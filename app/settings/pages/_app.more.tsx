import { useMay } from "#app/web/root-data.ts";
import "../more.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/accounts/member.ts";
import { Menu } from "#app/controls/menu.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { menu } from "#app/rooms.ts";
import { LogoutButton } from "#app/settings/logout-button.tsx";
import { displayName } from "#app/shell/display-name.ts";
import { LeaveDemo } from "#app/shell/leave-demo.tsx";
import { footGroups } from "#app/shell/menu/groups.ts";
import { groupsFor, type NavGroup } from "#app/shell/menu/nav-groups.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { Portrait } from "#app/shell/portrait.tsx";
import { LanguageChoice, ThemeChoice } from "#app/shell/preferences.tsx";
import { cameFrom } from "#app/web/paths.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember(context);
  const below = Object.fromEntries(menu.map(({ to, below = [] }) => [to, below]));
  return { from: cameFrom(request, context.origin), below };
}

export const meta: MetaFunction = (args) => titled(args, "ui.everything");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("ui.everything"), is_current: true }] };

/** On phones the way to everything, and what concerns the reader: the sidebar as a page that needs no scrolling. */
export default function More() {
  const { t } = useWords();
  const root = useRoot();
  const may = useMay();
  // Browsers know the pages of the menu alone, and not what lies below them.
  const { from, below } = useLoaderData<typeof loader>();
  const entries = menu.map((it) => ({ ...it, below: below[it.to] ?? [] }));
  const groups = groupsFor(entries, { t, may: root?.may.split(" ") ?? [] });
  const isFoot = ({ name }: NavGroup) => footGroups.includes(name);
  return (
    <div className="grid max-w-lg gap-4">
      <h1 className="unseen" tabIndex={-1}>
        {t("ui.everything")}
      </h1>
      <ReaderCard from={from} />
      <nav aria-label={t("ui.everything")}>
        <ul className="launchers">
          {groups
            .filter((it) => !isFoot(it))
            .map((group) => (
              <li key={group.name}>
                <Launcher group={group} />
              </li>
            ))}
        </ul>
      </nav>
      <div className="more-rows">
        {groups.filter(isFoot).flatMap(({ icon, pages }) =>
          pages.map(({ to, label }) => (
            <Link key={to} className="menu-item" to={to}>
              <Icon of={icon} />
              {label}
            </Link>
          )),
        )}
        {root?.plan && (
          <a className="menu-item" href={may("billing.write") ? "/billing" : "/pricing"}>
            <Icon of="star" />
            {root.plan}
          </a>
        )}
      </div>
      <div className="more-looks flex flex-wrap justify-between">
        <LanguageChoice bare />
        <ThemeChoice theme={root?.theme ?? "system"} bare />
      </div>
    </div>
  );
}

function ReaderCard({ from }: { from: string | undefined }) {
  const { t } = useWords();
  const viewer = useRoot()?.viewer;
  if (!viewer) return null;
  const name = displayName(viewer);
  const words = (
    <>
      <Portrait person={viewer} />
      <span className="user-words">
        <strong>{name}</strong>
        <small>{viewer.organization}</small>
      </span>
    </>
  );
  return (
    <div className="card more-card flex items-center justify-between gap-2 p-2">
      {viewer.is_demo ? (
        <div className="user">{words}</div>
      ) : (
        <Link className="user" to="/profile">
          <span className="unseen">{t("ui.profile")}: </span>
          {words}
        </Link>
      )}
      <HelpLink from={from} />
      {viewer.is_demo ? <LeaveDemo className="button" /> : <LogoutButton />}
    </div>
  );
}

/** On phones in the place of the "?" of the top bar: to the article of the page that the reader came from. */
function HelpLink({ from }: { from: string | undefined }) {
  const { t } = useWords();
  if (!from) return null;
  return (
    <a className="button help" data-size="icon" href={`/help/on${from}`} title={t("ui.help.page_before")}>
      <Icon of="circle-question-mark" />
    </a>
  );
}

/** A group as a large button: a link where it has one page, else what brings its pages under the thumb. */
function Launcher({ group: { label, icon, pages, front } }: { group: NavGroup }) {
  const head = (
    <>
      <Icon of={icon} />
      {label}
    </>
  );
  if (pages.length === 1)
    return (
      <Link className="launcher" to={front}>
        {head}
      </Link>
    );
  return (
    <Menu className="menu sheet" summary={head} summaryClass="launcher">
      <div className="menu-panel sheet-panel">
        <h2>{label}</h2>
        {pages
          .flatMap(({ below, ...page }) => [
            { ...page, isBelow: false },
            ...below.map((it) => ({ ...it, isBelow: true })),
          ])
          .map(({ to, label, isBelow }) => (
            <Link key={to} className={isBelow ? "menu-item ps-8 text-muted" : "menu-item"} to={to}>
              {label}
            </Link>
          ))}
      </div>
    </Menu>
  );
}
