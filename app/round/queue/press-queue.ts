import { type Fields, seenAs, subjectOf } from "./fields.ts";

/** A press that has not got through yet, with the key that makes it the same action however often it is sent. */
export type Waiting = { key: string; fields: Fields };
/** A press that was refused, and why, in the reader's words. */
export type Refused = Waiting & { faults: string[] };
/** What a browser keeps of a round: what waits, in the order it was pressed, and what was refused and not read yet. */
export type PressQueue = { waiting: readonly Waiting[]; refused: readonly Refused[] };

/**
 * What came of sending: noted; refused for good; failed, though others may get through; nobody there; or a reader who has
 * to sign in again.
 */
export type Answer =
  | { kind: "noted"; egg_id: string; version: number | null; caution?: string }
  | { kind: "refused"; faults: string[] }
  | { kind: "failed" | "away" | "signed_out" };

/** The fault of a press that nobody could read: a key, said in words where it is shown. */
export const unreadable = "round.refused.unreadable";

/** Statuses with which the same press would be answered for ever, whoever answers it. */
const forGood = [400, 404, 405, 409, 410, 413, 414, 415, 422];

/**
 * What an answer to a press means. Words of the app about it are final, but for those that ask to wait or to sign in
 * again; without words of the app only what no repetition would change is. Everything else may get through later.
 */
export function answerOf(status: number, text: unknown): Answer {
  if (status === 401) return { kind: "signed_out" };
  if ([408, 425, 429, 503].includes(status)) return { kind: "away" };
  if (status >= 500) return { kind: "failed" };
  const { ok, egg_id, version, faults, caution } = Object(text) as Record<string, unknown>;
  if (status < 300 && ok === true && typeof egg_id === "string")
    return {
      kind: "noted",
      egg_id,
      version: typeof version === "number" ? version : null,
      ...(isText(caution) && { caution }),
    };
  if (ok === false && Array.isArray(faults) && faults.every(isText))
    return { kind: "refused", faults: faults.length > 0 ? faults : [unreadable] };
  return forGood.includes(status) ? { kind: "refused", faults: [unreadable] } : { kind: "failed" };
}

export const nothing: PressQueue = { waiting: [], refused: [] };

export const added = (queue: PressQueue, one: Waiting): PressQueue =>
  queue.waiting.some(({ key }) => key === one.key) ? queue : { ...queue, waiting: [...queue.waiting, one] };

/** Without a press that was taken back before it was sent. */
export const withdrawn = (queue: PressQueue, key: string): PressQueue => ({
  ...queue,
  waiting: queue.waiting.filter((it) => it.key !== key),
});

export const read = (queue: PressQueue, key: string): PressQueue => ({
  ...queue,
  refused: queue.refused.filter((it) => it.key !== key),
});

/** What may be sent next: the first that waits behind nothing of the same egg that failed. */
export const nextOf = ({ waiting }: PressQueue, failed: ReadonlySet<string>): Waiting | undefined =>
  waiting.find(({ fields }) => !failed.has(subjectOf(fields)));

/** What waits behind a press that was noted supposes the egg as that press left it. */
function followed(left: PressQueue, { waiting }: PressQueue, key: string, version: number | null): PressQueue {
  const noted = waiting.find((it) => it.key === key);
  if (!noted || version === null) return left;
  const subject = subjectOf(noted.fields);
  const isSame = ({ fields }: Waiting) => subjectOf(fields) === subject;
  return {
    ...left,
    waiting: left.waiting.map((it) => (isSame(it) ? { ...it, fields: seenAs(it.fields, version) } : it)),
  };
}

/**
 * The queue once one of it was answered. What was noted leaves it. What was refused is told, and with it goes whatever was
 * pressed after it of the same egg: it supposed what did not happen. All else waits on.
 */
export function settled(queue: PressQueue, key: string, answer: Answer): PressQueue {
  if (answer.kind === "noted") return followed(withdrawn(queue, key), queue, key, answer.version);
  if (answer.kind !== "refused") return queue;
  const at = queue.waiting.findIndex((it) => it.key === key);
  const one = queue.waiting[at];
  if (!one) return queue;
  const subject = subjectOf(one.fields);
  const goes = (it: Waiting, place: number) => place >= at && subjectOf(it.fields) === subject;
  return {
    waiting: queue.waiting.filter((it, place) => !goes(it, place)),
    refused: [
      ...queue.refused,
      ...queue.waiting.filter(goes).map((it) => ({ ...it, faults: it.key === key ? answer.faults : [] })),
    ],
  };
}

/** A queue as it was stored; whoever wrote something else there wrote nothing of ours. */
export function queueIn(text: string | null): PressQueue {
  try {
    const { waiting, refused } = Object(JSON.parse(text ?? "null")) as Record<string, unknown>;
    return { waiting: listOf(waiting, isWaiting), refused: listOf(refused, isRefused) };
  } catch {
    return nothing;
  }
}

const listOf = <One>(given: unknown, isOne: (it: unknown) => it is One): One[] =>
  Array.isArray(given) ? given.filter(isOne) : [];
const isText = (it: unknown): it is string => typeof it === "string";

function isWaiting(it: unknown): it is Waiting {
  const { key, fields } = Object(it) as Partial<Waiting>;
  return isText(key) && typeof fields === "object" && fields !== null && Object.values(fields).every(isText);
}
const isRefused = (it: unknown): it is Refused => {
  const { faults } = Object(it) as Partial<Refused>;
  return isWaiting(it) && Array.isArray(faults) && faults.every(isText);
};
