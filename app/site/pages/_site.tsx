import "../../visitors.css";
import { Outlet } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorBody } from "#app/shell/site/error-page.tsx";
import { SiteFooter } from "#app/shell/site/site-footer.tsx";
import { SiteHeader } from "#app/shell/site/site-header.tsx";
import { Toasts } from "#app/shell/toast.tsx";
import { useMember, useRoot } from "#app/web/root-data.ts";

function Frame({ children }: { children: ReactNode }) {
  const root = useRoot();
  const viewer = useMember();
  return (
    <>
      <SiteHeader viewer={viewer} />
      <Toasts flash={root?.flash} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter viewer={viewer} theme={root?.theme} />
    </>
  );
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
