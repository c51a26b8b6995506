import { expect, onTestFinished, test, vi } from "vitest";
import { inSlices, noteArrival, othersAreHere, yieldAfter, yieldThread } from "#worker/yield-thread.ts";

test("others are served between two steps of a long computation", async () => {
  const served: string[] = [];
  setTimeout(() => served.push("another request"), 0);
  await yieldThread();
  expect(served).toEqual(["another request"]);
});

test("others are served while many things are gone through, and each of these comes once and in order", async () => {
  let served = 0;
  const others = setInterval(() => {
    served += 1;
  }, 0);
  const items = Array.from({ length: 2001 }, (_, at) => `row ${at}`);
  const seen: string[] = [];
  await inSlices(items, (item, at) => seen.push(item.replace(/\d+/, `${at}`)));
  clearInterval(others);
  expect(seen).toEqual(items);
  expect(served).toBeGreaterThanOrEqual(4);
});

test("two requests near to each other mean that others are here, one alone is the job's own", () => {
  noteArrival(10_000);
  expect(othersAreHere(10_001)).toBe(false);
  noteArrival(10_200);
  expect(othersAreHere(10_201)).toBe(true);
  expect(othersAreHere(10_500)).toBe(false);
});

test("while others are here a step stands back for a moment, and a write for as long as it took; else neither waits", async () => {
  vi.useFakeTimers({ now: 20_000 });
  onTestFinished(() => void vi.useRealTimers());
  const waited = async (step: () => Promise<unknown>) => {
    const start = Date.now();
    const over = step();
    await vi.runAllTimersAsync();
    await over;
    return Date.now() - start;
  };
  const write = async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    noteArrival();
    noteArrival();
  };
  const computed = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    noteArrival();
    noteArrival();
  };
  expect(await waited(yieldThread)).toBe(0);
  expect(await waited(() => yieldAfter(async () => vi.advanceTimersByTime(30)))).toBe(30);
  expect(await waited(() => yieldAfter(write))).toBe(60);
  await waited(yieldThread);
  for (const [took, back] of [
    [0, 0],
    [2, 2],
    [20, 20],
    [300, 40],
  ] as const) {
    await computed(took);
    expect([took, await waited(yieldThread)]).toEqual([took, back]);
  }
});
