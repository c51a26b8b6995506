import type { TestProject } from "vitest/node";
import { type Address, openStage } from "./stage.ts";

declare module "vitest" {
  export interface ProvidedContext {
    breakable: Address;
  }
}

/** A second house for every file that kills parts of one and needs no settings of its own; it is empty at first. */
export default async function startBreakableHouse(project: TestProject) {
  const { address, stop } = await openStage();
  project.provide("breakable", address);
  return stop;
}
