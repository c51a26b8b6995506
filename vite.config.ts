import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

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
  v3_routeConfig: false,
} as const;

export default defineConfig({
  plugins: [tailwindcss(), remix({ future, manifest: true, ignoredRouteFiles: ["**/*.css"] })],
  // workerd, not Node: packages must give their web builds.
  ssr: { target: "webworker", noExternal: true, resolve: { conditions: ["workerd", "worker", "browser", "module"] } },
  build: { assetsInlineLimit: 0 },
});
