import type { TestProject } from "vitest/node";
import { type Address, openStage } from "./stage.ts";

declare module "vitest" {
  export interface ProvidedContext {
    house: Address;
  }
}

/** One house for every file that neither kills parts of it nor needs settings of its own; it is empty at first. */
export default async function startHouse(project: TestProject) {
  const { address, stop } = await openStage();
  project.provide("house", address);
  return stop;
}
