import { expect, test } from "vitest";
import type { Fields } from "#app/round/queue/fields.ts";
import { pressedOf, stateAfter } from "#app/round/queue/overlay.ts";
import {
  type Answer,
  added,
  answerOf,
  nextOf,
  nothing,
  type PressQueue,
  queueIn,
  settled,
  unreadable,
  type Waiting,
} from "#app/round/queue/press-queue.ts";
import { type Means, openPressSender, type PressSenderOptions } from "#app/round/queue/press-sender.ts";

const egg = (number: number, state = "fertile"): Fields => ({
  deed: "egg",
  clutch_id: "clu_1",
  number: String(number),
  state,
});
const waits = (...all: Array<[string, Fields]>) =>
  all.reduce<PressQueue>((queue, [key, fields]) => added(queue, { key, fields }), nothing);
const keys = (all: readonly Waiting[]) => all.map(({ key }) => key);

test("a press that was refused takes with it what was pressed after it of the same egg, and nothing else", () => {
  const queue = waits(["a", egg(1)], ["b", egg(2)], ["c", egg(1, "hatched")], ["d", egg(2, "broken")]);
  const after = settled(queue, "a", { kind: "refused", faults: ["Egg 1 is clear."] });
  expect(keys(after.waiting)).toEqual(["b", "d"]);
  expect(after.refused.map(({ key, faults }) => [key, faults])).toEqual([
    ["a", ["Egg 1 is clear."]],
    ["c", []],
  ]);
  expect(settled(queue, "nobody", { kind: "refused", faults: [] })).toEqual(queue);
  for (const kind of ["away", "failed", "signed_out"] as const) expect(settled(queue, "a", { kind })).toEqual(queue);
});

test("a failed press holds back only presses of the same egg, and a key waits once", () => {
  const queue = waits(["a", egg(1)], ["b", egg(1, "hatched")], ["c", egg(2)], ["a", egg(3)]);
  expect(keys(queue.waiting)).toEqual(["a", "b", "c"]);
  expect(nextOf(queue, new Set())?.key).toBe("a");
  expect(nextOf(queue, new Set(["clu_1-1"]))?.key).toBe("c");
  expect(nextOf(queue, new Set(["clu_1-1", "clu_1-2"]))).toBeUndefined();
});

test("the press queue is restored from storage; malformed storage gives an empty one", () => {
  const queue = settled(waits(["a", egg(1)], ["b", egg(2)]), "b", { kind: "refused", faults: ["No."] });
  expect(queueIn(JSON.stringify(queue))).toEqual(queue);
  for (const text of [
    null,
    "",
    "{",
    "[]",
    "7",
    '{"waiting":7}',
    '{"waiting":[{"key":1,"fields":{}},{"fields":{}},null]}',
  ])
    expect(queueIn(text)).toEqual(nothing);
});

/** An office whose network answers as it is told, and whose clock goes on when it is told. */
function newOffice(answers: Answer[] = []) {
  const sent: Waiting[] = [];
  const later: Array<() => void> = [];
  let stored = nothing;
  let made = 0;
  const means: Means = {
    post: async (one) => {
      sent.push(one);
      return answers.shift() ?? { kind: "away" };
    },
    kept: () => stored,
    keep: (queue) => {
      stored = queue;
    },
    now: () => sent.length,
    newKey() {
      made += 1;
      return `key${made}`;
    },
    later: (_, action) => void later.push(action),
  };
  const sender = openPressSender(means);
  const quiet = () => new Promise((resolve) => setTimeout(resolve));
  return { office: sender, sent, answers, later, means, quiet, stored: () => stored };
}
const noted = (version: number | null = 2): Answer => ({ kind: "noted", egg_id: "egg_1", version });

test("presses that do not get through wait in order and are sent again with the same keys", async () => {
  const { office, sent, answers, later, quiet, stored } = newOffice();
  office.note(egg(1));
  office.note(egg(2));
  office.note(egg(1, "hatched"));
  await quiet();
  expect(keys(sent)).toEqual(["key1"]);
  expect([office.state().trouble, keys(stored().waiting)]).toEqual(["away", ["key1", "key2", "key3"]]);
  answers.push(noted(2), { kind: "failed" }, noted(3));
  later.at(-1)?.();
  await quiet();
  expect(keys(sent)).toEqual(["key1", "key1", "key2", "key3"]);
  // The second failed by itself; the others got through, and it waits.
  expect([office.state().trouble, keys(stored().waiting)]).toEqual([null, ["key2"]]);
  answers.push(noted());
  later.at(-1)?.();
  await quiet();
  expect([keys(stored().waiting), keys(office.state().done)]).toEqual([[], ["key1", "key3", "key2"]]);
});

test("what waits of an egg supposes it as the press before left it, in the storage too; what is pressed after goes on from there", async () => {
  const seen = (number: number, state: string) => ({ ...egg(number, state), version: "3" });
  const { office, sent, answers, later, quiet, stored } = newOffice();
  office.note(seen(1, "fertile"));
  office.note(seen(1, "pipped"));
  office.note(seen(2, "fertile"));
  await quiet();
  answers.push(noted(4), { kind: "failed" }, { kind: "away" });
  later.at(-1)?.();
  await quiet();
  expect(stored().waiting.map(({ fields }) => fields.version)).toEqual(["4", "3"]);
  answers.push(noted(5), noted(4));
  later.at(-1)?.();
  await quiet();
  answers.push(noted(6));
  office.note(seen(1, "hatched"));
  await quiet();
  expect(sent.map(({ fields }) => `${fields.number} ${fields.version}`).slice(-3)).toEqual(["1 4", "2 3", "1 5"]);
});

test("a press that met what somebody else noted is noted again whatever it was", async () => {
  const { office, sent, answers, quiet } = newOffice([{ kind: "refused", faults: ["It is clear now."] }]);
  office.note({ ...egg(1), version: "3" });
  await quiet();
  answers.push(noted(5));
  office.again("key1");
  await quiet();
  expect(sent.map(({ fields }) => fields.version)).toEqual(["3", undefined]);
});

test("nothing is sent for a reader who has to sign in again, nor what another window has forgotten", async () => {
  const { office, sent, later, means, quiet } = newOffice([{ kind: "signed_out" }]);
  office.note(egg(1));
  await quiet();
  expect([office.state().trouble, later]).toEqual(["signed_out", []]);
  // Logging out empties what the browser keeps.
  means.keep(nothing);
  office.send();
  await quiet();
  expect(keys(sent)).toEqual(["key1"]);
});

test("a press is taken back before it is sent by forgetting it, and after it by a press of its own", async () => {
  const { office, sent, answers, quiet, stored } = newOffice();
  const first = office.note(egg(1));
  await quiet();
  const before = pressedOf(office.state(), "clu_1-1");
  expect(before).toMatchObject([{ key: first, isWaiting: true, undo: { withdraw: first } }]);
  expect(stateAfter(before)).toBe("fertile");
  expect(office.withdraw(first)).toBe(true);
  expect([pressedOf(office.state(), "clu_1-1"), stored().waiting]).toEqual([[], []]);
  answers.push(noted(5));
  const second = office.note(egg(1));
  await quiet();
  const undo = { deed: "undo", egg_id: "egg_1", version: "5", clutch_id: "clu_1", number: "1" };
  expect(pressedOf(office.state(), "clu_1-1")).toMatchObject([{ key: second, isWaiting: false, undo: { note: undo } }]);
  expect(office.withdraw(second)).toBe(false);
  office.note(undo);
  await quiet();
  expect(pressedOf(office.state(), "clu_1-1")).toEqual([]);
  expect(keys(sent)).toEqual(["key1", "key2", "key3"]);
});

test("while a step back is on its way nothing before it can be taken back", () => {
  const done = [
    { key: "a", fields: egg(1), egg_id: "egg_1", version: 2, at: 0 },
    { key: "b", fields: egg(1, "pipped"), egg_id: "egg_1", version: 3, at: 0 },
  ];
  const sender = (waiting: Waiting[], more: PressSenderOptions["done"] = []): PressSenderOptions => ({
    line: { waiting, refused: [] },
    done: [...done, ...more],
    sending: null,
    trouble: null,
  });
  const undo = { key: "c", fields: { ...egg(1), deed: "undo", egg_id: "egg_1" } };
  expect(pressedOf(sender([undo]), "clu_1-1")).toMatchObject([{ key: "a", undo: null }]);
  // Once it got through, the version is the one it left.
  const back = pressedOf(sender([], [{ ...undo, egg_id: "egg_1", version: 4, at: 0 }]), "clu_1-1");
  expect(back).toMatchObject([{ key: "a", undo: { note: { version: "4" } } }]);
  expect(pressedOf(sender([]), "clu_1-2")).toEqual([]);
});

test("a press refused for good is given up, and only one that may succeed later waits", () => {
  const faults = { ok: false, faults: ["Egg 1 is clear."] };
  const kinds = (statuses: number[], text?: unknown) => statuses.map((status) => answerOf(status, text).kind);
  expect(kinds([400, 403, 404, 409, 410, 413, 422], faults)).toEqual(Array(7).fill("refused"));
  // An answer that is not the app's own: a page, a proxy, a network's own door.
  expect(kinds([400, 404, 405, 413, 415, 422])).toEqual(Array(6).fill("refused"));
  expect(answerOf(422, undefined)).toEqual({ kind: "refused", faults: [unreadable] });
  expect(answerOf(422, { ok: false, faults: [] })).toEqual({ kind: "refused", faults: [unreadable] });
  expect(kinds([200, 204, 302, 403, 499])).toEqual(Array(5).fill("failed"));
  expect(kinds([500, 502, 504], faults)).toEqual(Array(3).fill("failed"));
  expect(kinds([408, 425, 429, 503], faults)).toEqual(Array(4).fill("away"));
  expect(kinds([401], faults)).toEqual(["signed_out"]);
  expect(answerOf(200, { ok: true, egg_id: "egg_1", version: 2 })).toEqual(noted(2));
});

test("a refused press is recorded again under a new key, or discarded", async () => {
  const { office, sent, answers, quiet, stored } = newOffice([{ kind: "refused", faults: ["No."] }]);
  office.note(egg(1));
  await quiet();
  expect(stored()).toEqual({ waiting: [], refused: [{ key: "key1", fields: egg(1), faults: ["No."] }] });
  answers.push({ kind: "refused", faults: ["No."] });
  office.again("key1");
  office.again("key1");
  await quiet();
  expect(sent.map(({ key, fields }) => [key, fields])).toEqual([
    ["key1", egg(1)],
    ["key2", egg(1)],
  ]);
  expect(keys(stored().refused)).toEqual(["key2"]);
  office.dismiss("key2");
  expect(stored()).toEqual(nothing);
});
