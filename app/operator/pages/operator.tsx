import { Outlet } from "@remix-run/react";
import { ConsoleTabs } from "#app/operator/console-tabs.tsx";
import { Frame } from "#app/shell/pages/_app.tsx";
import { ErrorBoundary as Nothing } from "#app/shell/pages/$.tsx";

// For whoever is no operator nothing is here, and it looks so: it stands below no layout that would send them to log in.
export const handle = { enhances: true, hydratesMembers: true };

export default function Console() {
  return (
    <Frame>
      <ConsoleTabs />
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return <Nothing />;
}
