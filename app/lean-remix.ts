import type { Plugin } from "vite";

// Remix asks its settings while it runs, so a browser gets what ours never reach: data fetched route by route, deferred
// data, routes found late, pages without a server, prefetching by `<Link>` (see `prefetch.ts`). Here they are answered
// while building, and the bundler drops the rest, 7 kB gzipped. A Remix written otherwise stops the build.

type Answers = ReadonlyArray<readonly [asked: RegExp, answer: string]>;

const answers: Record<string, Answers> = {
  "@remix-run/react/dist/esm/browser.js": [
    [/window\.__remixContext\.isSpaMode/g, "false"],
    [/window\.__remixContext\.future\.v3_singleFetch( === true)?/g, "true"],
    [/patchRoutesOnNavigation: getPatchRoutesOnNavigationFunction\(.*\)\n/g, ""],
    [/useFogOFWarDiscovery\(.*\);\n/g, ""],
    [/router\.createRoutesForHMR = .*;\n/g, ""],
  ],
  "@remix-run/react/dist/esm/components.js": [
    [/isFogOfWarEnabled\(future, isSpaMode\)/g, "false"],
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
  "@remix-run/router/dist/router.js": [
    [/let patchRoutesOnNavigationImpl = .*;\n/g, ""],
    [/patchRoutesOnNavigationImpl\b/g, "undefined"],
    [/(?<!function )isDeferredResult\(\w+\)/g, "false"],
    [/(?<!function )isDeferredData\(\w+\)/g, "false"],
    [/future\.v7_(fetcherPersist|partialHydration|prependBasename|normalizeFormMethod|relativeSplatPath)\b/g, "true"],
  ],
};

// Everything on a page works without its scripts: its style, its type and its words come first over a slow network.
const latecomers: Record<string, Answers> = {
  "@remix-run/react/dist/esm/components.js": [
    [/(?<=rel: "modulepreload",\n\s*href: (manifest\.url|manifest\.entry\.module|path)),/g, ', fetchpriority: "low",'],
  ],
};

/** Answers while building what Remix would ask in every browser. */
export const leanRemix = (): Plugin => ({
  name: "lean-remix",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  ...rewriting(answers),
});

/** Lets scripts wait for what a page is read by. */
export const lateScripts = (): Plugin => ({ name: "late-scripts", apply: "build", ...rewriting(latecomers) });

/**
 * Names the scripts of every page in one order, those that most pages have first: the list of routes, which every page
 * brings, then says the same again and again, and weighs a fourteenth less. What a script itself runs first stays.
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

const rewriting = (all: Record<string, Answers>): Pick<Plugin, "enforce" | "transform"> => ({
  enforce: "pre",
  transform(code, id) {
    const [, file = ""] = /node_modules\/(.*?)(\?|$)/.exec(id) ?? [];
    return all[file]?.reduce((said, [asked, answer]) => {
      if (said.search(asked) < 0) throw new Error(`${file} has changed: see lean-remix; ${asked} is not there.`);
      return said.replace(asked, answer);
    }, code);
  },
});
