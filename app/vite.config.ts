import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type SSROptions } from "vite";
import { routesKept } from "./routes-kept.ts";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
  v3_lazyRouteDiscovery: false,
  v3_routeConfig: true,
} as const;

// workerd, not Node: packages must give their web builds, and all of them go into the one file.
const deployed: SSROptions = {
  target: "webworker",
  noExternal: true,
  resolve: { conditions: ["workerd", "worker", "browser", "module"] },
};
// `npm run dev` runs the pages in Node, which loads packages by itself, in their web builds where they have one.
const live = { resolve: { externalConditions: ["worker"] } };

// What every page with a script has of ours, in one file: a file for each would cost more than it holds.
const isFrame = (id: string) => /\/app\/(rooms|\w+\/manifest|marks\/icon|locales\/words)\.tsx?$/.test(id);
const client = { output: { manualChunks: (id: string) => (isFrame(id) ? "frame" : undefined) } };

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [routesKept(), tailwindcss(), remix({ future, manifest: true })],
  ssr: command === "build" ? deployed : live,
  build: { assetsInlineLimit: 0, ...(!isSsrBuild && { rollupOptions: client }) },
}));
