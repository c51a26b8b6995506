import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { inTurn } from "#worker/accounts/passwords/turns.ts";
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

test("who comes with one request does not wait behind another's ten", async () => {
  const done: string[] = [];
  const crowd = Array.from({ length: 10 }, () => inTurn("crowd", work(done, "crowd")));
  const alone = inTurn("alone", work(done, "alone"));
  await Promise.all([...crowd, alone]);
  expect(done).toHaveLength(11);
  expect(done.indexOf("alone")).toBeLessThan(3);
});

test("a full line refuses the crowd and makes room for whoever comes alone", async () => {
  const done: string[] = [];
  const crowd = Array.from({ length: 40 }, () => inTurn("crowd", work(done, "crowd")).catch(refused));
  const alone = await Promise.all(["one", "two"].map((whom) => inTurn(whom, work(done, whom))));
  expect(alone).toEqual([["one"], ["two"]]);
  const answers = await Promise.all(crowd);
  expect(answers.filter((it) => it === "too_many")).toHaveLength(26);
  expect(done).toHaveLength(16);
});

test("between two hashes others have the thread for as long as a hash took", async () => {
  const began: number[] = [];
  const held = () => {
    began.push(performance.now());
    for (const started = performance.now(); performance.now() - started < 60; );
  };
  await inTurn("somebody", held, held, held);
  const gaps = began.slice(1).map((at, before) => at - (began[before] ?? 0));
  expect(gaps.filter((gap) => gap < 110)).toEqual([]);
});

test("work that fails leaves the line, and the next has its turn", async () => {
  const broken = inTurn("somebody", () => {
    throw new Error("a bug");
  });
  await expect(broken).rejects.toThrow("a bug");
  await wait(1);
  expect(await inTurn("somebody else", () => "served")).toEqual(["served"]);
});
