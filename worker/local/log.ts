import { mkdirSync, openSync, readFileSync, renameSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";

export type Log = {
  path: string;
  /** For children that write to the log themselves. */
  descriptor: number;
  write: (line: string) => void;
  /** To the log and to the person at the keyboard. */
  tell: (line: string) => void;
  lastLine: () => string;
};

const largest = 5 * 1024 * 1024;

/** The log under `DATA_DIR/log`; what grew beyond 5 MB is set aside at start as `voliera.log.1`. */
export function openLog(dataDir: string): Log {
  mkdirSync(join(dataDir, "log"), { recursive: true });
  const path = join(dataDir, "log", "voliera.log");
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largest) renameSync(path, `${path}.1`);
  const descriptor = openSync(path, "a", 0o600);
  const write = (line: string) => void writeSync(descriptor, line.endsWith("\n") ? line : `${line}\n`);
  return {
    path,
    descriptor,
    write,
    tell: (line) => {
      write(line);
      process.stderr.write(line.endsWith("\n") ? line : `${line}\n`);
    },
    lastLine: () => readFileSync(path, "utf8").trimEnd().split("\n").at(-1) ?? "",
  };
}
