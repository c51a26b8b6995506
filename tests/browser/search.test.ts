import { expect, test } from "vitest";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { reachBrowser } from "./browser.ts";
import { canaryKeeper } from "./canary-keeper.ts";

const server = sharedServer();
const { openPage } = await reachBrowser();

test("a bird is found from any page by its digits: no click with the key, one on a phone", async () => {
  const { token, bird } = await canaryKeeper(server);
  const id = await bird("R187523", "male");
  const other = await bird("PT 187 52", "female");
  const signedIn = { name: "authToken", value: token, url: server.origin };
  const desk = await openPage({ origin: server.origin, javascript: true, width: 1440 });
  await desk.context.addCookies([signedIn]);
  await desk.page.goto("/species", { waitUntil: "networkidle" });
  await desk.page.keyboard.press("/");
  await desk.page.keyboard.type("187523");
  await desk.page.keyboard.press("Enter");
  await desk.page.waitForURL(`**/birds/${id}`);
  // Whoever arrives is led to the heading, and begins anew from there.
  await desk.page.locator("h1:focus").waitFor();
  await desk.page.keyboard.press("Control+k");
  await desk.page.keyboard.type("18752");
  const options = desk.page.locator(".search-popup [role=option]");
  await options.nth(1).waitFor();
  const box = desk.page.locator(".search-box input");
  await desk.page.keyboard.press("ArrowDown");
  await desk.page.keyboard.press("ArrowDown");
  expect(await box.getAttribute("aria-activedescendant")).toBe(await options.nth(1).getAttribute("id"));
  expect([await box.getAttribute("role"), await box.getAttribute("aria-expanded")]).toEqual(["combobox", "true"]);
  await desk.page.keyboard.press("Escape");
  expect(await options.first().isVisible()).toBe(false);
  await desk.page.keyboard.press("ArrowDown");
  await options.first().waitFor();
  await desk.page.keyboard.press("ArrowDown");
  await desk.page.keyboard.press("Enter");
  await desk.page.waitForURL(`**/birds/${other}`);
  await expect.poll(() => box.inputValue()).toBe("");
  expect(desk.faults).toEqual([]);
  await desk.close();

  const phone = await openPage({ origin: server.origin, javascript: true, width: 390 });
  await phone.context.addCookies([signedIn]);
  await phone.page.goto("/species", { waitUntil: "networkidle" });
  await phone.page.tap(".search-opener");
  await phone.page.locator("main [role=search] input:focus").waitFor();
  await phone.page.keyboard.type("187523");
  await phone.page.keyboard.press("Enter");
  await phone.page.waitForURL(`**/birds/${id}`);
  expect(phone.faults).toEqual([]);
  await phone.close();
});
