import { readFile } from "node:fs/promises";

/** What a process holds in memory, in bytes; 0 when it is gone, or where the system does not tell. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}
