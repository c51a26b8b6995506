import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { runWatchdog, type WatchdogOptions } from "#worker/local/upkeep/watchdog.ts";

/** A part that is watched every few milliseconds; `tell` says how one proof went, and the sign is what the test sets. */
function watched(proof: (input: number) => Promise<unknown>, more: Partial<WatchdogOptions> = {}) {
  const seen = { requests: 0, givenUp: [] as number[], isUp: true };
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const ask = () => {
    seen.requests += 1;
    return proof(seen.requests);
  };
  void runWatchdog(
    { proof: ask, pause: 2, again: 2, bearable: 0, ...more },
    {
      isUp: () => seen.isUp,
      isOver: () => isOver,
      giveUp: async () => void seen.givenUp.push(seen.requests),
    },
  );
  return seen;
}

const fails = () => Promise.reject(new Error("database is locked"));
const until = (seen: { requests: number }, times: number) =>
  expect.poll(() => seen.requests).toBeGreaterThanOrEqual(times);

test("a part that fails three checks in a row is restarted", async () => {
  const seen = watched(fails);
  await expect.poll(() => seen.givenUp.at(0)).toBe(3);
});

test("a part that answers now and then is not restarted", async () => {
  const seen = watched((input) => (input % 3 === 0 ? Promise.resolve() : fails()));
  await until(seen, 30);
  expect(seen.givenUp).toEqual([]);
});

test("a busy part is neither checked nor restarted", async () => {
  let commits = 0;
  const seen = watched(fails, { sign: () => (commits += 1) });
  await expect.poll(() => commits).toBeGreaterThan(30);
  expect(seen).toMatchObject({ requests: 0, givenUp: [] });
});

test("a part that served requests during its check is not restarted", async () => {
  let commits = 0;
  const seen = watched(
    () => {
      commits += 1;
      return fails();
    },
    { sign: () => commits },
  );
  await until(seen, 10);
  expect(seen.givenUp).toEqual([]);
});

test("failures are borne for their time, and where a new start changed nothing for twice as long", async () => {
  const seen = watched(fails, { bearable: 60 });
  await expect.poll(() => seen.givenUp.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(2);
  const [first = 0, second = 0] = seen.givenUp;
  expect(first).toBeGreaterThanOrEqual(3);
  // Twice the time holds about twice the proofs, however slow the machine.
  expect(second - first).toBeGreaterThanOrEqual(3);
});

test("a part that is down is not checked", async () => {
  const seen = watched(fails);
  seen.isUp = false;
  await wait(50);
  expect(seen).toMatchObject({ requests: 0, givenUp: [] });
});
