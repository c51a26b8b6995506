import type { Plugin } from "vite";

/** Leaves out of a room's manifest what only robots are told: every browser gets the manifests of all rooms. */
export const leanManifests = (): Plugin => ({
  name: "lean-manifests",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  enforce: "pre",
  transform(code, id) {
    if (!/\/app\/\w+\/manifest\.ts$/.test(id)) return undefined;
    return { code: code.replace(/^ {2}closed: \[[^\]]*\],\n/m, ""), map: null };
  },
});
