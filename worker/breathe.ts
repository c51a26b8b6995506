/** Lets others of this isolate be served: stands between the steps of a long computation, which has the one thread. */
export const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

// A file's rows take 10 microseconds each to be read: so many are about what another request takes itself.
const atOnce = 500;

/** Does something with each of many items, and lets others be served in between. */
export async function inBreaths<Item>(items: readonly Item[], deed: (item: Item, at: number) => void): Promise<void> {
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % atOnce === 0) await breathe();
    deed(item, at);
  }
}
