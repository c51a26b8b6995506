import { expect, test } from "vitest";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { reachBrowser } from "./browser.ts";

const server = sharedServer();
const { openPage } = await reachBrowser();

for (const language of ["pt-PT", "en-GB"] as const)
  test(`on a phone the front page shows the product at once and ends within 6,000 px: ${language}`, async () => {
    const { page, faults, close } = await openPage({ origin: server.origin, javascript: false, language, width: 390 });
    await page.goto("/");
    const picture = await page.locator(".hero picture img").boundingBox();
    // Half of it at least stands on the first screen, which is 844 px high.
    expect((picture?.y ?? 844) + (picture?.height ?? 0) / 2).toBeLessThan(844);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect([height <= 6000, height]).toEqual([true, height]);
    expect(faults).toEqual([]);
    await close();
  });

test("the demo is entered and left by tapping, without a script", async () => {
  const { page, context, faults, close } = await openPage({ origin: server.origin, javascript: false, width: 390 });
  const isSignedIn = async () => (await context.cookies()).some(({ name }) => name === "authToken");
  await page.goto("/");
  await page.click('.hero a[href="/demo"]');
  await page.click("main form button");
  await page.waitForURL("**/dashboard");
  expect([await page.locator(".demo-banner").count(), await isSignedIn()]).toEqual([1, true]);
  await page.click(".demo-banner form button");
  await page.waitForURL(`${server.origin}/`);
  expect(await isSignedIn()).toBe(false);
  await page.goto("/demo");
  await page.click("main form button");
  await page.click('.demo-banner a[href="/signup"]');
  await page.waitForURL("**/signup");
  expect([await isSignedIn(), faults]).toEqual([false, []]);
  await close();
});
