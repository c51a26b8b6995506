import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { MiniflareOptions, WorkerOptions } from "miniflare";
import { bundleOf, readPlans, type WorkerName } from "./bundles.ts";

/** What the process of the workers is told, once. */
export type Orders = {
  dataDir: string;
  /** The first one answers the port. */
  workers: WorkerName[];
  /** Values that replace those of wrangler.toml. */
  vars: Record<string, string>;
  /** For the API worker alone. */
  secrets: Record<string, string>;
};

/** The built workers as Miniflare runs them: their wrangler.toml with local values, files kept under `dataDir`. */
export function workerOptions({ dataDir, workers, vars, secrets }: Orders): MiniflareOptions {
  const plans = readPlans();
  const listed = workers.map((worker) => ({
    ...plans[worker].options,
    name: plans[worker].name,
    // What it would take away no database of ours reads, and every question would pass a worker more.
    stripCfConnectingIp: false,
    modules: [{ type: "ESModule", path: resolve(bundleOf(worker)), contents: readFileSync(bundleOf(worker), "utf8") }],
    bindings: worker === "api" ? { ...plans.api.vars, ...vars, ...secrets } : declared(plans[worker].vars, vars),
  }));
  return { host: "127.0.0.1", port: 0, r2Persist: join(dataDir, "files"), workers: listed as WorkerOptions[] };
}

// The pages get what their own wrangler.toml names, and no secret.
const declared = (vars: Record<string, unknown>, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, values[name] ?? value]));
