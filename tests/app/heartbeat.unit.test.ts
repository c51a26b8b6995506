import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { newPulse } from "#worker/heartbeat.ts";

const times = { fresh: 30, remembered: 5_000, patience: 300, glance: 5 };
const hour = 3_600_000;

/** A database's writes: counted, and answered as the test says. */
function writes(answer: () => Promise<unknown>) {
  const counted = { n: 0 };
  const beat = () => {
    counted.n += 1;
    return answer();
  };
  return { counted, beat };
}

test("a thousand who ask at once cause one write, and all hear what came of it", async () => {
  for (const isWell of [true, false]) {
    const { counted, beat } = writes(async () => {
      await wait(20);
      if (!isWell) throw new Error("SQLITE_BUSY");
    });
    const pulse = newPulse({ ...times, fresh: hour, patience: hour });
    const felt = await Promise.all(Array.from({ length: 1_000 }, () => pulse(beat)));
    expect([new Set(felt), counted.n]).toEqual([new Set([isWell]), 1]);
  }
});

test("a proof holds for its second, then the next one who asks writes again", async () => {
  const { counted, beat } = writes(async () => {});
  const pulse = newPulse(times);
  await pulse(beat);
  await wait(times.fresh * 2);
  expect([await pulse(beat), counted.n]).toEqual([true, 2]);
});

test("a write that says nothing is none, and keeps nobody waiting who asks meanwhile and knows the last answer", async () => {
  let isStuck = false;
  const { counted, beat } = writes(() => (isStuck ? new Promise(() => {}) : Promise.resolve()));
  const pulse = newPulse(times);
  expect(await pulse(beat)).toBe(true);
  isStuck = true;
  await wait(times.fresh * 2);
  const first = pulse(beat);
  expect([await pulse(beat), counted.n]).toEqual([true, 2]);
  expect([await first, await pulse(beat), counted.n]).toEqual([false, false, 2]);
});

test("after failures the first write that goes through says well again", async () => {
  let isAway = true;
  const { beat } = writes(async () => {
    if (isAway) throw new Error("away");
  });
  const pulse = newPulse(times);
  expect(await pulse(beat)).toBe(false);
  isAway = false;
  await wait(times.fresh * 2);
  expect(await pulse(beat)).toBe(true);
});
