import "../../members.css";
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Skeleton } from "#app/marks/skeleton.tsx";
import { useAwaitedPage } from "#app/marks/use-awaited.ts";
import { Bell } from "#app/notifications/bell.tsx";
import { beginnings, menu, opensOver, within } from "#app/rooms.ts";
import { SearchBox } from "#app/search/search-box.tsx";
import type { Crumb } from "#app/shell/breadcrumbs.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { Shell } from "#app/shell/shell.tsx";
import { ErrorBody } from "#app/shell/site/error-page.tsx";
import { useHeadingFocus } from "#app/shell/use-heading-focus.ts";
import { loginPath } from "#app/web/paths.ts";
import { useMember, useRoot } from "#app/web/root-data.ts";

export const handle = { hydrates: true };

/** The guard: no call of its own; whether the token is still good and the address proven, the page's own call tells. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const reload = { headers: { "X-Remix-Reload-Document": "true" } };
  if (!context.viewer) throw redirect(loginPath(new URL(request.url)), reload);
  return null;
}

// In the browser the page's own call finds out whether the session still stands; closing a dialog needs no network.
export const shouldRevalidate = () => false;

/** The shell around whatever stands in it, with what its pages and the root know. */
export function Frame({ children, crumbs = [] }: { children: ReactNode; crumbs?: Crumb[] }) {
  const root = useRoot();
  const member = useMember();
  const print = root?.print;
  const { t } = useWords();
  const isAwaited = useAwaitedPage(opensOver);
  useHeadingFocus();
  return (
    <Shell
      viewer={root?.viewer}
      may={root?.may ?? ""}
      notices={root?.notices}
      theme={root?.theme ?? "system"}
      collapsed={root?.collapsed ?? false}
      menu={menu}
      within={within}
      opened={root?.opened ?? []}
      beginnings={beginnings}
      crumbs={crumbs}
      search={
        <>
          <SearchBox />
          {member && <Bell />}
        </>
      }
      flash={root?.flash}
    >
      {print && (
        <p className="print-head" style={print.style}>
          {/* Fetched only where it is printed. */}
          {print.logo && <img src={print.logo} alt="" loading="lazy" />}
          {print.name}
        </p>
      )}
      {isAwaited && <Skeleton words={t("ui.awaited")} />}
      {/* Kept, so that whoever goes back at once finds it as it was. */}
      <div className={isAwaited ? "hidden" : "contents"}>{children}</div>
    </Shell>
  );
}

function useCrumbs(): Crumb[] {
  const { t } = useWords();
  const speaking = useMatches().filter(({ handle }) => (handle as PageHandle | undefined)?.crumbs);
  const last = speaking.at(-1);
  const { crumbs } = (last?.handle ?? {}) as PageHandle;
  return last?.data === undefined ? [] : (crumbs?.(t, last.data) ?? []);
}

export default function SignedIn() {
  return (
    <Frame crumbs={useCrumbs()}>
      <Outlet />
    </Frame>
  );
}

/** Without a way to the page: what its crumbs are made of may not have been loaded. */
export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorBody />
    </Frame>
  );
}
