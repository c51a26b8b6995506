import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { inQueue } from "#worker/accounts/passwords/turns.ts";
import { Refusal } from "#worker/refusal.ts";

/** Holds the thread for a moment, as a hash does, and notes whose turn it was. */
function work(done: string[], whom: string, ms = 5) {
  return () => {
    for (const started = performance.now(); performance.now() - started < ms; );
    done.push(whom);
    return whom;
  };
}
const refused = (error: unknown) => (error instanceof Refusal ? error.code : "bug");

test("one request of a network does not wait behind ten of another network", async () => {
  const done: string[] = [];
  const crowd = Array.from({ length: 10 }, () => inQueue("crowd", work(done, "crowd")));
  const alone = inQueue("alone", work(done, "alone"));
  await Promise.all([...crowd, alone]);
  expect(done).toHaveLength(11);
  expect(done.indexOf("alone")).toBeLessThan(3);
});

test("a full queue refuses the network with most requests and takes one of another", async () => {
  const done: string[] = [];
  const crowd = Array.from({ length: 40 }, () => inQueue("crowd", work(done, "crowd")).catch(refused));
  const alone = await Promise.all(["one", "two"].map((whom) => inQueue(whom, work(done, whom))));
  expect(alone).toEqual([["one"], ["two"]]);
  const answers = await Promise.all(crowd);
  expect(answers.filter((it) => it === "too_many")).toHaveLength(26);
  expect(done).toHaveLength(16);
});

test("after each hash other requests get the thread for as long as the hash took", async () => {
  const began: number[] = [];
  const held = () => {
    began.push(performance.now());
    for (const started = performance.now(); performance.now() - started < 60; );
  };
  await inQueue("somebody", held, held, held);
  const gaps = began.slice(1).map((at, before) => at - (began[before] ?? 0));
  expect(gaps.filter((gap) => gap < 110)).toEqual([]);
});

test("failed work leaves the queue and the next begins", async () => {
  const broken = inQueue("somebody", () => {
    throw new Error("a bug");
  });
  await expect(broken).rejects.toThrow("a bug");
  await wait(1);
  expect(await inQueue("somebody else", () => "served")).toEqual(["served"]);
});

test("a clock that is set back keeps nobody waiting for a time that was", async () => {
  const done: string[] = [];
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
  await inQueue("before", work(done, "before"));
  vi.useRealTimers();
  await inQueue("after", work(done, "after"));
  expect(done).toEqual(["before", "after"]);
});
