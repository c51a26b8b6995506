import type { Plugin } from "vite";
import { routeListPath } from "./route-list-path.ts";

// Remix asks its settings while it runs, so a browser gets what ours never reach: data fetched route by route, deferred
// data, routes asked for link by link, pages without a server, view transitions, prefetching by `<Link>` (see
// `prefetch.ts`). Here they are answered while building, and the bundler drops the rest, 7 kB gzipped. A Remix written
// otherwise stops the build.

type Answers = ReadonlyArray<readonly [pattern: RegExp, answer: string]>;

const answers: Record<string, Answers> = {
  "@remix-run/react/dist/esm/browser.js": [
    [/window\.__remixContext\.isSpaMode/g, "false"],
    [/window\.__remixContext\.future\.v3_singleFetch( === true)?/g, "true"],
    [
      /patchRoutesOnNavigation: getPatchRoutesOnNavigationFunction\(.*\)\n/g,
      "patchRoutesOnNavigation: window.__learnRoutes((routes, id) => createClientRoutes(routes, window.__remixRouteModules, null, window.__remixContext.future, false, id))\n",
    ],
    [/useFogOFWarDiscovery\(.*\);\n/g, ""],
    [/router\.createRoutesForHMR = .*;\n/g, ""],
  ],
  "@remix-run/react/dist/esm/components.js": [
    [/let \[shouldPrefetch, ref, prefetchHandlers\] = usePrefetchBehavior\(prefetch, props\);\n/g, ""],
    [
      /_extends\(\{\}, props, prefetchHandlers, \{\n\s*ref: mergeRefs\(forwardedRef, ref\)/g,
      "_extends({}, props, { ref: forwardedRef",
    ],
    [/shouldPrefetch && !isAbsolute \?/g, "false ?"],
    [/isPageLinkDescriptor\(link\) \?/g, "false ?"],
    [/staticContext \? `window\.__remixContext = .*` : " "/g, '" "'],
    [/let activeDeferreds = [\s\S]*?(?=let routeModulesScript)/g, ""],
    [/let routeModulesScript = !isStatic \? " " : `[\s\S]*?\)\}\);`;/g, 'let routeModulesScript = " ";'],
    [/if \(!isStatic && typeof __remixContext === "object" && __remixContext\.a\) \{/g, "if (false) {"],
  ],
  "@remix-run/react/dist/esm/links.js": [[/isPageLinkDescriptor\((descriptor)\)/g, "false"]],
  "@remix-run/react/dist/esm/routes.js": [
    [/let result = await fetchServerHandler\(request, route\);\n.*;\n/g, ""],
    [/RemixRootDefaultHydrateFallback : undefined/g, "undefined : undefined"],
  ],
  "react-router-dom/dist/index.js": [
    [/React\.useEffect\(\(\) => UNSAFE_logV6DeprecationWarnings\(.*\n/g, ""],
    [/if \(!viewTransitionOpts \|\| isViewTransitionUnavailable\) \{/g, "if (true) {"],
    [/ {2}\/\/ When we start a view transition[\s\S]*?(?= {2}React\.useEffect\(\(\) => \{\n {4}process\.env)/g, ""],
  ],
  "@remix-run/router/dist/router.js": [
    [/if \(patchRoutesOnNavigationImpl\) \{/g, "if (patchRoutesOnNavigationImpl.lacking) {"],
    [/Object\.keys\(matches\[0\]\.params\)\.length > 0/g, "true"],
    [/!patchRoutesOnNavigationImpl\b/g, "false"],
    // What `routes-kept` keeps of a list of routes is true of it as it was; the one that has grown is another.
    [/let newMatches = matchRoutes\(routesToUse, /g, "let newMatches = matchRoutes(dataRoutes, "],
    // Learning never throws, and `routes/$` takes whatever no page does.
    [/discoverResult\.type === "error"|!discoverResult\.matches/g, "false"],
    [/(?<!function )isDeferredResult\(\w+\)/g, "false"],
    [/(?<!function )isDeferredData\(\w+\)/g, "false"],
    [/future\.v7_(fetcherPersist|partialHydration|prependBasename|normalizeFormMethod|relativeSplatPath)\b/g, "true"],
  ],
};

// A page names its own routes and no others (see `route-list.ts`); the file of all of them it fetches behind all else.
const ownRoutes: Record<string, Answers> = {
  "@remix-run/react/dist/esm/components.js": [
    [
      /!enableFogOfWar \? (.*\{\n\s*)rel: "modulepreload",\n\s*href: manifest\.url,/g,
      `true ? $1rel: "prefetch", as: "fetch", href: "${routeListPath('" + manifest.version + "')}",`,
    ],
    [/isFogOfWarEnabled\(future, isSpaMode\)/g, "true"],
    // No link is looked through for routes, so none has to say whether it may be.
    [/discover === "render" && !isAbsolute && !reloadDocument \? "true" : undefined/g, "undefined"],
    [
      /getPartialManifest\(manifest, router\), null, 2\)/g,
      "{ ...manifest, routes: Object.fromEntries(matches.map(({ route: { id } }) => [id, manifest.routes[id]])) })",
    ],
  ],
};

// Everything on a page works without its scripts: its style, its type and its words come first over a slow network.
const latecomers: Record<string, Answers> = {
  "@remix-run/react/dist/esm/components.js": [
    [/(?<=rel: "modulepreload",\n\s*href: (manifest\.entry\.module|path)),/g, ', fetchpriority: "low",'],
  ],
};

/** Answers while building what Remix would ask in every browser. */
export const leanRemix = (): Plugin => ({
  name: "lean-remix",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  ...rewriting(answers),
});

/** Has a page name its own routes in place of all. */
export const namesOwnRoutes = (): Plugin => ({ name: "names-own-routes", apply: "build", ...rewriting(ownRoutes) });

/** Lets scripts wait for what a page is read by. */
export const lateScripts = (): Plugin => ({ name: "late-scripts", apply: "build", ...rewriting(latecomers) });

/**
 * Names the scripts of every page in one order, those that most pages have first: the list of routes, which every
 * browser fetches, then says the same again and again, and weighs a fourteenth less. What a script itself runs first stays.
 */
export const orderlyScripts = (): Plugin => ({
  name: "orderly-scripts",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((it) => it.type === "chunk");
    const wanted = new Map<string, number>();
    for (const { imports } of chunks) for (const it of imports) wanted.set(it, (wanted.get(it) ?? 0) + 1);
    const first = (one: string, other: string) => (wanted.get(other) ?? 0) - (wanted.get(one) ?? 0);
    for (const { imports } of chunks) imports.sort((one, other) => first(one, other) || one.localeCompare(other));
  },
});

/** Rewrites files of packages while building; text that is not there stops the build. */
export const rewriting = (all: Record<string, Answers>): Pick<Plugin, "enforce" | "transform"> => ({
  enforce: "pre",
  transform(code, id) {
    // What begins so is made by the bundler and stands in no file.
    const [, file = ""] = /^[^\0].*node_modules\/(.*?)(\?|$)/.exec(id) ?? [];
    return all[file]?.reduce((text, [input, answer]) => {
      if (text.search(input) < 0) throw new Error(`${file} has changed: see lean-remix; ${input} is not there.`);
      return text.replace(input, answer);
    }, code);
  },
});
