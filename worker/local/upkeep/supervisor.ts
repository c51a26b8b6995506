import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { guardChild } from "./child-guard.ts";
import { Complaint } from "./complaint.ts";
import { runWatchdog, type WatchdogOptions } from "./watchdog.ts";

type Part = {
  /** As the reader knows it: "The database". */
  name: string;
  launch: () => ChildProcess;
  /** Resolves when the launched process answers. */
  answers: (child: ChildProcess) => Promise<void>;
  /** Learns of each process it runs as. */
  noted?: (pid: number | undefined) => void;
  /** Asks it to end; without, SIGTERM does. */
  dismiss?: (child: ChildProcess) => void;
  log: (line: string) => void;
  /** Why it may have stopped, for the sentence about a part that never came up. */
  why?: () => string;
};
export type Kept = {
  isUp: () => boolean;
  /** Ends it and starts it anew, as after a rebuild. */
  renew: () => Promise<void>;
  /** From now on it is also started anew when it runs and does not do its work. Once. */
  watch: (watchdog: WatchdogOptions) => void;
  stop: () => Promise<void>;
};
type Life = {
  part: Part;
  child: ChildProcess | undefined;
  gone: Promise<void>;
  isUp: boolean;
  hasBeenUp: boolean;
  isStopping: boolean;
  /** Stopped for good. */
  isOver: boolean;
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
  const young = { isUp: false, hasBeenUp: false, isStopping: false, isOver: false, delay: pause.first, ends: 0 };
  const life: Life = {
    part,
    ...young,
    child: undefined,
    gone: Promise.resolve(),
    firstUp: () => {},
    neverUp: () => {},
  };
  const settled = new Promise<void>((resolve, reject) => Object.assign(life, { firstUp: resolve, neverUp: reject }));
  void run(life);
  await settled;
  return {
    isUp: () => life.isUp,
    async renew() {
      await end(life);
      life.isStopping = false;
      if (!life.child) await run(life);
    },
    watch: (watchdog) => void watch(life, watchdog),
    stop() {
      life.isOver = true;
      return end(life);
    },
  };
}

async function run(life: Life): Promise<void> {
  const started = Date.now();
  const child = launched(life);
  if (!child) return;
  life.child = child;
  guardChild(child);
  life.part.noted?.(child.pid);
  life.gone = new Promise((resolve) => {
    const over = (how: string) => {
      if (life.child !== child) return;
      Object.assign(life, { child: undefined, isUp: false });
      resolve();
      if (!life.isStopping) void again(life, how, { child, lived: Date.now() - started });
    };
    child.on("error", (error) => over(error.message));
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

/** Undefined when the system has no room for one more process: it is tried again. */
function launched(life: Life): ChildProcess | undefined {
  try {
    return life.part.launch();
  } catch (error) {
    void again(life, (error as Error).message, { lived: 0 });
    return undefined;
  }
}

function watch(life: Life, watchdog: WatchdogOptions): Promise<void> {
  const { name, log } = life.part;
  return runWatchdog(watchdog, {
    isUp: () => life.isUp,
    isOver: () => life.isOver,
    giveUp: async (why, seconds) => {
      log(`${name} runs but has not done its work for ${seconds} s (${why}); ending it.`);
      await endChild(life);
    },
  });
}

type End = { lived: number; child?: ChildProcess };

async function again(life: Life, how: string, { lived, child }: End): Promise<void> {
  const { name, log, why } = life.part;
  life.ends += 1;
  if (!life.hasBeenUp && life.ends >= firstTries) {
    // Its last words may still be in the pipe.
    if (child) await Promise.race([once(child, "close"), wait(200)]);
    life.neverUp(new Complaint(`${name} does not start (${how}). ${why?.() ?? ""}`.trim()));
    return;
  }
  if (lived > pause.forgottenAfter) life.delay = pause.first;
  log(`${name} stopped (${how}); starting it again in ${life.delay} ms.`);
  await wait(life.delay);
  life.delay = Math.min(life.delay * 2, pause.longest);
  if (!life.isStopping && !life.child) await run(life);
}

function end(life: Life): Promise<void> {
  life.isStopping = true;
  return endChild(life);
}

async function endChild({ child, gone, part }: Life): Promise<void> {
  if (!child) return;
  if (part.dismiss) part.dismiss(child);
  else child.kill("SIGTERM");
  const isSlow = await Promise.race([gone.then(() => false), wait(3_000, true, { ref: false })]);
  if (!isSlow) return;
  child.kill("SIGKILL");
  await gone;
}
