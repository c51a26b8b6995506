import { expect, test } from "vitest";
import { stopAt } from "#app/round/queue/stop-at.ts";
import type { RoundCage, RoundNest } from "#worker/round/stops.ts";

const nest = (at: number, eggs = 6): RoundNest => ({
  pair_id: `pair_${at}`,
  pair: `2027-${String(at).padStart(2, "0")}`,
  clutches: [
    {
      id: `clutch_${at}`,
      number: `2027-${at}/1`,
      eggs: [{ v: 1, numbers: Array.from({ length: eggs }, (_, n) => n + 1), state: "set", steps: [] }],
    },
  ],
});
const cage = (id: string | null, nests: RoundNest[]): RoundCage => ({ id, name: id, nests });
const many = cage(
  null,
  Array.from({ length: 120 }, (_, at) => nest(at + 1)),
);
const round = { data: [cage("a", [nest(200)]), many], ways: [] };
const pairsIn = ({ nests }: RoundCage) => nests.map(({ pair }) => pair);

test("pairs without a cage come in parts, each nest once, from first to last and back", () => {
  let stop = stopAt(round, null);
  expect(stop).toMatchObject({ at: 2, of: 2, part: { first: 1, last: 5, of: 120 }, previous: { id: "a" } });
  const seen = [pairsIn(stop.cage)];
  while (stop.next) {
    expect(stop.next).toMatchObject({ id: null });
    stop = stopAt(round, null, stop.next.from ?? null);
    seen.push(pairsIn(stop.cage));
  }
  expect(seen.flat()).toEqual(pairsIn(many));
  const back = [pairsIn(stop.cage)];
  while (stop.previous?.id === null) {
    stop = stopAt(round, null, stop.previous.from ?? null);
    back.unshift(pairsIn(stop.cage));
  }
  expect(back).toEqual(seen);
  // From the cage before, forward is its beginning.
  expect(stopAt(round, "a").next).toEqual({ id: null, name: null });
});

test("a part whose first nest is done begins with what came behind it; a nest however large is one part", () => {
  const without = {
    ...round,
    data: [
      cage(
        null,
        many.nests.filter(({ pair }) => pair !== "2027-06"),
      ),
    ],
  };
  expect(pairsIn(stopAt(without, null, "2027-06").cage)[0]).toBe("2027-07");
  expect(pairsIn(stopAt(without, null, "2030-01").cage)[0]).toBe("2027-01");
  const large = { data: [cage("b", [nest(1, 200), nest(2)])], ways: [] };
  expect(stopAt(large, "b")).toMatchObject({ part: { first: 1, last: 1, of: 2 }, next: { id: "b", from: "2027-02" } });
  expect(stopAt(round, "a").part).toBeUndefined();
});
