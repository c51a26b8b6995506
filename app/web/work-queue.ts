import type { QueuePosition } from "#worker/effort/work-queue.ts";
import type { Outcome } from "./api-client.ts";

/** What a page that waits knows: the place, when to ask again, and the form as it was sent. */
export type Waiting = QueuePosition & { seconds: number; fields: Array<[name: string, value: string]> };

/**
 * Throws the page that waits in the queue, when that is why the API refused: it holds the form and sends it again. For every
 * action that the app does a few at a time.
 */
export function throwQueuePage(outcome: Outcome<unknown>, form: FormData): void {
  if (outcome.ok || outcome.status !== 429) return;
  const { place } = (outcome.problem.current ?? {}) as Partial<QueuePosition>;
  if (place === undefined) return;
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  const waiting: Waiting = { place, seconds: Number(outcome.retry_after ?? 3), fields };
  throw Response.json(
    { ...outcome.problem, waiting },
    { status: 429, headers: { "Retry-After": String(waiting.seconds) } },
  );
}

/** What `throwQueuePage` threw; undefined for any other error. */
export function waitingIn(thrown: unknown): Waiting | undefined {
  const { data } = Object(thrown) as { data?: { waiting?: Waiting } };
  return data?.waiting;
}
