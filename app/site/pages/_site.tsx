import "../../visitors.css";
import { Outlet, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorBody } from "#app/shell/site/error-page.tsx";
import { LookStyle, OwnFooter, OwnHeader, type PageLook } from "#app/shell/site/own-frame.tsx";
import { SiteFooter } from "#app/shell/site/site-footer.tsx";
import { SiteHeader } from "#app/shell/site/site-header.tsx";
import { Toasts } from "#app/shell/toast.tsx";
import { useMember, useRoot } from "#app/web/root-data.ts";

function Frame({ children }: { children: ReactNode }) {
  const root = useRoot();
  const viewer = useMember();
  const look = useLook();
  return (
    <>
      {look && <LookStyle look={look} />}
      {look ? <OwnHeader look={look} /> : <SiteHeader viewer={viewer} />}
      <Toasts flash={root?.flash} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {look ? <OwnFooter theme={root?.theme} /> : <SiteFooter viewer={viewer} theme={root?.theme} />}
    </>
  );
}

/** The look of a page that is a breeder's own; its loader says it. */
function useLook(): PageLook | undefined {
  const looks = useMatches().map(({ data }) => (data as { look?: PageLook | null } | undefined)?.look);
  return looks.find((look) => !!look) ?? undefined;
}

export default function Site() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorBody />
    </Frame>
  );
}
