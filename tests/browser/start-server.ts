import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { openTestServer } from "#tests/servers/test-server.ts";
import { guardChild } from "#worker/local/upkeep/child-guard.ts";
import { asWeLaunchIt } from "./chromium.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the one Chromium listens. */
    chromium: string;
  }
}

/** One server with the demo flock and one Chromium for every file; each test has a visitor of its own in both. */
export default async function startServerAndBrowser(project: TestProject) {
  const browser = await chromium.launchServer(asWeLaunchIt);
  guardChild(browser.process());
  const server = await openTestServer({ env: { SEED: "demo" } }).catch(async (error) => {
    await browser.close();
    throw error;
  });
  project.provide("sharedServer", server.address);
  project.provide("chromium", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
  };
}
