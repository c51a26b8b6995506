import { build } from "esbuild";
import { Miniflare } from "miniflare";
import type { Stage } from "#tests/two-workers/stage.ts";

/** The floor's worker (floor-worker.ts) in the product's runtime, on the stage's database; dispose of it yourself. */
export async function openFloor(stage: Stage): Promise<Miniflare> {
  const entryPoints = [new URL("floor-worker.ts", import.meta.url).pathname];
  const options = { entryPoints, bundle: true, format: "esm", write: false, minify: true } as const;
  const { outputFiles } = await build({
    ...options,
    conditions: ["workerd", "worker", "browser"],
    external: ["node:*", "cloudflare:*"],
  });
  return new Miniflare({
    modules: [{ type: "ESModule", path: "floor.js", contents: outputFiles[0]?.text ?? "" }],
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_compat"],
    bindings: { DATABASE_URL: stage.databaseUrl },
  });
}
