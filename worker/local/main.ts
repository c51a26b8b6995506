import { mkdirSync } from "node:fs";
import { buildWhatIsStale } from "./build.ts";
import { startLocalServer } from "./local-server.ts";
import { readSettings } from "./settings.ts";
import { Complaint } from "./upkeep/complaint.ts";

/** `npm start`, `npm run dev` and `npm run build`: runs until it is told to stop; says in one sentence what is wrong. */
export async function main(args: readonly string[]): Promise<void> {
  bearWithTheSystem();
  try {
    if (args.includes("--build-only")) return await buildWhatIsStale(describe);
    await live(args);
  } catch (error) {
    if (isRefusedForNow(error)) describe(`Voliera cannot start: ${error.message}`);
    else if (error instanceof Complaint) describe(error.message);
    else throw error;
    process.exit(1);
  }
}

// A terminal that was closed and a disk that is full end neither the server nor what it holds open for others.
function bearWithTheSystem(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  process.on("uncaughtException", (error) => {
    if (isRefusedForNow(error)) return describe(`Voliera goes on: ${error.message}`);
    describe(error.stack ?? error.message);
    process.exit(1);
  });
}

const passing = ["ENOSPC", "EDQUOT", "EIO", "EPIPE", "EMFILE", "ENFILE", "EAGAIN"];

/** Whether the system refuses it for now and may grant it later: room on the disk, one more file, somebody who reads. */
const isRefusedForNow = (error: unknown): error is NodeJS.ErrnoException =>
  passing.includes((error as NodeJS.ErrnoException | undefined)?.code ?? "");

const describe = (line: string) => void process.stderr.write(`${line}\n`);

async function live(args: readonly string[]): Promise<void> {
  const settings = readSettings(process.env, args);
  mkdirSync(settings.dataDir, { recursive: true });
  const server = startLocalServer(settings);
  let stoppedAt = 0;
  const stop = async () => {
    // npm passes on the Ctrl-C that the terminal sends as well; one that comes later means now.
    if (stoppedAt > 0 && Date.now() - stoppedAt < 1_000) return;
    if (stoppedAt > 0) process.exit(130);
    stoppedAt = Date.now();
    await server.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) whenOrphaned(stop);
  try {
    const welcome = await server.ready;
    if (stoppedAt === 0) process.stdout.write(`${welcome}\n`);
  } catch (error) {
    if (stoppedAt > 0) return;
    await server.close();
    throw error;
  }
}

// An npm that was killed cannot pass anything on.
function whenOrphaned(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 1_000).unref();
}
