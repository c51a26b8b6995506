import { unsentPrefix } from "#app/controls/unsent.ts";
import { type Answer, answerOf, nothing, type PressQueue, queueIn, type Waiting } from "./press-queue.ts";
import type { Means } from "./press-sender.ts";

/** A bird room's network is often half there: longer than this nobody waits for it, in milliseconds. */
const longestMs = 12_000;

/** What the office works with in a browser, for one reader of one organisation. */
export function browserMeans(reader: string): Means {
  const name = unsentPrefix + reader;
  // Where the browser keeps nothing the page itself does, as long as it is open.
  let memory: PressQueue = nothing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    post: postFor(reader),
    kept() {
      try {
        return queueIn(localStorage.getItem(name));
      } catch {
        return memory;
      }
    },
    keep(queue) {
      memory = queue;
      try {
        if (queue.waiting.length + queue.refused.length === 0) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify(queue));
      } catch {
        return;
      }
    },
    now: () => performance.now(),
    newKey: () => `round.${crypto.randomUUID()}`,
    later(seconds, action) {
      clearTimeout(timer);
      timer = setTimeout(action, seconds * 1000);
    },
  };
}

const postFor =
  (reader: string) =>
  async ({ key, fields }: Waiting): Promise<Answer> => {
    const body = new URLSearchParams({ ...fields, idempotency_key: key, reader });
    const signal = AbortSignal.timeout(longestMs);
    let answer: Response;
    try {
      answer = await fetch("/round/all", { method: "POST", body, signal, redirect: "manual" });
    } catch {
      return { kind: "away" };
    }
    if (answer.type === "opaqueredirect") return { kind: "signed_out" };
    return answerOf(answer.status, await answer.json().catch(() => undefined));
  };
