import type { Plugin } from "vite";

/** Leaves out of a room's manifest what only robots are told and what only loaders ask: every browser gets all manifests. */
export const leanManifests = (): Plugin => ({
  name: "lean-manifests",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  enforce: "pre",
  transform(code, id) {
    if (!/\/app\/\w+\/manifest\.ts$/.test(id)) return undefined;
    const lean = code.replace(/^ {2}closed: \[[^\]]*\],\n/m, "").replace(/^ {2}trail: \{[^}]*\},\n/m, "");
    return { code: lean, map: null };
  },
});
