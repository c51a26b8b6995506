import type { Plugin } from "vite";

const inBrowsers: Plugin["apply"] = (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild;

/** Leaves out of the rooms' manifests what no browser reads: every one gets them all. */
export const leanManifests = (): Plugin[] => [
  {
    name: "lean-manifests",
    apply: inBrowsers,
    enforce: "pre",
    /** What only robots are told, what only loaders ask (where the pages of the trail's subjects lie), and what comes with the list of routes: words. */
    transform(code, id) {
      if (!/\/app\/\w+\/manifest\.ts$/.test(id)) return undefined;
      const unread = /^ {2}(closed: \[[^\]]*\]|(trail|words|wordsOn): \{[^}]*\}),\n/gm;
      return { code: code.replace(unread, ""), map: null };
    },
  },
  {
    name: "lean-manifest-paths",
    apply: inBrowsers,
    enforce: "post",
    /** The paths that they were found under, a line for each room: of what was found only the values are used. */
    transform(code, id) {
      if (!/\/app\/rooms\.ts$/.test(id)) return undefined;
      const listed = /Object\.assign\(\{((?:\s*"\.\/\w+\/manifest\.ts": \w+,?)+)\s*\}\)/;
      return { code: code.replace(listed, (_, all: string) => `[${all.replace(/"[^"]*": /g, "")}]`), map: null };
    },
  },
];
