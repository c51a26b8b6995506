import type { Plugin } from "vite";

// Remix's router works out the order of all routes and compiles a pattern for each of them at every request: a tenth of a
// small page. Both depend on nothing but the routes, so they are kept; a router that is written otherwise stops the build.

const branches = "let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);";
const compiler = "function compilePath(path, caseSensitive, end) {";

const keptBranches = `let branches = branchesKept.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    branchesKept.set(routes, branches);
  }`;
const keptPatterns = `const branchesKept = new WeakMap();
const patternsKept = new Map();
function compilePath(path, caseSensitive, end) {
  const key = \`\${caseSensitive} \${end} \${path}\`;
  let known = patternsKept.get(key);
  if (!known) patternsKept.set(key, (known = compilePathAnew(path, caseSensitive, end)));
  return known;
}
function compilePathAnew(path, caseSensitive, end) {`;

/** Keeps what the router would work out anew at every request. */
export const routesKept = (): Plugin => ({
  name: "routes-kept",
  enforce: "pre",
  transform(code, id) {
    if (!/@remix-run\/router\/dist\/router\.js/.test(id)) return undefined;
    if (!code.includes(branches) || !code.includes(compiler))
      throw new Error("The router has changed: see routes-kept.");
    return code.replace(branches, keptBranches).replace(compiler, keptPatterns);
  },
});
