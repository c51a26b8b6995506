import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { requireMember } from "#app/accounts/member.ts";
import { offeredTo } from "#app/accounts/offered-to.ts";
import { settingsFor } from "#app/settings/settings-entries.ts";
import { SettingsIndex, SettingsMenu } from "#app/settings/settings-index.tsx";
import { settings } from "#app/settings-pages.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/titles.ts";

const isIndex = (pathname: string) => /^\/settings\/?$/.test(pathname);

/** Whether the session still stands, the pages below ask by their own calls. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (isIndex(new URL(request.url).pathname)) await requireMember(context);
  return {
    pages: settingsFor(settings, {
      language: context.language,
      may: context.viewer ? offeredTo(context.viewer) : [],
    }),
  };
}

export const shouldRevalidate = () => false;
export const meta: MetaFunction = (args) => titled(args, "ui.settings");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("ui.settings"), is_current: true }] };

export default function Settings() {
  const { pages } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const plan = useRoot()?.plan;
  if (isIndex(pathname)) return <SettingsIndex pages={pages} plan={plan} />;
  return (
    <div className="settings-page">
      <SettingsMenu pages={pages} />
      <div>
        <Outlet />
      </div>
    </div>
  );
}
