import { readdir, readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { residentBytes } from "#worker/local/upkeep/resident-bytes.ts";

const megabyte = 1024 * 1024;

/** How much more memory, in MB, a process held at most while something ran than before it. */
export async function growthDuring(pid: number, run: () => Promise<unknown>): Promise<number> {
  const before = await residentBytes(pid);
  let [peak, isRunning] = [before, true];
  const watching = (async () => {
    for (; isRunning; await wait(5)) peak = Math.max(peak, await residentBytes(pid));
  })();
  await run();
  isRunning = false;
  await watching;
  return (peak - before) / megabyte;
}

/** The runtimes that this process has started. */
export async function ownRuntimes(): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    const [, command, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(stat) ?? [];
    if (command === "workerd" && Number(parent) === process.pid) found.push(Number(name));
  }
  return found;
}
