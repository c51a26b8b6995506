import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

export type Log = {
  path: string;
  write: (line: string) => void;
  /** To the log and to the person at the keyboard. */
  tell: (line: string) => void;
  /** Writes down what a child says, line by line. */
  take: (said: Readable | null) => void;
  lastLine: () => string;
};

const largest = 5 * 1024 * 1024;

/**
 * The log under `DATA_DIR/log`. What would grow beyond 5 MB (or `most` bytes) is set aside as `voliera.log.1`, in the place
 * of the one before, so that both together are never more than twice that. Children do not hold the file: they speak
 * through pipes, or a new file would not be theirs and a full disk would be their own error. A line for which there is
 * no room is dropped, never thrown; how many were is written when there is room again.
 */
export function openLog(dataDir: string, most = largest, aloud = toKeyboard): Log {
  const path = join(dataDir, "log", "voliera.log");
  const file = boundedFile(path, most);
  let dropped = 0;
  const write = (line: string) => {
    try {
      if (dropped > 0) file.append(`${dropped} lines before this one found no room.\n`);
      dropped = 0;
      file.append(ended(line));
    } catch (error) {
      dropped += 1;
      if (dropped === 1) aloud(`The log ${path} takes no more (${(error as Error).message}); Voliera goes on without.`);
    }
  };
  return {
    path,
    write,
    tell: (line) => {
      write(line);
      aloud(line);
    },
    take: (said) => {
      if (!said) return;
      said.on("error", () => {});
      createInterface({ input: said })
        .on("line", write)
        .on("error", () => {});
    },
    lastLine: () => lastLineOf(path),
  };
}

/** A file that is opened when there is something to append, and set aside when that would make it larger than `most`. */
function boundedFile(path: string, most: number) {
  let descriptor: number | undefined;
  let size = 0;
  let isTorn = false;
  const open = () => {
    mkdirSync(dirname(path), { recursive: true });
    descriptor = openSync(path, "a", 0o600);
    size = statSync(path).size;
    return descriptor;
  };
  const setAside = () => {
    if (descriptor !== undefined) closeSync(descriptor);
    descriptor = undefined;
    renameSync(path, `${path}.1`);
    return open();
  };
  return {
    /** Throws what the system says when it does not take all of it. */
    append(text: string) {
      const bytes = Buffer.from(isTorn ? `\n${text}` : text).subarray(0, most);
      let to = descriptor ?? open();
      if (size > 0 && size + bytes.length > most) to = setAside();
      const written = writeSync(to, bytes);
      size += written;
      // The last line of a disk that fills up may be half a line.
      isTorn = written < bytes.length;
      if (isTorn) throw new Error("half a line was written");
    },
  };
}

const ended = (line: string) => (line.endsWith("\n") ? line : `${line}\n`);
const toKeyboard = (line: string) => void process.stderr.write(ended(line));

function lastLineOf(path: string): string {
  try {
    return readFileSync(path, "utf8").trimEnd().split("\n").at(-1) ?? "";
  } catch {
    return "";
  }
}
