import { expect, test } from "vitest";
import { eggsIn, offered } from "#app/round/egg-offers.ts";
import type { EggState } from "#db/vocabulary.ts";
import { eggMoves } from "#worker/clutches/states/egg-states.ts";
import type { RoundStep } from "#worker/round/stops.ts";

const today = "2027-04-17";
const round = { today, moves: eggMoves };
function first(state: EggState, steps: RoundStep[], seen_on?: string) {
  const egg = {
    clutch_id: "clu_1",
    clutch: "2027-01/1",
    number: 1,
    version: 1,
    state,
    steps,
    ...(seen_on && { seen_on }),
  };
  return offered(egg, round).first.map(({ words }) => words);
}
const candle: RoundStep = ["candle", "2027-04-17"];
const hatch: RoundStep = ["hatch", "2027-04-17", "2027-04-18"];

test("the likeliest action on an egg follows from its state and what is due", () => {
  expect(first("set", [candle])).toEqual(["fertile", "clear"]);
  expect(first("laid", [candle, hatch])).toEqual(["hatched", "not_yet"]);
  expect(first("fertile", [candle])).toEqual(["looked", "early_dead"]);
  expect(first("fertile", [["overdue", "2027-04-16"]])).toEqual(["hatched", "not_yet"]);
  expect(first("pipped", [])).toEqual(["hatched", "not_yet"]);
  expect(first("stored", [])).toEqual(["give_back"]);
  // What comes later asks for nothing today, and what was looked at today is not asked for again.
  expect(first("set", [["candle", "2027-04-18"]])).toEqual([]);
  expect(first("set", [hatch], today)).toEqual(["hatched"]);
  expect(first("set", [hatch], "2027-04-16")).toEqual(["hatched", "not_yet"]);
});

test("all other allowed states of an egg stand under “more”, each once", () => {
  for (const state of Object.keys(eggMoves) as EggState[])
    for (const steps of [[], [candle], [hatch], [candle, hatch]]) {
      const egg = { clutch_id: "clu_1", clutch: "2027-01/1", number: 1, version: 1, state, steps };
      const { first, more } = offered(egg, round);
      const states = [...first, ...more].flatMap(({ fields }) => ("state" in fields ? [fields.state] : []));
      expect([state, states.sort()]).toEqual([state, [...eggMoves[state]].sort()]);
    }
});

test("eggs that came as one line stand one by one, by their numbers", () => {
  const eggs = [
    { numbers: [2, 5], v: [4, 7], state: "set" as const, steps: [] },
    { numbers: [1], v: 3, state: "stored" as const, steps: [] },
  ];
  const view = eggsIn({ id: "clu_1", number: "2027-01/1", eggs });
  expect(view.map(({ number, version, state }) => `${number} ${version} ${state}`)).toEqual([
    "1 3 stored",
    "2 4 set",
    "5 7 set",
  ]);
});
