import { createPath, type Fetcher, type matchRoutes, type Navigation, type Path } from "@remix-run/react";
import { enterWordRules, type WordRules } from "./locales/page-words.ts";
import { routeListPath } from "./route-list-path.ts";

// A page names its own routes, so that it weighs the same however many pages there are. All others are in one file, named
// by its version and kept for ever, which comes behind all else: no navigation asks the server for its route.

/** What the build says of a route. */
type RoutePart = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
};
type Routes = Record<string, RoutePart>;
type Manifest = { version: string; routes: Routes };
/** The list beside the pages: all routes, and which words their pages need. */
type RouteList = { routes: Routes; words: WordRules };
type Tree = Parameters<typeof matchRoutes>[0];
/** Makes of what the build says what the router wants: all routes below one. */
type MakeRoutes = (routes: Routes, parentId: string) => Tree;
type Wish = {
  path: string;
  patch: (parentId: string, routes: Tree) => void;
  signal: AbortSignal;
  fetcherKey?: string;
};
type Remix = {
  __remixManifest: Manifest;
  __remixRouter: {
    routes: Tree;
    state: { location: Path; navigation: Navigation; fetchers: ReadonlyMap<string, Fetcher> };
  };
  __learnRoutes: typeof learnRoutes;
};

const remix = () => window as unknown as Remix;

let fetching: Promise<Routes | undefined> | undefined;

/** Every route there is; undefined where the list cannot be had now, or no longer. The dev server names all in the page. */
export function allRoutes(): Promise<Routes | undefined> {
  if (!import.meta.env.PROD) return Promise.resolve(remix().__remixManifest.routes);
  fetching ??= fetchRoutes().catch(() => {
    fetching = undefined;
    return undefined;
  });
  return fetching;
}

async function fetchRoutes(): Promise<Routes> {
  const { version, routes } = remix().__remixManifest;
  // A list that is there no longer has no JSON either.
  const list: RouteList = await (await fetch(routeListPath(version), { priority: "low" })).json();
  enterWordRules(list.words);
  return Object.assign(routes, list.routes);
}

let makeRoutes: MakeRoutes | undefined;
let tree: Tree | undefined;

/** All routes as `matchRoutes` wants them. */
export function treeOf(routes: Routes): Tree {
  tree ??= makeRoutes?.(routes, "") ?? remix().__remixRouter.routes;
  return tree;
}

/** For the router, which asks before it goes elsewhere as long as routes are lacking. */
function learnRoutes(make: MakeRoutes) {
  makeRoutes = make;
  const learn = async ({ path, patch, signal, fetcherKey }: Wish) => {
    // A form of the page at hand goes where the page is.
    if (path === remix().__remixRouter.state.location.pathname) return;
    const routes = await allRoutes();
    if (signal.aborted) return;
    if (!routes) return loadWhole(fetcherKey);
    // The outer before the inner; what is there already the router leaves alone.
    const parents = new Set(Object.values(routes).flatMap(({ parentId }) => parentId ?? []));
    for (const id of parents) patch(id, make(routes, id));
    learn.lacking = false;
  };
  learn.lacking = true;
  return learn;
}

let sent: SubmitEvent | undefined;
let isLeaving = false;

/** Lets the router learn: `lean-remix` has it ask. Call it before the page wakes. */
export function teachRouter(): void {
  remix().__learnRoutes = learnRoutes;
  void allRoutes();
  // Before React hears of it.
  const hear = (event: SubmitEvent) => {
    if (isLeaving) event.stopPropagation();
    else sent = event;
  };
  window.addEventListener("submit", hear, true);
}

/** Without a list the browser goes on as it would without scripts; what was typed into a form goes with it. */
function loadWhole(fetcherKey: string | undefined): Promise<never> {
  const { navigation, fetchers } = remix().__remixRouter.state;
  const { state } = (fetcherKey && fetchers.get(fetcherKey)) || navigation;
  const to = !fetcherKey && navigation.location && createPath(navigation.location);
  isLeaving = true;
  if (state === "submitting") sendWhole();
  // A step back has changed the address already.
  else if (!to || to === createPath(window.location)) window.location.reload();
  else window.location.assign(to);
  return new Promise(() => {});
}

function sendWhole(): void {
  const { target, submitter = null } = sent ?? {};
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
}
