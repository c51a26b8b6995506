import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** Who holds a place, and what else it wants known (such as the pids of its parts). */
export type Holder = { pid: number; born: string } & Record<string, unknown>;
type Lock = { note: (more: Record<string, unknown>) => void; release: () => void };

/** Takes a place on disk for this process, unless another living process holds it. */
export function takeLock(path: string, more: Record<string, unknown> = {}): { lock: Lock } | { holder: Holder } {
  const mine: Holder = { ...more, pid: process.pid, born: bornAt(process.pid) };
  for (;;) {
    try {
      writeFileSync(path, JSON.stringify(mine), { flag: "wx" });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
        // A full disk leaves it empty.
        rmSync(path, { force: true });
        throw error;
      }
      const holder = readHolder(path);
      if (holder && isAlive(holder)) return { holder };
      rmSync(path, { force: true });
    }
  }
  const note = (again: Record<string, unknown>) => replace(path, JSON.stringify(Object.assign(mine, again)));
  const release = () => {
    for (const written of [`${path}.new`, path]) rmSync(written, { force: true });
  };
  return { lock: { note, release } };
}

// As a whole or not at all: on a full disk a torn note would give the place away. What was not written now goes with the
// next note.
function replace(path: string, text: string): void {
  try {
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  } catch {
    // The place is held by what was written before.
  }
}

/** The holder written in a lock file; undefined when there is none or it is torn. */
export function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Holder;
  } catch {
    return undefined;
  }
}

// A pid alone may belong to somebody else by now, certainly in a container where pids repeat at each start.
const isAlive = ({ pid, born }: Holder) => pid > 0 && bornAt(pid) === born && born !== "";

/** When a process started, in the system's own words; empty when there is no such process. */
function bornAt(pid: number): string {
  try {
    if (!existsSync("/proc/self/stat"))
      return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)])
        .toString()
        .trim();
    // The name in parentheses may hold spaces; the start time is the 20th field after it.
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
