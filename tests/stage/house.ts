import type { TestProject } from "vitest/node";
import { type Address, openStage } from "./stage.ts";

declare module "vitest" {
  export interface ProvidedContext {
    house: Address;
    breakable: Address;
  }
}

/**
 * Two houses for every file that needs no settings of its own, empty at first: one that nobody may take down, and one that
 * may be broken.
 */
export default async function startHouses(project: TestProject) {
  const [shared, breakable] = await Promise.all([openStage(), openStage()]);
  project.provide("house", shared.address);
  project.provide("breakable", breakable.address);
  return () => Promise.all([shared.stop(), breakable.stop()]);
}
