import type { Plugin } from "vite";

const inBrowsers: Plugin["apply"] = (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild;

/**
 * Leaves out of the rooms' manifests what only robots are told, and the names of their files, by which nobody asks for one:
 * every browser gets the manifests of all rooms.
 */
export const leanManifests = (): Plugin[] => [
  {
    name: "lean-manifests",
    apply: inBrowsers,
    enforce: "pre",
    transform(code, id) {
      if (!/\/app\/\w+\/manifest\.ts$/.test(id)) return undefined;
      return { code: code.replace(/^ {2}closed: \[[^\]]*\],\n/m, ""), map: null };
    },
  },
  {
    name: "nameless-manifests",
    apply: inBrowsers,
    // Behind Vite's own, which writes the list of them.
    enforce: "post",
    transform(code, id) {
      if (!/\/app\/rooms\.ts$/.test(id)) return undefined;
      const listed = /Object\.assign\(\{((?:\s*"\.\/\w+\/manifest\.ts": \w+,?)+)\s*\}\)/;
      return { code: code.replace(listed, (_, all: string) => `[${all.replace(/"[^"]*": /g, "")}]`), map: null };
    },
  },
];
