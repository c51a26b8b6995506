// An isolate has one thread, and the database one place to write. A long computation that hands the thread on at once gets
// it back before those whose answer needs it several times in turn: so while others are here it stands back a little longer.

/** When the last two requests came: the job's own is one of them. */
const arrivals = { last: 0, before: 0 };
/** Milliseconds: two requests so near to each other mean that others are here. */
const near = 250;
/** Milliseconds that a step stands back for them: as long as it took itself, but no longer than this. */
const longest = 40;
let begun = 0;

/** Notes that a request has come. */
export function noteArrival(now = Date.now()): void {
  arrivals.before = arrivals.last;
  arrivals.last = now;
}

/** Whether others than the one who asks are being served by this isolate. */
export const othersAreHere = (now = Date.now()) => now - arrivals.before < near;

/** Lets others of this isolate be served: stands between the steps of a long computation, which has the one thread. */
export async function yieldThread(): Promise<void> {
  // The runtime's clock stands still while it computes.
  await standBack(0);
  const took = Date.now() - begun;
  if (took > 0 && othersAreHere()) await standBack(Math.min(longest, took));
  begun = Date.now();
}

/** Lets others write for as long as a write took, if there are any. */
export async function yieldAfter<Done>(write: () => PromiseLike<Done>): Promise<Done> {
  const start = Date.now();
  const done = await write();
  if (othersAreHere()) await standBack(Date.now() - start);
  return done;
}

const standBack = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

// A file's rows take 10 microseconds each to be read: so many are about what another request takes itself.
const atOnce = 500;

/** Does something with each of many items, and lets others be served in between. */
export async function inSlices<Item>(items: readonly Item[], action: (item: Item, at: number) => void): Promise<void> {
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % atOnce === 0) await yieldThread();
    action(item, at);
  }
}
