import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { reachBrowser } from "./browser.ts";
import { canaryKeeper } from "./canary-keeper.ts";

const server = sharedServer();
const { openPage } = await reachBrowser();

/** A breeder with a bird, signed up under an address longer than the sheet is wide. */
async function breeder() {
  const { token, bird } = await canaryKeeper(server);
  return { token, bird: await bird("PT 1", "male") };
}

/** One of every kind: list, form, record, drawing, table, file, settings, a camera, and one that does not exist. */
const kindsOf = (bird: string) => [
  ...["/dashboard", "/birds", "/birds/new", "/birds/import", "/birds/matrix", "/birds/trash", "/genetics"],
  ...[`/birds/${bird}`, `/birds/${bird}/edit`, `/birds/${bird}/pedigree`, "/places", "/species/catalogue"],
  ...["/audit", "/settings/archive", "/scan", "/profile", "/birds/nobody"],
];

const menu = "main:has(.more-rows)";

async function openMenu(page: Page) {
  await page.tap(".bottom-bar a[href='/more']");
  await page.waitForURL("**/more");
  await page.waitForSelector(menu);
}

/** How the five things under the thumb are called and where they stand, in pixels from the left. */
const atThumb = (page: Page) =>
  page.$$eval(".bottom-bar > a, .add-menu > summary", (all) =>
    all
      .map((it) => [Math.round(it.getBoundingClientRect().left), it.textContent] as const)
      .sort(([one], [other]) => one - other),
  );

/** What of the open menu a finger would not meet, and how much wider than itself the sheet is. */
const outOfReach = (page: Page) =>
  page.evaluate((menu) => {
    const sheet = document.querySelector(menu);
    // What a closed group holds is met when that is opened.
    const things = [...document.querySelectorAll(`${menu} :is(a, button, summary)`)].filter(
      (it) => it.matches("summary") || !it.closest("details:not([open])"),
    );
    const covered = things.filter((it) => {
      it.scrollIntoView({ block: "nearest" });
      const { left, right, top, bottom, height } = it.getBoundingClientRect();
      if (height < 44) return true;
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !it.contains(met);
    });
    return {
      covered: covered.map((it) => it.textContent),
      things: things.length,
      wider: sheet ? sheet.scrollWidth - sheet.clientWidth : undefined,
    };
  }, menu);

for (const javascript of [true, false]) {
  const on = `JavaScript ${javascript ? "on" : "off"}`;
  test(`on a phone every entry, profile, language, look and the way out are two taps away on every kind of page, ${on}`, async () => {
    const { token, bird } = await breeder();
    const { page, context, faults, close } = await openPage({ origin: server.origin, javascript, width: 390 });
    await context.addCookies([{ name: "authToken", value: token, url: server.origin }]);
    for (const path of kindsOf(bird)) {
      await page.goto(path);
      await openMenu(page);
      const { covered, things, wider } = await outOfReach(page);
      expect([path, covered, wider]).toEqual([path, [], 0]);
      // Profile, the way out, settings, plan, two languages and three looks, beside the groups that are one page.
      expect(things).toBeGreaterThan(10);
      const { height, bar } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight - innerHeight,
        bar: document.querySelectorAll(".bottom-bar > a, .add-menu > summary").length,
      }));
      expect([path, height, bar]).toEqual([path, 0, 5]);
    }

    await page.goto("/birds");
    expect((await atThumb(page)).map(([, text]) => text)).toEqual(["Home", "Birds", "Record", "Breeding", "More"]);
    const places = (await atThumb(page)).map(([left]) => left);
    await page.goto("/dashboard");
    expect((await atThumb(page)).map(([left]) => left)).toEqual(places);
    // Every page of the menu is at most three taps away: more, its group, itself.
    await openMenu(page);
    await page.tap("main:has(.more-rows) summary >> nth=1");
    await page.tap("main:has(.more-rows) a[href='/birds/pairs/results']");
    await page.waitForURL("**/birds/pairs/results");
    const lang = () => page.getAttribute("html", "lang");
    for (const [value, text] of [
      ["en", "en"],
      ["pt", "pt-PT"],
    ] as const) {
      await openMenu(page);
      await page.tap(`${menu} button[name=language][value=${value}]`);
      await expect.poll(lang).toBe(text);
    }
    await openMenu(page);
    await page.tap(`${menu} button[name=theme][value=dark]`);
    await expect.poll(() => page.getAttribute("html", "data-theme")).toBe("dark");
    expect(new URL(page.url()).pathname).toBe("/more");
    await openMenu(page);
    await page.tap(`${menu} a[href="/profile"]`);
    await page.waitForURL("**/profile");
    await openMenu(page);
    await page.tap(`${menu} form[action="/logout"] button`);
    await page.waitForURL(`${server.origin}/`);
    expect((await context.cookies()).some(({ name }) => name === "authToken")).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });
}

test("Ctrl+B opens and leaves the page of everything where the window is narrow, and leaves the sidebar as it was", async () => {
  const { token } = await breeder();
  const { page, context, faults, close } = await openPage({ origin: server.origin, width: 700 });
  await context.addCookies([{ name: "authToken", value: token, url: server.origin }]);
  await page.goto("/birds");
  await page.waitForFunction(() => "__remixRouter" in window);
  const at = () => new URL(page.url()).pathname;
  // Until the page is awake, a press is nobody's.
  const pressUntil = (path: string) =>
    expect
      .poll(
        async () => {
          if (at() !== path) await page.keyboard.press("Control+b");
          return at();
        },
        { interval: 800, timeout: 10_000 },
      )
      .toBe(path);
  await pressUntil("/more");
  await pressUntil("/birds");
  expect(await page.locator(".shell").getAttribute("data-collapsed")).toBeNull();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("sidebar_state");
  expect(faults).toEqual([]);
  await close();
});

test("by keys alone the menus open, close and lead on, and a round of weighing goes from ring to ring", async () => {
  const { token } = await breeder();
  const { page, context, faults, close } = await openPage({ origin: server.origin, width: 1440 });
  await context.addCookies([{ name: "authToken", value: token, url: server.origin }]);
  await page.goto("/birds");
  await page.waitForFunction(() => "__remixRouter" in window);
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute("href") ?? document.activeElement?.tagName);
  const add = page.locator(".add-menu");
  await add.locator("summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("/weigh");
  await page.keyboard.press("Escape");
  expect([await focused(), await add.getAttribute("open")]).toEqual(["SUMMARY", null]);
  await page.keyboard.press("Enter");
  for (const to of ["/weigh", "/move", "/died", "/birds/new"]) {
    await page.keyboard.press("Tab");
    expect(await focused()).toBe(to);
  }
  for (const _ of [1, 2, 3]) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/weigh");
  await page.waitForFunction(() => "__remixRouter" in window);
  for (const grams of ["20", "19"]) {
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("ring");
    await page.keyboard.type("pt1");
    await page.keyboard.press("Tab");
    await page.keyboard.type(grams);
    await page.keyboard.press("Enter");
    await page.getByText(`: ${grams}`).waitFor();
  }
  expect(faults).toEqual([]);
  await close();
});
