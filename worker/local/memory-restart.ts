import { setTimeout as wait } from "node:timers/promises";
import type { PublicProxy } from "./front/proxy.ts";
import { residentBytes } from "./upkeep/resident-bytes.ts";

/** Milliseconds between two looks, for how long nobody must have asked, and between two starts. */
const pauses = { look: 1_000, quiet: 3_000, start: 600_000 };

type RestartOptions = {
  proxy: Pick<PublicProxy, "quietFor" | "hold">;
  pid: () => number | undefined;
  renew: () => Promise<void>;
  log: (line: string) => void;
};

/**
 * Starts the workers anew when they hold more than `most` bytes and nobody asks anything; whoever comes meanwhile waits. V8
 * lets the heap of an isolate grow far beyond what lives in it and keeps it: after a show morning, 800 MB for good. At
 * most every ten minutes. Answers how to stop looking.
 */
export function restartWhenLarge({ proxy, pid, renew, log }: RestartOptions, most: number): () => void {
  const state = { isOver: false, last: Number.NEGATIVE_INFINITY };
  async function look(): Promise<void> {
    if (performance.now() - state.last < pauses.start || proxy.quietFor() < pauses.quiet) return;
    const held = await residentBytes(pid());
    if (held <= most || state.isOver || proxy.quietFor() < pauses.quiet) return;
    state.last = performance.now();
    await proxy.hold(renew);
    log(`The worker process held ${Math.round(held / 1024 ** 2)} MB and nobody asked anything: started anew.`);
  }
  async function keepLooking(): Promise<void> {
    while (!state.isOver) {
      await wait(pauses.look, undefined, { ref: false });
      if (!state.isOver) await look();
    }
  }
  void keepLooking();
  return () => {
    state.isOver = true;
  };
}
