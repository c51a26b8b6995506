import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { Complaint } from "./complaint.ts";
import { leash } from "./leash.ts";

export type Part = {
  /** As the reader knows it: "The database". */
  name: string;
  launch: () => ChildProcess;
  /** Resolves when the launched process answers. */
  answers: (child: ChildProcess) => Promise<void>;
  /** Learns of each process it runs as. */
  noted?: (pid: number | undefined) => void;
  /** Asks it to end; without, SIGTERM does. */
  dismiss?: (child: ChildProcess) => void;
  tell: (line: string) => void;
  /** Why it may have stopped, for the sentence about a part that never came up. */
  why?: () => string;
};
export type Kept = {
  isUp: () => boolean;
  /** Ends it and starts it anew, as after a rebuild. */
  renew: () => Promise<void>;
  stop: () => Promise<void>;
};
type Life = {
  part: Part;
  child: ChildProcess | undefined;
  gone: Promise<void>;
  isUp: boolean;
  hasBeenUp: boolean;
  isStopping: boolean;
  /** Milliseconds until the next start. */
  delay: number;
  ends: number;
  firstUp: () => void;
  neverUp: (reason: Error) => void;
};

const pause = { first: 100, longest: 5_000, forgottenAfter: 10_000 };
const firstTries = 3;

/**
 * Starts a part and starts it again whenever it ends, after 100 ms doubling to 5 s; ten good seconds forget the past.
 * Resolves when it answers for the first time; throws a Complaint when it ended three times before that.
 */
export async function keepAlive(part: Part): Promise<Kept> {
  const young = { child: undefined, isUp: false, hasBeenUp: false, isStopping: false, delay: pause.first, ends: 0 };
  const life: Life = { part, ...young, gone: Promise.resolve(), firstUp: () => {}, neverUp: () => {} };
  const settled = new Promise<void>((resolve, reject) => Object.assign(life, { firstUp: resolve, neverUp: reject }));
  run(life);
  await settled;
  return {
    isUp: () => life.isUp,
    async renew() {
      await end(life);
      life.isStopping = false;
      if (!life.child) await run(life);
    },
    stop: () => end(life),
  };
}

async function run(life: Life): Promise<void> {
  const started = Date.now();
  const child = life.part.launch();
  life.child = child;
  leash(child);
  life.part.noted?.(child.pid);
  life.gone = new Promise((resolve) => {
    const over = (how: string) => {
      if (life.child !== child) return;
      Object.assign(life, { child: undefined, isUp: false });
      resolve();
      if (!life.isStopping) void again(life, how, Date.now() - started);
    };
    child.once("error", (error) => over(error.message));
    child.once("exit", (code, signal) => over(signal ?? `exit ${code}`));
  });
  // One that ends before it answers is told of by its exit.
  const answered = await life.part.answers(child).then(
    () => true,
    () => false,
  );
  if (!answered || life.child !== child) return;
  Object.assign(life, { isUp: true, hasBeenUp: true });
  life.firstUp();
}

async function again(life: Life, how: string, lived: number): Promise<void> {
  const { name, tell, why } = life.part;
  life.ends += 1;
  if (!life.hasBeenUp && life.ends >= firstTries) {
    life.neverUp(new Complaint(`${name} does not start (${how}). ${why?.() ?? ""}`.trim()));
    return;
  }
  if (lived > pause.forgottenAfter) life.delay = pause.first;
  tell(`${name} stopped (${how}); starting it again in ${life.delay} ms.`);
  await wait(life.delay);
  life.delay = Math.min(life.delay * 2, pause.longest);
  if (!life.isStopping && !life.child) await run(life);
}

async function end(life: Life): Promise<void> {
  life.isStopping = true;
  const { child, gone, part } = life;
  if (!child) return;
  if (part.dismiss) part.dismiss(child);
  else child.kill("SIGTERM");
  const isSlow = await Promise.race([gone.then(() => false), wait(3_000, true, { ref: false })]);
  if (!isSlow) return;
  child.kill("SIGKILL");
  await gone;
}
