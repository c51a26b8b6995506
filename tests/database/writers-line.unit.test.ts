import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { DatabaseBusy } from "#db/away.ts";
import { inWritersLine } from "#db/writers-line.ts";

const patient = { left: () => 10_000, wait: () => new Promise<void>((resolve) => setImmediate(resolve)) };

test("of thirty writers at most four are with the database at once, and whoever came first writes first", async () => {
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const write = (at: number) =>
    inWritersLine(async () => {
      order.push(at);
      inside += 1;
      most = Math.max(most, inside);
      await sleep(5);
      inside -= 1;
      return at;
    }, patient);
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => write(at)));
  expect(answers).toEqual(answers.map((_, at) => at));
  expect(most).toBe(4);
  expect(order).toEqual(answers);
});

test("a write that fails leaves its place to the next", async () => {
  const failed = await Promise.allSettled(
    Array.from({ length: 12 }, (_, at) => inWritersLine(async () => Promise.reject(new Error(`${at}`)), patient)),
  );
  expect(failed.map((it) => it.status)).toEqual(Array(12).fill("rejected"));
  expect(await inWritersLine(async () => "written", patient)).toBe("written");
});

test("writers whose request was cut off, and those who stopped looking, keep nobody waiting", async () => {
  const never = new Promise<string>(() => {});
  for (let at = 0; at < 4; at += 1) void inWritersLine(() => never, patient);
  void inWritersLine(async () => "not any more", { left: () => 10_000, wait: () => never as Promise<never> });
  expect(await inWritersLine(async () => "written", patient)).toBe("written");
});

test("nobody stands in line beyond the patience there is, and then nothing was written", async () => {
  const never = new Promise<string>(() => {});
  for (let at = 0; at < 4; at += 1) void inWritersLine(() => never, patient);
  let left = 20;
  const wait = async (ms: number) => {
    left -= ms;
  };
  const written: string[] = [];
  const late = inWritersLine(async () => written.push("late"), { left: () => left, wait });
  await expect(late).rejects.toThrow(DatabaseBusy);
  expect(written).toEqual([]);
});
