import { test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { eggStates, openEggStates } from "#db/vocabulary.ts";
import {
  eggMoves,
  endedEggStates,
  isOpen,
  mayBecome,
  wasChecked,
  wasFertile,
  wasSet,
} from "#worker/clutches/states/egg-states.ts";
import { anyLife } from "./eggs.ts";

test("an egg in the nest may be stored, set, and go wherever a set one goes; a stored one may not", () => {
  expect(eggMoves.laid).toEqual(["stored", "set", ...eggMoves.set]);
  expect(eggMoves.stored).toEqual(["set", "broken", "removed"]);
  expect(eggMoves.set).toHaveLength(9);
});

test("a hatched egg stays hatched, a clear one can become fertile but cannot hatch directly", () => {
  expect(eggMoves.hatched).toEqual([]);
  expect([mayBecome("clear", "fertile"), mayBecome("clear", "hatched"), mayBecome("hatched", "clear")]).toEqual([
    true,
    false,
    false,
  ]);
  expect([mayBecome("pipped", "late_dead"), mayBecome("pipped", "broken")]).toEqual([true, false]);
});

test("an egg is open or ended, and none goes to the state it is in or back to the nest", () => {
  expect([...openEggStates, ...endedEggStates].sort()).toEqual([...eggStates].sort());
  for (const state of eggStates) {
    expect([state, eggMoves[state].includes(state), mayBecome(state, "laid")]).toEqual([state, false, false]);
    expect([state, isOpen(state)]).toEqual([state, !endedEggStates.includes(state)]);
  }
});

test("an egg that hatched or died in the shell counts as fertile without candling; a broken one counts as neither", () => {
  expect(wasFertile(["laid", "hatched"])).toBe(true);
  expect([wasChecked(["set", "clear", "removed"]), wasFertile(["set", "clear", "removed"])]).toEqual([true, false]);
  expect(wasChecked(["set", "broken"])).toBe(false);
  expect(wasFertile(["set", "clear", "fertile", "abandoned"])).toBe(true);
});

test("an egg that went while it was stored was never set; one given back was", () => {
  expect([wasSet(["laid"]), wasSet(["laid", "stored"]), wasSet(["laid", "stored", "broken"])]).toEqual([
    true,
    false,
    false,
  ]);
  expect([wasSet(["laid", "stored", "set", "broken"]), wasSet(["laid", "broken"])]).toEqual([true, true]);
});

property.prop([anyLife])("every life ends, and what hatched was fertile, checked and set", (states) => {
  expect(states.length).toBeLessThan(12);
  if (states.at(-1) === "hatched")
    expect([wasFertile(states), wasChecked(states), wasSet(states)]).toEqual([true, true, true]);
  if (wasFertile(states)) expect(wasChecked(states)).toBe(true);
});
