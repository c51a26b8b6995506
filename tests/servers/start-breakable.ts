import type { TestProject } from "vitest/node";
import { type Address, openTestServer } from "./test-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    breakable: Address;
  }
}

/** A second server for every file that kills parts of one and needs no settings of its own; it is empty at first. */
export default async function startBreakableServer(project: TestProject) {
  const { address, stop } = await openTestServer();
  project.provide("breakable", address);
  return stop;
}
