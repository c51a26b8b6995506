import { type Fields, regardless, seenAs, subjectOf } from "./fields.ts";
import {
  type Answer,
  added,
  nextOf,
  nothing,
  type PressQueue,
  read,
  settled,
  type Waiting,
  withdrawn,
} from "./press-queue.ts";

/** A press that got through in this visit, the egg as it left it, and what is worth a second look; `at` in milliseconds. */
export type Done = Waiting & { egg_id: string; version: number | null; at: number; caution?: string };
export type PressSenderOptions = {
  line: PressQueue;
  done: readonly Done[];
  /** The key of what is on its way. */
  sending: string | null;
  trouble: "away" | "signed_out" | null;
};
export const closed: PressSenderOptions = { line: nothing, done: [], sending: null, trouble: null };

/** What the office works with: the network, what the browser keeps, the clock. */
export type Means = {
  post: (one: Waiting) => Promise<Answer>;
  kept: () => PressQueue;
  keep: (queue: PressQueue) => void;
  now: () => number;
  newKey: () => string;
  /** Does something some seconds later. */
  later: (seconds: number, action: () => void) => void;
};

/** Seconds until it is tried again, the longer the more often it failed. */
const patience = [3, 10, 30, 60];

/** Keeps presses until they got through, one after another, and says how far it is. */
export function openPressSender({ post, kept, keep, now, newKey, later }: Means) {
  let state: PressSenderOptions = { ...closed, line: kept() };
  const listeners = new Set<() => void>();
  let isRunning = false;
  let misses = 0;

  function become(change: Partial<PressSenderOptions>) {
    state = { ...state, ...change };
    for (const report of listeners) report();
  }
  // Read anew each time: another window of the same reader may have added to it.
  function change(how: (queue: PressQueue) => PressQueue) {
    const stored = how(kept());
    keep(stored);
    become({ line: stored });
  }

  async function send(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    const failed = new Set<string>();
    let trouble: PressSenderOptions["trouble"] = null;
    for (let one = nextOf(kept(), failed); one && !trouble; one = nextOf(kept(), failed)) {
      become({ sending: one.key });
      const answer = await post(one);
      if (answer.kind === "away" || answer.kind === "signed_out") trouble = answer.kind;
      else if (answer.kind === "failed") failed.add(subjectOf(one.fields));
      else settle(one, answer);
    }
    isRunning = false;
    misses = trouble || failed.size > 0 ? misses + 1 : 0;
    become({ sending: null, trouble });
    if (misses > 0 && trouble !== "signed_out") later(patience[Math.min(misses, patience.length) - 1] ?? 60, send);
  }

  function settle(one: Waiting, answer: Answer) {
    const { key } = one;
    change((queue) => settled(queue, key, answer));
    if (answer.kind !== "noted") return;
    const { egg_id, version, caution } = answer;
    become({ done: [...state.done, { ...one, egg_id, version, at: now(), ...(caution && { caution }) }] });
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: () => void send(),
    /** Keeps a press and sends it as soon as it can; answers its key. */
    note(fields: Fields): string {
      const key = newKey();
      // The page shows the egg as it was read; what got through since has raised its version.
      const left = state.done.findLast((it) => it.version !== null && subjectOf(it.fields) === subjectOf(fields));
      change((queue) => added(queue, { key, fields: seenAs(fields, left?.version ?? null) }));
      void send();
      return key;
    },
    /** Takes back what has not been sent; whether it could. */
    withdraw(key: string): boolean {
      if (state.sending === key || !state.line.waiting.some((it) => it.key === key)) return false;
      change((queue) => withdrawn(queue, key));
      return true;
    },
    dismiss: (key: string) => change((queue) => read(queue, key)),
    /**
     * Notes anew what was refused, under a key of its own: what stood in its way may be gone, and what somebody else noted
     * has been read.
     */
    again(key: string): void {
      const refused = state.line.refused.find((it) => it.key === key);
      if (!refused) return;
      const one = { key: newKey(), fields: regardless(refused.fields) };
      change((queue) => added(read(queue, key), one));
      void send();
    },
    /** Forgets what got through before an instant: the round was read anew since. */
    refreshed: (at: number) => become({ done: state.done.filter((it) => it.at > at) }),
  };
}
export type PressSender = ReturnType<typeof openPressSender>;
