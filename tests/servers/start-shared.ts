import type { TestProject } from "vitest/node";
import { type Address, openTestServer } from "./test-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    sharedServer: Address;
  }
}

/** One server for every file that neither kills parts of it nor needs settings of its own; it is empty at first. */
export default async function startSharedServer(project: TestProject) {
  const { address, stop } = await openTestServer();
  project.provide("sharedServer", address);
  return stop;
}
