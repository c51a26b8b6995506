import { build } from "esbuild";
import { Miniflare } from "miniflare";
import type { StartedServer } from "#tests/servers/test-server.ts";

/** The floor's worker (floor-worker.ts) in the product's runtime, on the test server's database; dispose of it yourself. */
export const openFloor = (server: StartedServer) => openWorker("floor-worker.ts", { DATABASE_URL: server.databaseUrl });

/** A worker of this folder in the product's runtime; dispose of it yourself. */
export async function openWorker(file: string, bindings: Record<string, string> = {}): Promise<Miniflare> {
  const entryPoints = [new URL(file, import.meta.url).pathname];
  const options = { entryPoints, bundle: true, format: "esm", write: false, minify: true } as const;
  const { outputFiles } = await build({
    ...options,
    conditions: ["workerd", "worker", "browser"],
    external: ["node:*", "cloudflare:*"],
  });
  return new Miniflare({
    modules: [{ type: "ESModule", path: file.replace(/ts$/, "js"), contents: outputFiles[0]?.text ?? "" }],
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_compat"],
    bindings,
  });
}
