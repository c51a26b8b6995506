import { mkdirSync, writeFileSync } from "node:fs";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { configs, plansPath, type WorkerName, type WorkerPlan } from "./bundles.ts";

// Run by the build in a process of its own: wrangler takes a second to load and answers Ctrl-C by itself.

function planOf(worker: WorkerName): WorkerPlan {
  const { name, triggers, vars } = unstable_readConfig({ config: configs[worker] });
  if (!name) throw new Error(`${configs[worker]} gives no name`);
  // The vars are taken from the file itself: wrangler would mix the secrets of .dev.vars in.
  const { bindings: _, ...options } = unstable_getMiniflareWorkerOptions(configs[worker]).workerOptions;
  return { name, crons: triggers.crons ?? [], vars, options: options as WorkerPlan["options"] };
}

// The assets must have a folder, even where `npm run dev` has built no pages.
mkdirSync("build/client", { recursive: true });
writeFileSync(plansPath, JSON.stringify({ web: planOf("web"), api: planOf("api") }));
