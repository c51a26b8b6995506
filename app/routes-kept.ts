import type { Plugin } from "vite";

// Remix works out the order of all routes, compiles a pattern for each of them, tries them one by one and builds its tree of
// components three times for every request: a sixth of a small page. All of it depends on nothing but the routes, so it is
// kept. What is written otherwise than here stops the build.

const branches = `  let branches = flattenRoutes(routes);
  rankRouteBranches(branches);`;
const keptBranches = "  let branches = branchesFor(routes, pathname, allowPartial);";

const compiler = "function compilePath(path, caseSensitive, end) {";
const keptPatterns = `const branchesKept = new WeakMap();
const patternsKept = new Map();
const firstOf = (path) => (path.split("/")[1] ?? "").toLowerCase();
function branchesFor(routes, pathname, allowPartial) {
  let kept = branchesKept.get(routes);
  if (!kept) {
    const all = flattenRoutes(routes);
    rankRouteBranches(all);
    kept = { all, first: new Map(), others: all.filter(({ path }) => /^[:*]/.test(firstOf(path))) };
    for (const branch of all) {
      const first = firstOf(branch.path);
      if (!kept.first.has(first)) kept.first.set(first, all.filter((it) => it === branch || firstOf(it.path) === first || kept.others.includes(it)));
    }
    branchesKept.set(routes, kept);
  }
  if (allowPartial || pathname.includes("%")) return kept.all;
  return kept.first.get(firstOf(pathname)) ?? kept.others;
}
function compilePath(path, caseSensitive, end) {
  const key = \`\${caseSensitive} \${end} \${path}\`;
  let known = patternsKept.get(key);
  if (!known) patternsKept.set(key, (known = compilePathAnew(path, caseSensitive, end)));
  return known;
}
function compilePathAnew(path, caseSensitive, end) {`;

const tree =
  'function createServerRoutes(manifest, routeModules, future, isSpaMode, parentId = "", routesByParentId = groupRoutesByParentId(manifest), spaModeLazyPromise';
const keptTree = `const treesKept = new WeakMap();
function createServerRoutes(manifest, routeModules, future, isSpaMode) {
  let known = treesKept.get(manifest);
  if (!known) treesKept.set(manifest, (known = serverRoutesAnew(manifest, routeModules, future, isSpaMode)));
  return known;
}
function serverRoutesAnew(manifest, routeModules, future, isSpaMode, parentId = "", routesByParentId = groupRoutesByParentId(manifest), spaModeLazyPromise`;
const deeper = "let children = createServerRoutes(";

const routed = `  let manifest = {};
  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);`;
const keptRouted = `  let { manifest, dataRoutes } = routedFor(routes);`;
const router = "function createStaticRouter(";
const keptRouter = `const routedKept = new WeakMap();
function routedFor(routes) {
  let known = routedKept.get(routes);
  if (!known) {
    const manifest = {};
    known = { manifest, dataRoutes: UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest) };
    routedKept.set(routes, known);
  }
  return known;
}
function createStaticRouter(`;

const rewritten: ReadonlyArray<{ file: RegExp; pairs: ReadonlyArray<readonly [string, string]> }> = [
  {
    file: /@remix-run\/router\/dist\/router\.js/,
    pairs: [
      [branches, keptBranches],
      [compiler, keptPatterns],
    ],
  },
  {
    file: /@remix-run\/react\/dist\/esm\/routes\.js/,
    pairs: [
      [tree, keptTree],
      [deeper, "let children = serverRoutesAnew("],
    ],
  },
  {
    file: /react-router-dom\/(dist\/)?server\.m?js/,
    pairs: [
      [routed, keptRouted],
      [router, keptRouter],
    ],
  },
];

/** Keeps what the router would work out anew at every request. */
export const routesKept = (): Plugin => ({
  name: "routes-kept",
  enforce: "pre",
  transform(code, id) {
    const found = rewritten.find(({ file }) => file.test(id));
    if (!found) return undefined;
    return found.pairs.reduce((kept, [was, becomes]) => {
      if (!kept.includes(was)) throw new Error(`${id} has changed: see routes-kept.`);
      return kept.replace(was, () => becomes);
    }, code);
  },
});
