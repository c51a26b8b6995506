import type { TestProject } from "vitest/node";
import { openTestServer } from "#tests/servers/test-server.ts";
import { sized } from "#tests/thorough.ts";

/** One server for the storms, whose database makes a checkpoint in each of them also where they are short. */
export default async function startStormServer(project: TestProject) {
  const { address, stop } = await openTestServer({
    env: { SQLD_CHECKPOINT_INTERVAL_S: sized({ all: "10", now: "5" }) },
  });
  project.provide("sharedServer", address);
  return stop;
}
