import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { guardChild } from "#worker/local/upkeep/child-guard.ts";
import { freePort } from "#worker/local/upkeep/database.ts";

type ServerOptions = {
  rate_limits?: "strict" | "relaxed";
  mail_transport?: "outbox" | "smtp";
  /** `npm run dev`: the pages as they are, out of Vite. */
  live?: boolean;
  /** Where its data lie; otherwise where the system keeps what passes. */
  disk?: string;
  /** Anything else `npm start` reads, such as `{ PASSWORD_COST: "full" }` or `{ SEED: "demo" }`. */
  env?: Record<string, string>;
};
export type SentMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string> | null;
  created_at: string;
};
/** Where a server stands; plain enough to be handed from one process to another. */
export type Address = {
  origin: string;
  dataDir: string;
  /** The line `npm start` prints. */
  welcome: string;
  /** The embedded server; tables may be written directly, where no other test file reads them. */
  databaseUrl: string;
};
/** A server that somebody else starts and ends. */
export type TestServer = ReturnType<typeof serverAt>;
export type StartedServer = Awaited<ReturnType<typeof openTestServer>>;

/** The real thing for a test file: call it once, at the top; it is taken down after the file's last test. */
export async function startTestServer(wishes: ServerOptions = {}) {
  const server = await openTestServer(wishes);
  // Imported here, because the bench runs without vitest.
  const { afterAll } = await import("vitest");
  afterAll(server.stop, 30_000);
  return server;
}

/** The real thing, as `npm start` gives it, with data and a port of its own and an empty database; stop it yourself. */
export async function openTestServer(wishes: ServerOptions = {}) {
  const { rate_limits = "relaxed", mail_transport = "outbox", disk = tmpdir(), env = {}, live = false } = wishes;
  const dataDir = await mkdtemp(join(disk, "voliera-stage-"));
  const origin = `http://localhost:${await freePort()}`;
  const given = {
    SEED: "none",
    RATE_LIMITS: rate_limits,
    MAIL_TRANSPORT: mail_transport,
    PASSWORD_COST: "lowest",
    ...env,
  };
  const child = launch({ ...given, DATA_DIR: dataDir, PORT: new URL(origin).port }, live ? ["--dev"] : []);
  const welcome = await readyLine(child);
  const running = JSON.parse(await readFile(join(dataDir, "running.json"), "utf8")) as Parts;
  const server = breakableAt({ origin, dataDir, welcome, databaseUrl: running.database_url });

  async function stop() {
    const pids = await server.parts().catch(() => undefined);
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
    const left = Object.values(pids ?? {}).filter((pid) => typeof pid === "number" && isAlive(pid));
    if (left.length > 0) throw new Error(`still running after the end: ${left.join(", ")}`);
  }
  return {
    ...server,
    stop,
    /** What becomes of a server whose terminal is closed: nobody reads any more what it says. */
    hangUp() {
      for (const text of [child.stdout, child.stderr]) text?.destroy();
    },
  };
}

/** What can be asked of a server that stands. */
export function serverAt(address: Address) {
  const { origin, dataDir } = address;

  /** Mails to an address, newest first, as the local viewer has them. */
  async function mails(to: string): Promise<SentMail[]> {
    const answer = await fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(to)}`);
    return (await answer.json()) as SentMail[];
  }
  return {
    ...address,
    address,
    mails,
    parts: async () => JSON.parse(await readFile(join(dataDir, "running.json"), "utf8")) as Parts,
    /** Everything told so far. */
    log: () => readFile(join(dataDir, "log", "voliera.log"), "utf8"),
  };
}

/** What can be asked of a server that stands, and how to kill parts of it. */
export function breakableAt(address: Address) {
  const server = serverAt(address);
  return {
    ...server,
    killDatabase: async () => kill((await server.parts()).database),
    killWorkers: async () => kill((await server.parts()).workerd),
  };
}

type Parts = { pid: number; database: number; workerd: number; database_url: string };

function launch(env: Record<string, string>, how: readonly string[]): ChildProcess {
  // What vitest sets for itself is not what a reader's shell has.
  const { NODE_ENV: _, VITEST: __, ...outer } = process.env;
  const child = spawn(process.execPath, ["worker/local/start.mjs", ...how], {
    env: { ...outer, ...env },
    detached: true,
  });
  guardChild(child);
  return child;
}

function readyLine(child: ChildProcess): Promise<string> {
  let found = "";
  return new Promise((resolve, reject) => {
    child.stderr?.setEncoding("utf8").on("data", (text) => (found += text));
    child.stdout?.setEncoding("utf8").on("data", (text) => {
      found += text;
      const line = found.split("\n").find((it) => it.startsWith("Voliera ready"));
      if (line) resolve(line);
    });
    child.once("exit", (code) => reject(new Error(`npm start ended with ${code}:\n${found}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGINT");
  await once(child, "exit");
}

const kill = (pid: number) => process.kill(pid, "SIGKILL");

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Asks again until the answer is there; throws with the last one when ten seconds, or as many as given, have passed. */
export async function eventually<Found>(look: () => Promise<Found | undefined | false>, seconds = 10): Promise<Found> {
  for (const started = Date.now(); Date.now() - started < seconds * 1000; await wait(50)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`nothing within ${seconds} s`);
}
