import { expect, test } from "vitest";
import { isNear } from "#tests/near/pages.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { lookAround, memberPages, visitorPages } from "./all-pages.ts";
import { expectSound, expectStillSound, overflow, reachBrowser, refuseScripts, showing } from "./browser.ts";
import { looks, named, otherWay, seenIn } from "./looks.ts";

// Every page there is, in both themes and languages, at a phone's and a desk's width, with scripts and without, before axe,
// the console and the policy.

const server = sharedServer();
const { openPage } = await reachBrowser();
const [, email = "", password = ""] = /(\S+@\S+) \/ (\S+)/.exec(server.welcome) ?? [];

const seen = await lookAround({ origin: server.origin, email, password });

for (const look of looks) {
  const { language, width, javascript } = look;
  const seenPages = (paths: string[]) => seenIn(look, paths.filter(isNear));
  const pages = { visitor: seenPages(visitorPages), member: seenPages(memberPages(seen)) };
  if (pages.visitor.length + pages.member.length === 0) continue;
  test(`every page is sound: ${named(look)}`, async () => {
    const { page, context, faults, close } = await openPage({ ...look, origin: server.origin, javascript: true });
    if (!javascript) await refuseScripts(page);
    const show = await showing(page);
    const other = otherWay(look);
    async function visit(path: string) {
      await page.goto(path);
      if (!javascript && width < 600 && pages.visitor.includes(path)) await page.click(".site-small summary");
      await expectSound(page, faults);
      expect(await page.getAttribute("html", "lang")).toMatch(language.slice(0, 2));
      if (!other) return;
      await show(other);
      await expectStillSound(page, faults, other);
      await show(look);
    }
    for (const path of pages.visitor) await visit(path);
    await context.addCookies([
      { name: "authToken", value: seen.token, url: server.origin },
      { name: "lang", value: language.slice(0, 2), url: server.origin },
    ]);
    for (const path of pages.member) await visit(path);
    await close();
  });
}

test("on paper a list is a table of its own, without boxes to tick, and never dark", async () => {
  const { page, close } = await openPage({ origin: server.origin, theme: "dark", javascript: false });
  await page.goto("/login?redirectTo=/birds");
  await page.fill("input[name=email]", email);
  await page.fill("input[name=password]", password);
  await page.press("input[name=password]", "Enter");
  await page.waitForURL("**/birds");
  // A4 without its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const seen = await page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    return [
      style(".data-table tbody tr").display,
      style("[data-cell=choice]").display,
      style("html").getPropertyValue("--leaf"),
    ];
  });
  expect(seen).toEqual(["table-row", "none", "#e7f1e4"]);
  await close();
});

test("no visitor's page is wider than the smallest phone, with its menu and its lists open or closed", async () => {
  for (const language of ["pt-PT", "en-GB"] as const) {
    const { page, faults, close } = await openPage({ origin: server.origin, javascript: false, language, width: 320 });
    for (const path of visitorPages) {
      await page.goto(path);
      const closed = await overflow(page);
      await page.evaluate(() => {
        for (const list of document.querySelectorAll("details")) list.open = true;
      });
      expect([path, language, closed, await overflow(page), faults]).toEqual([path, language, 0, 0, []]);
    }
    await close();
  }
});

test("a page for visitors sends no script but where it helps to fill in a form or leads back, and leaves no picture empty", async () => {
  const { page, faults, close } = await openPage({ origin: server.origin, width: 390 });
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(page.url()));
  for (const path of visitorPages) {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    const empty = await page.$$eval("img", (all) =>
      all.filter((it) => it.complete && !it.naturalWidth).map((it) => it.src),
    );
    expect([path, empty, faults]).toEqual([path, [], []]);
  }
  expect([...new Set(scripts)].map((it) => new URL(it).pathname)).toEqual(
    visitorPages.filter((it) => /login|signup|password|join|no-such-page/.test(it)).map((it) => it.split("?")[0]),
  );
  await close();
});

test("dialogs, messages and the menu keep to the policy and to the keyboard", async () => {
  const { page, faults, close } = await openPage({ origin: server.origin, language: "en-GB" });
  await page.context().addCookies([{ name: "lang", value: "en", url: server.origin }]);
  await page.goto("/login?redirectTo=/birds");
  await page.fill("input[name=email]", email);
  await page.fill("input[name=password]", password);
  await page.click("main form button[type=submit]");
  await page.waitForURL("**/birds");
  await page.waitForLoadState("networkidle");
  await page.click('main a[href^="/birds/new"]');
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await expectSound(page, faults);
  await dialog.locator("input[name=identifier]").fill("TEST 1");
  await dialog.locator("select[name=species_id]").selectOption({ index: 1 });
  await dialog.getByRole("button", { name: "Add bird", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("TEST 1").first().waitFor();
  await expectSound(page, faults);

  await page.click('main a[href^="/birds/new"]');
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  // What a row and a page have under "⋯" is a menu that arrows walk; the page's, once its script has come.
  const menu = page.getByRole("menu");
  for (const opener of [page.locator(".row-more").first(), page.locator(".more > summary").first()]) {
    await opener.focus();
    if (await opener.evaluate((it) => it.matches("summary")))
      await page.waitForSelector(".more + span", { state: "attached" });
    await page.keyboard.press("Enter");
    await menu.waitFor();
    await expectSound(page, faults);
    const [first] = await menu.getByRole("menuitem").allTextContents();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(first);
    await page.keyboard.press("ArrowDown");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("menuitem");
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true);
  }
  await page.keyboard.press("Control+b");
  await expect.poll(() => page.locator(".shell").getAttribute("data-collapsed")).not.toBeNull();
  await page.reload({ waitUntil: "networkidle" });
  expect(await page.locator(".shell").getAttribute("data-collapsed")).not.toBeNull();
  const logOut = page.locator('.sidebar a[href="/logout"]');
  await page.keyboard.press("Control+b");
  await page.click(".sidebar .user");
  await logOut.click();
  await dialog.waitFor();
  await expectSound(page, faults);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.click(".sidebar .user");
  await logOut.click();
  await dialog.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL(`${server.origin}/`);
  expect(await page.textContent("body")).toContain("Logged out successfully");
  expect(faults).toEqual([]);
  await close();
});
