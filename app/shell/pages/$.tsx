import { ErrorBody, ErrorPage } from "#app/shell/site/error-page.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { Frame } from "./_app.tsx";

/** Every other address: the boundary below shows the page for what does not exist. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export const action = loader;

// "Go back" is a step back where a script can take it.
export const handle = { enhances: true, hydratesMembers: true };

export default function Nowhere() {
  return null;
}

/** Whoever is signed in keeps the way around. */
export function ErrorBoundary() {
  if (!useRoot()?.viewer) return <ErrorPage />;
  return (
    <Frame>
      <ErrorBody />
    </Frame>
  );
}
