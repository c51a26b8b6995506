import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { bareKeys } from "#tests/locales/bare-keys.ts";
import { demoToken, signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { reachBrowser, spokenOn } from "./browser.ts";

const server = sharedServer();
const { openPage } = await reachBrowser();

/** What leaves the pages: files, the way out, what is always opened whole, and pages of one kind for each room. */
const leaves =
  /^\/(logout|scan|photos|preferences|api|pricing|contact|market|help|docs\/api\/\w+)\b|\.(pdf|csv|xlsx|zip)\b|\/(export|download|template|rejected)\b/;

test("whatever page is walked to, all its words are there, none is fetched twice and no document is loaded anew", async () => {
  const { page, context, faults, close } = await openPage({ origin: server.origin, language: "pt-PT" });
  await context.addCookies([{ name: "authToken", value: await demoToken(server), url: server.origin }]);
  const documents: string[] = [];
  const words: string[] = [];
  page.on("request", (input) => {
    const { pathname } = new URL(input.url());
    if (input.resourceType() === "document") documents.push(pathname);
    if (pathname.startsWith("/assets/words/")) words.push(pathname);
  });
  await page.goto("/dashboard");
  await page.waitForFunction(() => "__remixRouter" in window);
  // What a busy browser was told to load before it was wanted it may have let go again: what is walked to counts.
  words.splice(0, words.length, ...new Set(words));
  const kindOf = (path: string) => path.replace(/\/[a-z]+_[0-9A-Za-z]+/g, "/:id").replace(/\?.*/, "");
  const waiting = ["/dashboard"];
  const seen = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(kindOf(path)) || leaves.test(path)) continue;
    seen.add(kindOf(path));
    const links = await page.evaluate(async (to) => {
      const { __remixRouter: router } = window as unknown as { __remixRouter: { navigate(to: string): Promise<void> } };
      await router.navigate(to);
      // A page of a new room is shown when its words are there.
      await new Promise((resolve) => setTimeout(resolve, 120));
      const anchors = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']:not([download]):not([target])")];
      return anchors.map((it) => it.getAttribute("href") ?? "");
    }, path);
    expect([path, bareKeys(await spokenOn(page))]).toEqual([path, []]);
    waiting.push(...links);
  }
  expect(seen.size).toBeGreaterThan(35);
  expect(documents).toEqual(["/dashboard"]);
  expect(words.filter((file, at) => words.indexOf(file) !== at)).toEqual([]);

  // A group that the reader opens is open on every later page, until the reader closes it.
  const group = page.locator(".nav-group:has(a[href='/genetics'])");
  const remembered = async () => (await context.cookies()).find(({ name }) => name === "menu_open")?.value ?? "";
  for (const [path, isOpen, after] of [
    ["/dashboard", false, "genetics"],
    ["/birds", true, ""],
  ] as const) {
    await page.goto(path);
    expect([path, (await group.getAttribute("open")) !== null]).toEqual([path, isOpen]);
    await page.waitForFunction(() => "__remixRouter" in window);
    await group.locator("summary").click();
    await expect.poll(remembered).toBe(after);
  }
  await page.goto("/dashboard");
  expect(await group.getAttribute("open")).toBeNull();
  expect(faults).toEqual([]);
  await close();
});

test("when a dictionary no longer exists after a deployment, the page is loaded whole, once", async () => {
  const { page, context, close } = await openPage({ origin: server.origin, language: "pt-PT" });
  await context.addCookies([{ name: "authToken", value: await demoToken(server), url: server.origin }]);
  const documents: string[] = [];
  page.on("request", (input) => {
    if (input.resourceType() === "document") documents.push(new URL(input.url()).pathname);
  });
  await page.goto("/dashboard");
  await page.waitForFunction(() => "__remixRouter" in window);
  // An old phone and a slow server: React draws again while the page is on its way.
  const phone = await context.newCDPSession(page);
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.route("**/genetics", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  let isGone = true;
  await page.route("**/assets/words/pt-genetics-*", (route) => {
    if (!isGone) return route.continue();
    isGone = false;
    return route.fulfill({ status: 404, body: "" });
  });
  await openGenetics(page);
  await page.click("a[href='/genetics']");
  await page.waitForURL("**/genetics");
  await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Genética das cores");
  expect(documents).toEqual(["/dashboard", "/genetics"]);
  await close();
});

/** Opens the group in which `/genetics` lies; what was opened before the page woke may be open still. */
async function openGenetics(page: Page) {
  const group = page.locator(".nav-group:has(a[href='/genetics'])");
  if ((await group.getAttribute("open")) === null) await group.locator("summary").click();
}

/** What is fetched of `/genetics`, which no page before it needs, while its link is only pointed at. */
async function fetchedBeforeTheClick(connection?: { saveData: boolean; effectiveType: string }) {
  const { page, context, faults, close } = await openPage({ origin: server.origin, language: "pt-PT" });
  await context.addCookies([{ name: "authToken", value: await demoToken(server), url: server.origin }]);
  if (connection)
    await context.addInitScript((it) => Object.defineProperty(navigator, "connection", { value: it }), connection);
  const requests: string[] = [];
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  // A page that has woken has sent for what stands in its menus, which nobody has asked for either.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/reader-")),
  );
  page.on("request", (it) => requests.push(new URL(it.url()).pathname.replace(/-[0-9a-z]{4}\.json$/, ".json")));
  // Scripts of pages are named by their contents alone; the list of routes says whose is whose.
  const script = await page.evaluate(() => {
    const { routes } = (window as unknown as { __remixManifest: { routes: Record<string, { module: string }> } })
      .__remixManifest;
    return Object.entries(routes).find(([id]) => id.endsWith("/_app.genetics"))?.[1].module;
  });
  await openGenetics(page);
  await page.hover("a[href='/genetics']");
  await page.waitForTimeout(400);
  const before = [...requests];
  await openGenetics(page);
  await page.click("a[href='/genetics']");
  await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Genética das cores");
  const twice = requests.filter((path, at) => requests.indexOf(path) !== at);
  await close();
  return { script, before, after: requests.slice(before.length), twice, faults };
}

test("a link pointed at sends for the scripts and words behind it, not for its data", async () => {
  const { script, before, after, twice, faults } = await fetchedBeforeTheClick();
  expect(before).toContain(script);
  expect(before).toContain("/assets/words/pt-genetics.json");
  expect(before.filter((path) => path.endsWith(".data"))).toEqual([]);
  expect(after.filter((path) => path.startsWith("/assets/") && !path.endsWith(".svg"))).toEqual([]);
  expect([twice, faults]).toEqual([[], []]);
});

test.each([
  { saveData: false, effectiveType: "3g" },
  { saveData: true, effectiveType: "4g" },
])("over a slow network, or one paid by the byte, nothing is fetched that is not asked for: %j", async (connection) => {
  const { script, before, after } = await fetchedBeforeTheClick(connection);
  expect(before).toEqual([]);
  expect(after).toContain(script);
});

/** A page, awake, on whose wire the list of all routes meets with something. */
async function birdsWithoutList(list: (route: Route) => Promise<void>, path = "/birds", token = demoToken(server)) {
  const { page, context, faults, close } = await openPage({ origin: server.origin, language: "pt-PT" });
  await context.addCookies([{ name: "authToken", value: await token, url: server.origin }]);
  const documents: string[] = [];
  page.on("request", (input) => {
    const { pathname, search } = new URL(input.url());
    if (input.resourceType() === "document") documents.push(`${input.method()} ${pathname}${search}`);
  });
  await page.route("**/assets/routes-*.json", list);
  await page.goto(path);
  await page.waitForFunction(() => "__remixRouter" in window);
  return { page, documents, faults, close };
}
const titled = (page: Page, title: string) =>
  page.waitForFunction((wanted) => document.querySelector("h1")?.textContent === wanted, title);

test("a press waits for a list of routes that is slow, without a new document; back, forward and nowhere work too", async () => {
  let lists = 0;
  const { page, documents, faults, close } = await birdsWithoutList(async (route) => {
    if (route.request().resourceType() === "fetch") lists += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await openGenetics(page);
  await page.click("a[href='/genetics']");
  await titled(page, "Genética das cores");
  await page.goBack();
  await titled(page, "Plantel");
  await page.goForward();
  await titled(page, "Genética das cores");
  await page.evaluate(() => {
    const { __remixRouter: router } = window as unknown as { __remixRouter: { navigate(to: string): Promise<void> } };
    return router.navigate("/nowhere");
  });
  await titled(page, "Esta página não existe");
  expect([documents, lists, faults]).toEqual([["GET /birds"], 1, []]);
  await close();
});

test.each([
  ["does not come", (route: Route) => route.abort()],
  ["is of a version that is gone", (route: Route) => route.fulfill({ status: 404, body: "<!DOCTYPE html>" })],
])("where the list of routes %s, a link opens its page whole", async (_, list) => {
  const { page, documents, close } = await birdsWithoutList(list);
  await openGenetics(page);
  await page.click("a[href='/genetics']");
  await titled(page, "Genética das cores");
  await page.waitForFunction(() => "__remixRouter" in window);
  await page.goBack();
  await titled(page, "Plantel");
  expect(documents.slice(0, 2)).toEqual(["GET /birds", "GET /genetics"]);
  await close();
});

test("where the list of routes does not come, a form is sent whole, with what was typed", async () => {
  const token = signUp(server).then((it) => it.token);
  const { page, documents, close } = await birdsWithoutList((route) => route.abort(), "/birds?sex=male", token);
  // What is opened before the page is awake may be closed as it wakes.
  const isPressed = async () => {
    // A press counts once it is sent, however long the answer takes.
    if (documents.length > 1) return true;
    if (!(await page.isVisible("#view-name"))) await page.click(".views summary");
    const typed = page.fill("#view-name", "Machos", { timeout: 1000 });
    return typed
      .then(() => page.click(".view-panel button", { timeout: 1000 }))
      .then(
        () => true,
        () => false,
      );
  };
  await expect.poll(isPressed, { interval: 500, timeout: 20_000 }).toBe(true);
  await page.waitForSelector("a.view[aria-current=page] >> text=Machos");
  expect(documents).toEqual(["GET /birds?sex=male", "POST /birds/views?sex=male", "GET /birds?sex=male"]);
  await close();
});
