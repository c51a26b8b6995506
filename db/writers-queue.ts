import { DatabaseBusy } from "./database-away.ts";

/** Milliseconds that may still pass before an answer, and how to let some of them pass. */
export type Patience = { left: () => number; wait: (ms: number) => Promise<void> };

// Whoever waits for the writers' place inside sqld holds a picture of the database meanwhile, and a checkpoint waits for
// all those pictures to be dropped: with 120 writers waiting everybody stood still for up to 4 s every ten, with four
// nobody noticed, and as many were served a second. So the others wait here. Nobody waits for what another request does,
// for the runtime never settles the promises of a request that was cut off: each sleeps for itself and looks at the queue.

/** How many writes of one isolate may be with the database at once. */
const most = 4;
/** Milliseconds after which whoever has not looked is gone, and a write no longer counts: its request may be. */
const silence = { waiting: 1_000, writing: 300 };
/** Milliseconds until whoever stands at a place of the queue looks again. */
const pauseAt = (place: number) => Math.min(250, 2 + 4 * place);

type Writer = { number: number; looked_at: number };
type InLine = <Answer>(write: () => Promise<Answer>, patience: Patience) => Promise<Answer>;

/**
 * Writes when a place is free, first come, first served. Throws `DatabaseBusy` when the patience ends before; nothing was
 * done then.
 */
export const inWritersQueue = newWritersLine(Date.now);

/** A line of its own, by this clock. */
export function newWritersLine(now: () => number): InLine {
  const waiting: Writer[] = [];
  const writing: Writer[] = [];
  let last = 0;

  /** How many of the queue come before a writer; undefined when it is its turn, which it has taken. */
  function look(writer: Writer): number | undefined {
    writer.looked_at = now();
    passOver(waiting, writer.looked_at - silence.waiting);
    passOver(writing, writer.looked_at - silence.writing);
    const place = waiting.filter(({ number }) => number < writer.number).length;
    if (place < most - writing.length) {
      leave(waiting, writer);
      writing.push(writer);
      return undefined;
    }
    if (!waiting.includes(writer)) waiting.push(writer);
    return place;
  }

  return async (write, { left, wait }) => {
    last += 1;
    const writer = { number: last, looked_at: now() };
    try {
      for (let place = look(writer); place !== undefined; place = look(writer)) {
        if (left() <= 0) throw new DatabaseBusy("too many writers in line");
        await wait(pauseAt(place));
      }
      return await write();
    } finally {
      leave(waiting, writer);
      leave(writing, writer);
    }
  };
}

function leave(line: Writer[], writer: Writer): void {
  const at = line.indexOf(writer);
  if (at >= 0) line.splice(at, 1);
}

function passOver(line: Writer[], limit: number): void {
  for (const writer of line.filter(({ looked_at }) => looked_at < limit)) leave(line, writer);
}
