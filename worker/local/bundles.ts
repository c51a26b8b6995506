import { readFileSync } from "node:fs";
import type { WorkerOptions } from "miniflare";

// What the build leaves behind and the workers start from; free of wrangler, which takes a second to load.

export type WorkerName = "web" | "api";
/** What a worker's wrangler.toml says, for Miniflare. */
export type WorkerPlan = {
  name: string;
  crons: string[];
  vars: Record<string, unknown>;
  options: Partial<WorkerOptions>;
};
type WorkerPlans = Record<WorkerName, WorkerPlan>;

export const bundleFolder = ".cache/workers";
// Named by wrangler after the entry files.
const bundles = { web: "server.js", api: "index.js" };
/** Where a built worker lies. */
export const bundleOf = (worker: WorkerName) => `${bundleFolder}/${worker}/${bundles[worker]}`;
/** Where the plans of both workers lie. */
export const plansPath = `${bundleFolder}/plans.json`;
export const configs = { web: "wrangler.toml", api: "worker/wrangler.toml" } as const;

/** What the two wrangler.toml said when they were built. */
export const readPlans = () => JSON.parse(readFileSync(plansPath, "utf8")) as WorkerPlans;
