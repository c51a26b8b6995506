import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { keepVigil, type Vigil } from "#worker/local/upkeep/vigil.ts";

/** A part that is watched every few milliseconds; `tell` says how one proof went, and the sign is what the test sets. */
function watched(proof: (asked: number) => Promise<unknown>, more: Partial<Vigil> = {}) {
  const seen = { asked: 0, givenUp: [] as number[], isUp: true };
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const ask = () => {
    seen.asked += 1;
    return proof(seen.asked);
  };
  void keepVigil(
    { proof: ask, pause: 2, again: 2, bearable: 0, ...more },
    {
      isUp: () => seen.isUp,
      isOver: () => isOver,
      giveUp: async () => void seen.givenUp.push(seen.asked),
    },
  );
  return seen;
}

const fails = () => Promise.reject(new Error("database is locked"));
const until = (seen: { asked: number }, times: number) => expect.poll(() => seen.asked).toBeGreaterThanOrEqual(times);

test("a part that fails three proofs in a row is given up", async () => {
  const seen = watched(fails);
  await expect.poll(() => seen.givenUp.at(0)).toBe(3);
});

test("a part that works now and then is not", async () => {
  const seen = watched((asked) => (asked % 3 === 0 ? Promise.resolve() : fails()));
  await until(seen, 30);
  expect(seen.givenUp).toEqual([]);
});

test("a part that is busy with others is not, and is not even asked", async () => {
  let commits = 0;
  const seen = watched(fails, { sign: () => (commits += 1) });
  await expect.poll(() => commits).toBeGreaterThan(30);
  expect(seen).toMatchObject({ asked: 0, givenUp: [] });
});

test("a part that worked for others while it was asked is not given up", async () => {
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

test("a part that is down is not asked", async () => {
  const seen = watched(fails);
  seen.isUp = false;
  await wait(50);
  expect(seen).toMatchObject({ asked: 0, givenUp: [] });
});
