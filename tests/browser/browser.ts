import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, expect, inject } from "vitest";
import { bareKeys } from "#tests/locales/bare-keys.ts";
import type { Shown } from "./looks.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
export type Reader = {
  origin?: string;
  javascript?: boolean;
  theme?: "light" | "dark";
  /** A BCP 47 tag, as a browser sends it. */
  language?: "pt-PT" | "en-GB";
  width?: number;
  /** Where the browser's clock stands. */
  timezone?: string;
};

/** The Chromium that all files share; what a file opened in it is closed after its last test. */
export async function reachBrowser() {
  const browser = await chromium.connect(inject("chromium"));
  afterAll(() => browser.close());
  return { openPage: (reader?: Reader) => openPage(browser, reader) };
}

/** A page of a new visitor; `faults` gathers what the console, the policy and the server found wrong. */
async function openPage(browser: Browser, reader: Reader = {}) {
  const { origin, javascript = true, theme = "light", language = "en-GB", width = 1440, timezone } = reader;
  const context = await browser.newContext({
    ...(origin && { baseURL: origin }),
    javaScriptEnabled: javascript,
    colorScheme: theme,
    // Else axe would now and then measure the colours of a dialog that is still appearing.
    reducedMotion: "reduce",
    locale: language,
    ...(timezone && { timezoneId: timezone }),
    viewport: { width, height: heightOf(width) },
    hasTouch: isPhone(width),
    isMobile: isPhone(width),
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    // A page that is refused on purpose is told by its status, not by this line.
    const isStatus = /Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());
    if (message.type() === "error" && !isStatus) faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
  });
  return { page, context, faults, close: () => context.close() };
}

const isPhone = (width: number) => width < 600;
const heightOf = (width: number) => (isPhone(width) ? 844 : 900);

/** How to show a page in another theme and at another width while it is open, as on a phone where that is one. */
export async function showing(page: Page): Promise<(shown: Shown) => Promise<void>> {
  // Playwright cannot make an open page a phone's.
  const devtools = await page.context().newCDPSession(page);
  return async ({ theme, width }) => {
    const mobile = isPhone(width);
    const height = heightOf(width);
    await page.emulateMedia({ colorScheme: theme });
    await devtools.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile });
    await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: mobile });
  };
}

/**
 * From now on a page's own scripts do not come, yet others may run in it, as axe must. They are refused in the browser,
 * because Playwright's own routes would have every page fetch its sheets and fonts anew.
 */
export async function refuseScripts(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setBlockedURLs", { urls: ["*.js"] });
}

/** What axe has against a page, a line each. It runs in the page even where the page's own scripts do not. */
export async function axe(page: Page): Promise<string[]> {
  // Loaded without scripts, the page stays as it is; but axe waits for timers, which need them. The session stays: with its
  // end a page that was put offline would never hear that it is online again.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setScriptExecutionDisabled", { value: false });
  // Straight to the page: Playwright's own way would pack half a megabyte once more.
  await devtools.send("Runtime.evaluate", { expression: axeSource });
  return axeAgain(page);
}

/** What axe has against a page where it has run before; by these rules only, or all. */
function axeAgain(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    type Violation = { id: string; nodes: Array<{ target: string[] }> };
    const { axe } = window as unknown as {
      axe: { run: (on: Document, wish: object) => Promise<{ violations: Violation[] }> };
    };
    // What passed is not described, only tried.
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...(runOnly && { runOnly }) });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
  }, rules);
}

/** How many pixels a page is wider than its window; a phone's `innerWidth` grows with the page. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What a page says, seen or only read out, a line each. */
export const spokenOn = (page: Page) =>
  page.evaluate(() => {
    const pager = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    while (pager.nextNode())
      if (!pager.currentNode.parentElement?.closest("script, style")) lines.push(pager.currentNode.textContent ?? "");
    for (const it of document.querySelectorAll("[aria-label], [title], [placeholder]"))
      for (const name of ["aria-label", "title", "placeholder"]) lines.push(it.getAttribute(name) ?? "");
    return lines.join("\n");
  });

/** Fails with the page's address when axe, the console, the policy, the words or the width have something against it. */
export async function expectSound(page: Page, faults: string[]) {
  const found = { axe: await axe(page), wider: await overflow(page), bare: bareKeys(await spokenOn(page)), faults };
  expect({ at: page.url(), ...found }).toEqual({ at: page.url(), axe: [], wider: 0, bare: [], faults: [] });
}

// What of axe's rules a theme or a width can break.
const lookRules = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

/** The same for a page that was sound and is now shown in another theme or at another width. */
export async function expectStillSound(page: Page, faults: string[], shown: Shown) {
  const found = { axe: await axeAgain(page, lookRules), wider: await overflow(page), faults };
  expect({ at: page.url(), shown, ...found }).toEqual({ at: page.url(), shown, axe: [], wider: 0, faults: [] });
}
