import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const inBrowsers: Plugin["apply"] = (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild;

/**
 * What only robots are told, what only loaders ask (where the pages of the trail's subjects lie, what lies below a page of
 * the menu, which article of the help tells of a page), and what comes with the list of routes: words.
 */
const read = (code: string): string =>
  code
    .replace(/^ {2}(closed: \[[^\]]*\]|(help|trail|words|wordsOn): \{[^}]*\}),\n/gm, "")
    .replace(/\bbelow: (\w+|\[[^\]]*\]),?/g, "");

/** Leaves out of the rooms' manifests what no browser reads: every one gets them all. */
export const leanManifests = (): Plugin[] => [
  {
    name: "lean-manifests",
    apply: inBrowsers,
    enforce: "pre",
    transform(code, id) {
      if (!/\/app\/\w+\/manifest\.ts$/.test(id)) return undefined;
      return { code: read(code), map: null };
    },
  },
  {
    name: "lean-manifest-paths",
    apply: inBrowsers,
    enforce: "post",
    /** The paths that they were found under, a line for each room, and those of which nothing is left. */
    transform(code, id) {
      if (!/\/app\/rooms\.ts$/.test(id)) return undefined;
      const listed = /Object\.assign\(\{((?:\s*"\.\/\w+\/manifest\.ts": \w+,?)+)\s*\}\)/;
      const folder = id.slice(0, -"rooms.ts".length);
      const names = (all: string) =>
        [...all.matchAll(/"\.\/(\w+\/manifest\.ts)": (\w+)/g)].flatMap(([, path = "", name]) =>
          /^ {2}\w+:/m.test(read(readFileSync(folder + path, "utf8"))) ? [name] : [],
        );
      return { code: code.replace(listed, (_, all: string) => `[${names(all).join(",")}]`), map: null };
    },
  },
];
