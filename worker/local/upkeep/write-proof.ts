import { statSync } from "node:fs";
import { join } from "node:path";
import type { WatchdogOptions } from "./watchdog.ts";

// A writer may hold the lock for 5 s before sqld gives it to another.
const patience = 6_000;

/**
 * Sees that the embedded database takes writes: reads and its own `/health` go on answering when its queue of writers is
 * stuck. The write takes its turn among the writers and changes nothing, so that a server at rest writes nothing to disk.
 */
export function writeProof(url: string, dataDir: string): WatchdogOptions {
  const logs = ["wallog", "data-wal"].map((name) => join(dataDir, "database", "dbs", "default", name));
  return {
    proof: () => askForTheLock(url),
    pause: 5_000,
    again: 1_000,
    bearable: 15_000,
    // Every commit lengthens one log, a large write touches the other. Whoever waits behind a write of more than 5 s makes
    // sqld take its lock away and get stuck for good: while the logs move nobody is asked to wait.
    sign: () => logs.map(movesOf).join(),
  };
}

// A checkpoint that empties the log is no write.
function movesOf(path: string): string {
  const { size = 0, mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return size > 0 ? `${size} ${mtimeMs}` : "";
}

type Answer = { results?: Array<{ type: string; error?: { message: string } }> };

async function askForTheLock(url: string): Promise<void> {
  const statements = ["BEGIN IMMEDIATE", "ROLLBACK"].map((sql) => ({ type: "execute", stmt: { sql } }));
  const answer = await fetch(`${url}/v2/pipeline`, {
    method: "POST",
    body: JSON.stringify({ requests: [...statements, { type: "close" }] }),
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  const { results = [] } = (await answer.json()) as Answer;
  const fault = results.find(({ type }) => type === "error");
  if (fault || results.length === 0) throw new Error(fault?.error?.message ?? "it answers nothing");
}
