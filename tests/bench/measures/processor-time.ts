import { readFile } from "node:fs/promises";

// What /proc counts in: a hundred a second on every Linux that Node runs on.
const tick = 10;

/** Milliseconds of CPU that a process has used, its threads included. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // Behind the name, which may hold spaces: the 12th and 13th word are the process' own time and the system's for it.
  const words = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(words[11]) + Number(words[12])) * tick;
}
