import { expect, test } from "vitest";
import { sitePages } from "#app/site/pages.ts";
import { startStage } from "#tests/two-workers/stage.ts";
import { expectSound, overflow, startBrowser } from "./browser.ts";

// Every page there is, in both themes and languages, at a phone's and a desk's width, before axe, the console and the policy.

const stage = await startStage({ env: { SEED: "demo" } });
const { openPage } = await startBrowser();
const [, email = "", password = ""] = /(\S+@\S+) \/ (\S+)/.exec(stage.welcome) ?? [];

/** Addresses of what the demo flock has; one of its birds goes to the trash. */
async function lookAround() {
  const form = new URLSearchParams({ username: email, password, grant_type: "password" });
  const opened = await fetch(`${stage.origin}/api/auth/login`, { method: "POST", body: form });
  const { access_token } = (await opened.json()) as { access_token: string };
  const ask = async <T>(path: string, method = "GET") => {
    const answer = await fetch(`${stage.origin}/api/${path}`, {
      method,
      headers: { Authorization: `Bearer ${access_token}` },
    });
    return (method === "GET" ? await answer.json() : {}) as { data: T };
  };
  type Rows = Array<{ id: string; kind: string }>;
  const { items } = (await ask<{ items: Rows }>("birds/?page_size=10")).data;
  const [bird, trashed] = items.map(({ id }) => id);
  const firstOf = async (sex: string) => (await ask<{ items: Rows }>(`birds/?sex=${sex}`)).data.items[3]?.id;
  const couple = { cock: (await firstOf("male")) ?? "", hen: (await firstOf("female")) ?? "" };
  await ask(`birds/${trashed}`, "DELETE");
  const shared = await fetch(`${stage.origin}/api/birds/${bird}/shares`, {
    method: "POST",
    headers: { Authorization: `Bearer ${access_token}`, "Content-Type": "application/json" },
    body: "{}",
  });
  const { data: share } = (await shared.json()) as { data: { url: string } };
  const places = (await ask<Rows>("places/")).data;
  const [species] = (await ask<Rows>("bird-species/")).data;
  const place = (kind: string) => `/places/${places.find((it) => it.kind === kind)?.id}`;
  return {
    bird: `/birds/${bird}`,
    kind: `/species/${species?.id}`,
    trashed,
    room: place("bank"),
    cage: place("cage"),
    couple,
    shared: new URL(share.url).pathname,
  };
}

const visitorPages = [
  ...sitePages.map(({ path }) => path),
  "/pricing?billing=yearly",
  "/contact?sent",
  "/forgot-password",
  "/reset-password?token=x",
  "/no-such-page",
];
const memberPages = ({ shared, couple, bird, kind, trashed, room, cage }: Awaited<ReturnType<typeof lookAround>>) => [
  "/dashboard",
  "/birds",
  "/birds?q=nothing-has-this",
  "/birds?page=x",
  "/birds?sex=male&age=adult&columns=sex,place,mutation",
  "/birds/new",
  bird,
  `${bird}/edit`,
  `${bird}/delete`,
  `${bird}/pedigree`,
  `${bird}/parent?side=mother`,
  `${bird}/photos`,
  `${bird}/papers`,
  `${bird}/mates`,
  `${bird}/genetics`,
  `/genetics?father=${bird.slice("/birds/".length)}`,
  `${bird}/weights`,
  `${bird}/history`,
  `${bird}/pedigree?ancestors=6&descendants=6`,
  "/birds/diversity",
  "/birds/pair",
  "/birds/matrix",
  `/birds/matrix?ids=${Object.values(couple)}`,
  "/birds/pair?cock=nobody&hen=nobody",
  `/birds/pair?${new URLSearchParams(couple)}`,
  "/birds/import",
  "/birds/species/new",
  "/birds/trash",
  `/birds/trash/erase?ids=${trashed}`,
  "/birds/bulk",
  `/birds/move?ids=${bird.slice("/birds/".length)}`,
  "/audit",
  "/settings/statuses",
  "/settings/ring-colours",
  "/settings/statuses?edit=new",
  "/genetics",
  "/genetics?c.crest=crest.0&h.crest=crest.0&c.brown=0.brown&c.ivory=0.ivory",
  "/genetics?h.brown=0.brown",
  "/genetics/parents?w.crest=crest&w.brown=brown",
  "/genetics/mutations",
  "/genetics/mutations/new",
  "/species",
  "/species/catalogue",
  "/places",
  "/places/new",
  room,
  `${room}/cages`,
  cage,
  `${cage}/edit`,
  `${cage}/delete`,
  `${cage}/move-in`,
  `/places/labels?ids=${cage.slice("/places/".length)}`,
  `/birds/labels?ids=${bird.slice("/birds/".length)}`,
  "/scan?code=nobody",
  "/birds/move",
  kind,
  `${kind}/edit`,
  `${kind}/delete`,
  "/birds/labels",
  "/places/labels",
  "/scan",
  "/profile",
  "/settings/archive",
  "/logout",
  "/birds/bird_nobody",
  shared,
  "/p/nobody",
];

const seen = await lookAround();

for (const [theme, language, width] of [
  ["light", "pt-PT", 1440],
  ["dark", "en-GB", 390],
  ["dark", "pt-PT", 1440],
  ["light", "en-GB", 390],
] as const) {
  test(`every page is sound: ${theme}, ${language}, ${width} px`, async () => {
    const { page, context, faults, close } = await openPage({ origin: stage.origin, theme, language, width });
    for (const path of visitorPages) {
      await page.goto(path);
      await expectSound(page, faults);
    }
    // A choice of language outlives the login, which would otherwise bring the member's own.
    await context.addCookies([{ name: "lang", value: language.slice(0, 2), url: stage.origin }]);
    await page.goto("/login");
    await page.fill("input[name=email]", email);
    await page.fill("input[name=password]", password);
    await page.click("main form button[type=submit]");
    await page.waitForURL("**/dashboard");
    for (const path of memberPages(seen)) {
      await page.goto(path);
      await expectSound(page, faults);
      expect(await page.getAttribute("html", "lang")).toMatch(language.slice(0, 2));
    }
    await close();
  });
}

test("on paper a list is a table of its own, without boxes to tick, and never dark", async () => {
  const { page, close } = await openPage({ origin: stage.origin, theme: "dark", javascript: false });
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

// The other half of themes, languages and widths, as it looks to who has no script.
for (const [theme, language, width] of [
  ["light", "pt-PT", 390],
  ["dark", "en-GB", 1440],
  ["light", "en-GB", 1440],
  ["dark", "pt-PT", 390],
] as const) {
  test(`a visitor's page is sound without a script: ${theme}, ${language}, ${width} px`, async () => {
    const { page, faults, close } = await openPage({ origin: stage.origin, theme, language, width });
    // Axe needs a page where it can run itself, so the page's own scripts arrive empty.
    await page.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    for (const path of visitorPages) {
      await page.goto(path);
      if (width < 600) await page.click(".site-small summary");
      await expectSound(page, faults);
      expect(await page.getAttribute("html", "lang")).toMatch(language.slice(0, 2));
    }
    await close();
  });
}

test("no visitor's page is wider than the smallest phone, with its menu and its lists open or closed", async () => {
  for (const language of ["pt-PT", "en-GB"] as const) {
    const { page, faults, close } = await openPage({ origin: stage.origin, javascript: false, language, width: 320 });
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

test("a page for visitors sends no script but where it helps to fill in a form, and leaves no picture empty", async () => {
  const { page, faults, close } = await openPage({ origin: stage.origin, width: 390 });
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
    visitorPages.filter((it) => /login|signup|password/.test(it)).map((it) => it.split("?")[0]),
  );
  await close();
});

test("dialogs, messages and the menu keep to the policy and to the keyboard", async () => {
  const { page, faults, close } = await openPage({ origin: stage.origin, language: "en-GB" });
  await page.context().addCookies([{ name: "lang", value: "en", url: stage.origin }]);
  await page.goto("/login?redirectTo=/birds");
  await page.fill("input[name=email]", email);
  await page.fill("input[name=password]", password);
  await page.click("main form button[type=submit]");
  await page.waitForURL("**/birds");
  await page.click('a[href^="/birds/new"]');
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await expectSound(page, faults);
  await dialog.locator("input[name=identifier]").fill("TEST 1");
  await dialog.locator("select[name=species_id]").selectOption({ index: 1 });
  await dialog.locator("form button[type=submit]").first().click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("TEST 1").first().waitFor();
  await expectSound(page, faults);

  await page.click('a[href^="/birds/new"]');
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.keyboard.press("Control+b");
  await expect.poll(() => page.locator(".shell").getAttribute("data-collapsed")).not.toBeNull();
  await page.reload();
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
  await page.waitForURL(`${stage.origin}/`);
  expect(await page.textContent("body")).toContain("Logged out successfully");
  expect(faults).toEqual([]);
  await close();
});
