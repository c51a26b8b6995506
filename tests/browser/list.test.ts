import { expect, test } from "vitest";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { reachBrowser } from "./browser.ts";
import { canaryKeeper } from "./canary-keeper.ts";

const server = sharedServer();
const { openPage } = await reachBrowser();

test("a flock stands in rows of 44 px that Shift chooses at a stretch, and on a phone its first bird is seen at once", async () => {
  const { token, bird } = await canaryKeeper(server);
  for (let at = 1; at <= 6; at += 1) await bird(`PT 2026 ${at}`, at % 2 ? "male" : "female");
  const { page, context, faults, close } = await openPage({ origin: server.origin, language: "en-GB" });
  await context.addCookies([{ name: "authToken", value: token, url: server.origin }]);
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto("/birds");
  await page.waitForFunction(() => "__remixRouter" in window);
  const rows = page.locator(".data-table tbody tr");
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([44]));
  expect(await page.locator('th[aria-sort="descending"]').textContent()).toBe("Added");
  const boxes = page.locator("tbody input[name=ids]");
  // The list comes behind its page: until it is awake, nobody remembers what was chosen first.
  await page.waitForFunction(() => {
    const [box] = document.getElementsByName("ids");
    return box && Object.keys(box).some((key) => key.startsWith("__reactFiber"));
  });
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ["Shift"] });
  const bar = page.locator(".choice-bar");
  await expect.poll(() => bar.locator(".choice-count").textContent()).toBe("4 selected");
  await page.keyboard.press("Shift+ArrowDown");
  await expect.poll(() => bar.locator(".choice-count").textContent()).toBe("5 selected");
  await page.setViewportSize({ width: 390, height: 844 });
  const [first, last] = [await rows.first().boundingBox(), await bar.boundingBox()];
  expect(first?.y).toBeLessThan(240);
  expect(first?.height).toBeLessThanOrEqual(73);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(844 - 56);
  await page.locator(".filter-door summary").click();
  await page.locator("#filter-sex").selectOption("female");
  await page.waitForURL("**/birds?sex=female");
  await page.getByRole("button", { name: "Show 3 birds" }).click();
  await expect.poll(() => page.locator(".filter-panel").isVisible()).toBe(false);
  expect(await page.locator(".filter-door b").textContent()).toBe("1");
  await page.goto("/birds?sex=female&q=2026");
  expect((await rows.first().boundingBox())?.y).toBeLessThan(240);
  await page.goto("/birds?sex=female");
  await page.waitForFunction(() => "__remixRouter" in window);
  await page.getByRole("link", { name: "Remove the filter Female" }).click();
  await expect.poll(() => rows.count()).toBe(6);
  expect(faults).toEqual([]);
  await close();
});
