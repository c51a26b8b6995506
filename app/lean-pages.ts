import type { Plugin } from "vite";
import { rewriting } from "./lean-remix.ts";

// What the server works out of Remix for every page, and need not: a list draws a hundred links, each through three
// components that know where a browser stands, and every request looks for its routes four times. A Remix or React
// written otherwise stops the build.

/** Where a link leads that begins at the root: Remix would take the address apart and write it down again as it was. */
const straightLink = `const leadsStraight = (to) => typeof to === "string" && to.startsWith("/") && !/\\/[./]|[?#]$|\\?#/.test(to);
function StraightLink({ to, prefetch, discover, relative, reloadDocument, replace, state, preventScrollReset, viewTransition, onClick, ...rest }) {
  return React.createElement("a", { ...rest, href: to });
}
let Link = /*#__PURE__*/ React.forwardRef((props, ref) => leadsStraight(props.to) ? StraightLink(props) : React.createElement(WholeLink, { ...props, ref }));
let WholeLink = /*#__PURE__*/React.forwardRef(({`;

const keptMatches = `const lastMatches = new WeakMap();
function matchRoutesImpl(routes, locationArg, basename, allowPartial) {
  const { pathname } = typeof locationArg === "string" ? parsePath(locationArg) : locationArg;
  const asked = \`\${allowPartial} \${basename} \${pathname}\`;
  let last = lastMatches.get(routes);
  if (last?.asked !== asked) lastMatches.set(routes, (last = { asked, matches: matchRoutesAnew(routes, { pathname }, basename, allowPartial) }));
  return last.matches?.map((match) => ({ ...match, params: { ...match.params } })) ?? null;
}
function matchRoutesAnew(routes, locationArg, basename, allowPartial) {`;

// React copies the properties of every element, to take out a key and a ref that hardly any has.
const element = /(?<=function q\(c,a,g\)\{)(?=var b,d=\{\},e=null,h=null;)/g;
const barely =
  'if(a.key===void 0&&a.ref===void 0&&!(c&&c.defaultProps))return{$$$$typeof:k,type:c,key:g===void 0?null:""+g,ref:null,props:a,_owner:null};';

/** Draws links and elements straight away and remembers which routes the last address led to; on the server alone. */
export const leanPages = (): Plugin => ({
  name: "lean-pages",
  apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  ...rewriting({
    "@remix-run/react/dist/esm/components.js": [[/let Link = \/\*#__PURE__\*\/React\.forwardRef\(\(\{/g, straightLink]],
    "@remix-run/router/dist/router.js": [
      [/function matchRoutesImpl\(routes, locationArg, basename, allowPartial\) \{/g, keptMatches],
    ],
    "react/cjs/react-jsx-runtime.production.min.js": [[element, barely]],
  }),
});
