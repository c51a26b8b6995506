import type { ChildProcess } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { Miniflare, type WorkerdStructuredLog } from "miniflare";
import { readPlans } from "./bundles.ts";
import { isDue } from "./cron.ts";
import { guardChild } from "./upkeep/child-guard.ts";
import { type Orders, workerOptions } from "./worker-options.ts";

// A process of its own that runs both workers in one workerd; the supervisor starts it, and starts it again.

/** What it tells the supervisor when it answers. */
export type News = { port: number; workerd: number };

let isStopping = false;
let workerd = 0;

// Miniflare does not say when its workerd ends, so it is watched from where Node makes it.
subscribe("child_process", (message) => {
  const child = (message as { process: ChildProcess }).process;
  child.once("spawn", () => {
    if (!child.spawnfile.includes("workerd")) return;
    workerd = child.pid ?? 0;
    guardChild(child);
    child.once("exit", () => isStopping || process.exit(1));
  });
});

process.once("message", (orders: Orders) => {
  run(orders).catch((error: Error) => {
    console.error(error.stack);
    process.exit(1);
  });
});

async function run(orders: Orders): Promise<void> {
  const miniflare = new Miniflare({
    ...workerOptions(orders),
    handleStructuredLogs: ({ level, message }: WorkerdStructuredLog) =>
      level === "error" ? console.error(message) : console.log(message),
  });
  stopWith(miniflare);
  const { port } = await miniflare.ready;
  process.send?.({ port: Number(port), workerd } satisfies News);
  const plans = readPlans();
  for (const { name, crons } of orders.workers.map((worker) => plans[worker])) keepTime(miniflare, name, crons);
}

function stopWith(miniflare: Miniflare): void {
  // The supervisor says so, or is gone.
  process.once("disconnect", async () => {
    isStopping = true;
    await miniflare.dispose();
    process.exit(0);
  });
}

/** Calls a worker's clock now, for what was due while nothing ran, and at each full minute that its crons name. */
function keepTime(miniflare: Miniflare, name: string, crons: string[]): void {
  const strike = async (due: string[], at: Date) => {
    const worker = await miniflare.getWorker(name);
    for (const cron of due) await worker.scheduled({ cron, scheduledTime: at });
  };
  const complain = (error: Error) => isStopping || console.error(`The clock of ${name}: ${error.message}`);
  const nextMinute = () => {
    const at = new Date();
    const due = crons.filter((cron) => isDue(cron, at));
    strike(due, at).catch(complain);
    setTimeout(nextMinute, untilFullMinute());
  };
  if (crons.length === 0) return;
  strike(crons, new Date()).catch(complain);
  setTimeout(nextMinute, untilFullMinute());
}

const untilFullMinute = () => 60_000 - (Date.now() % 60_000) + 20;
