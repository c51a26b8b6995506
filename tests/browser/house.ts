import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { openStage } from "#tests/stage/stage.ts";
import { leash } from "#worker/local/upkeep/leash.ts";
import { asWeLaunchIt } from "./chromium.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the one Chromium listens. */
    chromium: string;
  }
}

/** One house with the demo flock and one Chromium for every file; each test has a visitor of its own in both. */
export default async function startHouseAndBrowser(project: TestProject) {
  const browser = await chromium.launchServer(asWeLaunchIt);
  leash(browser.process());
  const stage = await openStage({ env: { SEED: "demo" } }).catch(async (error) => {
    await browser.close();
    throw error;
  });
  project.provide("house", stage.address);
  project.provide("chromium", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await stage.stop();
  };
}
