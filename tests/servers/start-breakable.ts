import type { TestProject } from "vitest/node";
import { freePort } from "#worker/local/upkeep/database.ts";
import { type Address, openTestServer } from "./test-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    breakable: Address;
    /** Where it takes a push service to be; nobody is there until a test opens one. */
    pushSink: string;
  }
}

/** A second server for every file that kills parts of one and needs no settings of its own; it is empty at first. */
export default async function startBreakableServer(project: TestProject) {
  const pushSink = `http://127.0.0.1:${await freePort()}`;
  const { address, stop } = await openTestServer({ env: { PUSH_SINK: pushSink } });
  project.provide("breakable", address);
  project.provide("pushSink", pushSink);
  return stop;
}
