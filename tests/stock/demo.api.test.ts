import { expect, onTestFinished, test, vi } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { visitor } from "#tests/demo/visitor.ts";
import type { listFeedRounds } from "#worker/feeding/queries.ts";
import type { Shelf } from "#worker/stock/shelf.ts";

test("whoever visits the demo sees a shelf that is fed from every day: one item is low, one lot expires", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime("2026-11-23T12:00:00Z");
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const seen = async () => {
    const as = await visitor(world);
    const read = async <Answer>(path: string) => (await (await world.ask(path, { as })).json()) as Answer;
    const shelf = await read<Shelf>("/api/stock");
    const rounds = await read<Awaited<ReturnType<typeof listFeedRounds>>>("/api/feed-rounds");
    return {
      counts: shelf.counts,
      mix: shelf.data.find(({ name }) => name === "Canary seed mix"),
      due: rounds.data.map(({ booked, missed }) => [booked, missed]),
    };
  };
  const first = await seen();
  expect(first.counts).toEqual({ all: 8, low: 1, expiring: 1, out: 0, retired: 0 });
  expect(first.mix).toMatchObject({ balance: 29_620, days_left: 170, is_low: false });
  expect(first.due).toEqual([
    [null, []],
    [null, []],
  ]);
  vi.setSystemTime("2026-11-25T12:00:00Z");
  expect(await seen()).toEqual({ ...first, mix: { ...first.mix, expires_on: "2027-04-14" } });
});
