import { expect, test } from "vitest";
import { bareKeys } from "#tests/locales/bare-keys.ts";
import { sharedHouse } from "#tests/stage/house-of-all.ts";
import { reachBrowser, spokenOn } from "./browser.ts";

const stage = sharedHouse();
const { openPage } = await reachBrowser();

/** What leaves the pages: files, the way out, and what is always opened whole. */
const leaves =
  /^\/(logout|scan|photos|preferences|api)\b|\.(pdf|csv|xlsx|zip)\b|\/(export|download|template|rejected)\b/;

async function demoToken(): Promise<string> {
  const [, email = "", password = ""] = /demo login: (\S+) \/ (\S+)/.exec(stage.welcome) ?? [];
  const body = new URLSearchParams({ username: email, password, grant_type: "password" });
  const answer = await fetch(`${stage.origin}/api/auth/login`, { method: "POST", body });
  return ((await answer.json()) as { access_token: string }).access_token;
}

test("whatever page is walked to, all its words are there, none is fetched twice and no document is loaded anew", async () => {
  const { page, context, faults, close } = await openPage({ origin: stage.origin, language: "pt-PT" });
  await context.addCookies([{ name: "authToken", value: await demoToken(), url: stage.origin }]);
  const documents: string[] = [];
  const words: string[] = [];
  page.on("request", (asked) => {
    const { pathname } = new URL(asked.url());
    if (asked.resourceType() === "document") documents.push(pathname);
    if (pathname.startsWith("/assets/words/")) words.push(pathname);
  });
  await page.goto("/dashboard");
  await page.waitForFunction(() => "__remixRouter" in window);
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
  expect(words.filter((file, at) => words.indexOf(file) !== at)).toEqual([]);
  expect(documents).toEqual(["/dashboard"]);
  expect(faults).toEqual([]);
  await close();
});

test("words that a newer house no longer has are no dead end: the page walked to is fetched whole", async () => {
  const { page, context, close } = await openPage({ origin: stage.origin, language: "pt-PT" });
  await context.addCookies([{ name: "authToken", value: await demoToken(), url: stage.origin }]);
  const documents: string[] = [];
  page.on("request", (asked) => {
    if (asked.resourceType() === "document") documents.push(new URL(asked.url()).pathname);
  });
  await page.goto("/dashboard");
  await page.waitForFunction(() => "__remixRouter" in window);
  let isGone = true;
  await page.route("**/assets/words/pt-genetics-*", (route) => {
    if (!isGone) return route.continue();
    isGone = false;
    return route.fulfill({ status: 404, body: "" });
  });
  await page.click("a[href='/genetics']");
  await page.waitForURL("**/genetics");
  await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Genética das cores");
  expect(documents).toEqual(["/dashboard", "/genetics"]);
  await close();
});
