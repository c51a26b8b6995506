import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { bundleFolder, bundleOf, configs, plansPath, type WorkerName } from "./bundles.ts";
import { guardChild } from "./upkeep/child-guard.ts";
import { Complaint } from "./upkeep/complaint.ts";
import { takeLock } from "./upkeep/lock.ts";

const stamp = `${bundleFolder}/built.json`;

const inputs = {
  web: ["app", "db", "public", "worker", "wrangler.toml", "package.json", "package-lock.json"],
  api: ["db", "worker", "worker/wrangler.toml", "package.json", "package-lock.json"],
};

/**
 * Builds what is older than its sources: pages with Vite, then each worker as `wrangler deploy` would bundle it. Two that
 * build at once take turns. Throws a Complaint with the builder's own words.
 */
export async function buildWhatIsStale(log: (line: string) => void, workers: WorkerName[] = ["web", "api"]) {
  mkdirSync(bundleFolder, { recursive: true });
  const release = await myTurn();
  try {
    const built = readStamp();
    const stale = workers.filter((worker) => built[worker] !== digest(inputs[worker]) || !existsSync(bundleOf(worker)));
    if (stale.length === 0 && existsSync(plansPath)) return;
    log("Building what has changed.");
    await Promise.all(stale.map((worker) => build(worker)));
    await run("worker/local/plans.ts", [], ["--import", "tsx"]);
  } finally {
    release();
  }
}

async function myTurn(): Promise<() => void> {
  for (;;) {
    const turn = takeLock(".cache/build.lock");
    if ("lock" in turn) return turn.lock.release;
    await wait(200);
  }
}

async function build(worker: WorkerName): Promise<void> {
  // Taken before: what changes while building is built next time.
  const sources = digest(inputs[worker]);
  writeStamp({ [worker]: "" });
  if (worker === "web") {
    await run("node_modules/@remix-run/dev/dist/cli.js", ["vite:build", "--config", "app/vite.config.ts"]);
    // Cards and icons, where Vite has just cleared the folder.
    await run("app/make.ts", [], ["--import", "tsx"]);
  }
  const outdir = join(process.cwd(), bundleFolder, worker);
  rmSync(outdir, { recursive: true, force: true });
  await run("node_modules/wrangler/bin/wrangler.js", [
    "deploy",
    "--dry-run",
    "-c",
    configs[worker],
    "--outdir",
    outdir,
  ]);
  writeStamp({ [worker]: sources });
}

function run(script: string, args: string[], nodeArgs: string[] = []): Promise<void> {
  // Without its banner wrangler does not ask the network for a newer version of itself, which takes 12 s when offline.
  const env = { ...process.env, NODE_ENV: "production", WRANGLER_HIDE_BANNER: "true", WRANGLER_SEND_METRICS: "false" };
  const child = spawn(process.execPath, [...nodeArgs, script, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  guardChild(child);
  let stated = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (stated += text));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Complaint(`Building failed (${[script.split("/").at(-1), ...args].join(" ")}):\n${stated.trimEnd()}`),
        );
    });
  });
}

function digest(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesUnder).sort()) hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  return hash.digest("hex");
}

function filesUnder(path: string): string[] {
  // What only `npm start` runs is in no bundle.
  if (path === "worker/local" || !existsSync(path)) return [];
  try {
    return readdirSync(path).flatMap((name) => filesUnder(`${path}/${name}`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return [path];
    throw error;
  }
}

function readStamp(): Partial<Record<WorkerName, string>> {
  return existsSync(stamp) ? (JSON.parse(readFileSync(stamp, "utf8")) as Partial<Record<WorkerName, string>>) : {};
}

function writeStamp(change: Partial<Record<WorkerName, string>>): void {
  writeFileSync(stamp, JSON.stringify({ ...readStamp(), ...change }));
}
