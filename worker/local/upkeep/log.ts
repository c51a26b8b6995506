import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

export type Log = {
  path: string;
  write: (line: string) => void;
  /** To the log and to the person at the keyboard. */
  log: (line: string) => void;
  /** Writes down what a child says, line by line. */
  take: (text: Readable | null) => void;
  /** The last line of this run, written or dropped. */
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
  const append = droppingWhatFails(boundedFile(path, most).append, (why) =>
    aloud(`The log ${path} takes no more (${why}); Voliera goes on without.`),
  );
  let last = "";
  const write = (line: string) => {
    last = line.trimEnd().split("\n").at(-1) ?? "";
    append(ended(line));
  };
  const log = (line: string) => {
    write(line);
    aloud(line);
  };
  const take = (text: Readable | null) => {
    if (!text) return;
    text.on("error", () => {});
    const lines = createInterface({ input: text });
    lines.on("line", write).on("error", () => {});
  };
  return { path, write, log, take, lastLine: () => last };
}

/** Complains of the first line that is lost, and counts the others for the first one that is not. */
function droppingWhatFails(append: (text: string) => void, complain: (why: string) => void) {
  let dropped = 0;
  return (text: string) => {
    try {
      if (dropped > 0) append(`${dropped} lines before this one found no room.\n`);
      dropped = 0;
      append(text);
    } catch (error) {
      dropped += 1;
      if (dropped === 1) complain((error as Error).message);
    }
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
      let written = 0;
      try {
        while (written < bytes.length) written += writeSync(to, bytes, written);
      } finally {
        size += written;
        // The last line of a disk that fills up is half a line.
        isTorn = written < bytes.length && (isTorn || written > 0);
      }
    },
  };
}

const ended = (line: string) => (line.endsWith("\n") ? line : `${line}\n`);
const toKeyboard = (line: string): void => {
  process.stderr.write(ended(line));
};
