import { setTimeout as wait } from "node:timers/promises";

/** How to see that a part does its work, and not merely runs. Times are milliseconds. */
export type WatchdogOptions = {
  /** Rejects, after a patience of its own, when the part does not do its work. */
  proof: () => Promise<unknown>;
  /** Between two proofs. */
  pause: number;
  /** Between two proofs while they fail. */
  again: number;
  /** How long nothing but failures is borne. */
  bearable: number;
  /** Something that differs once the part has worked for others: then it is busy, not lost, and no proof is asked. */
  sign?: () => unknown;
};
type Watched = {
  isUp: () => boolean;
  isOver: () => boolean;
  /** Ends the part, so that it is started anew. */
  giveUp: (why: string, afterSeconds: number) => Promise<void>;
};

const fewest = 3;
const longest = 300_000;

/**
 * Gives a part up when all its proofs failed for as long as is bearable: three at least. Where a new start changed nothing
 * the next one takes twice as long, up to five minutes: what is down for another reason at least answers reads meanwhile.
 */
export async function runWatchdog(
  { proof, pause, again, bearable, sign }: WatchdogOptions,
  watched: Watched,
): Promise<void> {
  let failed = { times: 0, since: 0 };
  let bears = bearable;
  let seen = sign?.();
  for (;;) {
    await wait(failed.times > 0 ? again : pause, undefined, { ref: false });
    if (watched.isOver()) return;
    const startedAt = performance.now();
    const before = seen;
    seen = sign?.();
    const isRequested = watched.isUp() && seen === before;
    const fault = isRequested ? await proof().then(() => undefined, messageOf) : undefined;
    if (watched.isOver()) return;
    if (fault === undefined || sign?.() !== seen || !watched.isUp()) {
      if (isRequested && fault === undefined) bears = bearable;
      failed = { times: 0, since: 0 };
      continue;
    }
    failed = { times: failed.times + 1, since: failed.since || startedAt };
    const silent = performance.now() - failed.since;
    if (failed.times < fewest || silent < bears) continue;
    await watched.giveUp(fault, Math.round(silent / 1000));
    bears = Math.min(bears * 2, longest);
    failed = { times: 0, since: 0 };
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
