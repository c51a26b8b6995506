import type { TestProject } from "vitest/node";
import { openStage } from "#tests/stage/stage.ts";
import { sized } from "#tests/thorough.ts";

/** One house for the storms, whose database makes a checkpoint in each of them also where they are short. */
export default async function startStormyHouse(project: TestProject) {
  const { address, stop } = await openStage({ env: { SQLD_CHECKPOINT_INTERVAL_S: sized({ all: "10", now: "5" }) } });
  project.provide("house", address);
  return stop;
}
