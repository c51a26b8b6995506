import { expect } from "vitest";
import { newSite } from "#tests/app/site.ts";
import type { reachBrowser } from "#tests/browser/browser.ts";
import { addressOf } from "#tests/browser/moved-clock.ts";
import { nestsIn } from "#tests/clutches/nests.ts";

type OpenPage = Awaited<ReturnType<typeof reachBrowser>>["openPage"];
export type Reader = { language: "pt" | "en"; javascript: boolean };

/** A breeder of canaries in the spring of 2027, at a browser: a phone where no script runs, a wide screen where they do. */
export async function breederAt(openPage: OpenPage, { language, javascript }: Reader) {
  const nests = await nestsIn(newSite, "2027-03-20");
  const origin = await addressOf(nests.reach);
  const { page, context, faults, close } = await openPage({
    origin,
    javascript,
    width: javascript ? 1440 : 390,
    language: language === "pt" ? "pt-PT" : "en-GB",
  });
  /** Comes on another day, and opens a page. */
  async function on(day: string, path: string) {
    await nests.dayIs(day);
    await context.addCookies([{ name: "authToken", value: nests.a.token, url: origin }]);
    await page.goto(path);
    if (javascript) await page.waitForFunction(() => "__remixRouter" in window);
  }
  /** Presses what a form has, and waits until it is said that it was done. */
  async function press(selector: string) {
    const view = page.locator(".toast");
    const before = javascript ? await view.allInnerTexts() : [];
    const loaded = javascript ? undefined : page.waitForEvent("load");
    await page.locator(selector).first().click();
    await loaded;
    await expect
      .poll(async () => (await view.allInnerTexts()).join() !== before.join(), { timeout: 20_000 })
      .toBe(true);
  }
  /** Begins on a day with the nests, one tap from anywhere by the menu, and counts the taps until something is noted. */
  async function taps(day: string, ...selectors: string[]): Promise<number> {
    await on(day, "/eggs");
    for (const selector of selectors.slice(0, -1)) {
      const loaded = javascript ? undefined : page.waitForEvent("load");
      await page.locator(selector).locator("visible=true").first().click();
      await loaded;
    }
    await press(selectors.at(-1) ?? "");
    return 1 + selectors.length;
  }
  /** Begins with the button that begins things, and counts the taps until something is noted; `fill` types between. */
  async function begun(to: string, last: string, fill = async () => {}): Promise<number> {
    await page.goto("/dashboard");
    const ways = [".add-menu > summary", `.add-menu a[href="${to}"]`];
    for (const way of ways) await page.locator(way).locator("visible=true").first().click();
    await page.waitForURL(`**${to}`);
    await fill();
    await press(last);
    return ways.length + 1;
  }
  return {
    nests,
    page,
    faults,
    close,
    on,
    press,
    taps,
    begun,
    text: async (selector = "main") => (await page.locator(selector).allInnerTexts()).join(" ").replace(/\s+/g, " "),
  };
}
