import type { LinksFunction } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import type { ReactNode } from "react";
import { useRoot } from "#app/root.tsx";
import { displayFace } from "#app/ui/display-face.ts";
import { ErrorBody } from "#app/ui/error-page.tsx";
import { SiteFooter } from "#app/ui/site-footer.tsx";
import { SiteHeader } from "#app/ui/site-header.tsx";
import { Toasts } from "#app/ui/toast.tsx";

export const links: LinksFunction = () => [displayFace];

function Frame({ children }: { children: ReactNode }) {
  const root = useRoot();
  return (
    <>
      <SiteHeader viewer={root?.viewer} />
      <Toasts flash={root?.flash} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter viewer={root?.viewer} theme={root?.theme} />
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
