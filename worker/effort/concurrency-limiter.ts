import type { RunningWork } from "#worker/rate-budget.ts";
import { Refusal } from "#worker/refusal.ts";

/** How many dear answers an isolate works out for one organisation at a time: between them others are served. */
const atOnce = 2;
/** Milliseconds: between two looks, until a waiting request is sent away, and until one that never ended is forgotten. */
const pause = 30;
const patience = 6000;
const lost = 10_000;

/**
 * Works out an answer when fewer than two of the same organisation are under way here; refuses `too_many` after 6 s. It
 * looks again and again, because a request cannot wake another one, and one that was broken off never says so.
 */
export async function limitConcurrency<Answer>(
  runningWork: RunningWork,
  whom: string,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const until = Date.now() + patience;
  while (busy(runningWork.get(whom)) >= atOnce) {
    if (Date.now() >= until) throw new Refusal("too_many", {}, { retryAfter: 2 });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const mine = { since: Date.now() };
  const underWay = runningWork.get(whom) ?? new Set();
  runningWork.set(whom, underWay.add(mine));
  try {
    return await answer();
  } finally {
    underWay.delete(mine);
    if (underWay.size === 0 && runningWork.get(whom) === underWay) runningWork.delete(whom);
  }
}

function busy(underWay: Set<{ since: number }> = new Set()): number {
  for (const it of underWay) if (it.since + lost < Date.now()) underWay.delete(it);
  return underWay.size;
}
