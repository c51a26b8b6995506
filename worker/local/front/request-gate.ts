import { setTimeout as wait } from "node:timers/promises";

/** Who is inside, and since when nobody is; newcomers can be asked to wait while something goes on, `longest` ms at most. */
export function requestGate(longest = 10_000) {
  let inside = 0;
  let left = performance.now();
  let held: Promise<void> | undefined;
  return {
    /** Answers how to leave again. */
    enter(): () => void {
      inside += 1;
      return () => {
        inside -= 1;
        left = performance.now();
      };
    },
    /** Milliseconds; 0 while somebody is inside. */
    quietFor: () => (inside > 0 ? 0 : performance.now() - left),
    /** What newcomers have to wait for. */
    held: () => held,
    /** Lets newcomers wait until the work has ended, however it ends. */
    async hold(work: () => Promise<unknown>): Promise<void> {
      const ended = work().then(
        () => {},
        () => {},
      );
      held = Promise.race([ended, wait(longest, undefined, { ref: false })]);
      await held;
      held = undefined;
      await ended;
    },
  };
}
