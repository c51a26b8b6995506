import { mkdirSync } from "node:fs";
import { buildWhatIsStale } from "./build.ts";
import { Complaint } from "./complaint.ts";
import { openHouse } from "./house.ts";
import { readSettings } from "./settings.ts";

/** `npm start`, `npm run dev` and `npm run build`: runs until it is told to stop; says in one sentence what is wrong. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    if (args.includes("--build-only")) return await buildWhatIsStale(say);
    await live(args);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    say(error.message);
    process.exit(1);
  }
}

const say = (line: string) => void process.stderr.write(`${line}\n`);

async function live(args: readonly string[]): Promise<void> {
  const settings = readSettings(process.env, args);
  mkdirSync(settings.dataDir, { recursive: true });
  const house = openHouse(settings);
  let isStopping = false;
  const stop = async () => {
    // A second Ctrl-C does not wait; the leashes end what is left.
    if (isStopping) process.exit(130);
    isStopping = true;
    await house.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  try {
    const welcome = await house.ready;
    if (!isStopping) process.stdout.write(`${welcome}\n`);
  } catch (error) {
    if (isStopping) return;
    await house.close();
    throw error;
  }
}
