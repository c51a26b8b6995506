import type { ServerBuild } from "@remix-run/cloudflare";

type Routes = ServerBuild["routes"];

/** The first parts of the paths below which pages lie, as the build knows them; what only answers with files is no page. */
export function pageRoots({ routes }: Pick<ServerBuild, "routes">): ReadonlySet<string> {
  const pages = Object.values(routes).flatMap((route) => (route?.module.default ? [pathOf(route.id, routes)] : []));
  return new Set(pages.map((path) => path.split("/")[0] ?? "").filter((root) => root !== "*"));
}

/** The whole path of a route, whose own is told from the route around it. */
function pathOf(id: string, routes: Routes): string {
  const { path = "", parentId } = routes[id] ?? {};
  return [parentId ? pathOf(parentId, routes) : "", path].filter(Boolean).join("/");
}
