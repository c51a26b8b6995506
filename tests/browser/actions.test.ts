import { createClient } from "@libsql/client";
import { expect, test } from "vitest";
import { ui } from "#app/locales/words/en/ui.ts";
import { kinship } from "#app/mating/words/en.ts";
import { call, signUp } from "#tests/servers/accounts.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { reachBrowser } from "./browser.ts";

const server = sharedServer();
const { openPage } = await reachBrowser();

type Window = { language?: "pt-PT" | "en-GB"; width?: number; javascript?: boolean };

/** A window that counts what is pressed in it, of a keeper with two cages and eleven canaries, ten of them in the second. */
async function countedFlock({ language = "en-GB", width = 1440, javascript = true }: Window = {}) {
  const { token, org_id } = await signUp(server);
  const make = async (path: string, json: object) => {
    const answer = await call(server, path, { token, json: { org_id, ...json } });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const kind = { common_name: "Canary", latin_name: "Serinus canaria", group: "passerine", incubation_days: 13 };
  const species_id = await make("/api/bird-species/", kind);
  const cage = await make("/api/places/", { name: "Flight", kind: "aviary" });
  const full = await make("/api/places/", { name: "Cage", kind: "cage" });
  const birds: string[] = [];
  for (let at = 1; at <= 11; at += 1) {
    const place_id = at > 1 ? full : null;
    birds.push(await make("/api/birds/", { identifier: `PT 2026 ${at}`, sex: "male", species_id, place_id }));
  }
  const { page, context, faults, close } = await openPage({ origin: server.origin, language, width, javascript });
  await context.addCookies([{ name: "authToken", value: token, url: server.origin }]);
  const clicks = { made: 0 };
  const press: typeof page.click = async (selector, how) => {
    clicks.made += 1;
    await page.locator(selector).first().click(how);
  };
  const read = async (path: string) =>
    ((await (await call(server, path, { token })).json()) as { data: Record<string, unknown> }).data;
  return { page, press, clicks, read, cage, full, birds, org_id, faults, close };
}

test("a death takes two clicks on the bird's page, dated, and one to undo; a certificate takes one", async () => {
  const { page, press, clicks, read, birds, faults, close } = await countedFlock();
  const path = `/birds/${birds[0]}`;
  await page.goto(path, { waitUntil: "networkidle" });
  await press(".deeds a:has-text('Died')");
  await page.waitForURL(`**${path}/died`);
  await press("main form button:has-text('Record the death')");
  await page.waitForURL(`**${path}`);
  expect(clicks.made).toBe(2);
  const dead = await read(`/api${path}`);
  expect([dead.status_since, dead.place_id]).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), null]);
  await press(".toast button:has-text('Undo')");
  await expect.poll(async () => (await read(`/api${path}`)).status_since).toBeNull();
  expect(clicks.made).toBe(3);
  expect(await page.locator(".deeds a:has-text('Certificate')").getAttribute("href")).toBe(`${path}/certificate.pdf`);
  expect(faults).toEqual([]);
  await close();
});

test("ten birds are moved to another cage in five clicks", async () => {
  const { page, press, clicks, read, cage, faults, close } = await countedFlock();
  await page.goto("/birds", { waitUntil: "networkidle" });
  await page.waitForFunction(() => "__remixRouter" in window);
  await press("tbody tr:nth-child(1) input[name=ids]");
  await press("tbody tr:nth-child(10) input[name=ids]", { modifiers: ["Shift"] });
  await press(".choice-bar button[value=place]");
  // Choosing from a list is one press more.
  clicks.made += 1;
  await page.locator("select[name=set_place_id]").selectOption(cage);
  await press("form:has(select[name=set_place_id]) button[data-kind=primary]");
  await page.locator(".toast").waitFor();
  expect(clicks.made).toBe(5);
  const housed = (await read(`/api/birds/?place_id=${cage}`)) as { total: number };
  expect(housed.total).toBe(10);
  expect(faults).toEqual([]);
  await close();
});

test("on a phone, in Portuguese and without a script, a death, a weight, ten birds moved and the way out are 3, 3, 5 and 2 taps from anywhere", async () => {
  const { page, press, clicks, read, cage, full, birds, faults, close } = await countedFlock({
    language: "pt-PT",
    width: 390,
    javascript: false,
  });
  const total = async (place: string) => ((await read(`/api/birds/?place_id=${place}`)) as { total: number }).total;
  /** How many taps something takes from the home page. */
  async function taps(way: () => Promise<void>) {
    await page.goto("/dashboard");
    clicks.made = 0;
    await way();
    return clicks.made;
  }
  const begin = async (to: string) => {
    await press(".add-menu > summary");
    await press(`.add-menu a[href="${to}"]`);
  };
  const choose = async (name: string, value: string) => {
    clicks.made += 1;
    await page.locator(`select[name=${name}]`).selectOption(value);
  };
  const weight = taps(async () => {
    await begin("/weigh");
    await page.locator("[name=ring]").fill("2026 1");
    await page.locator("[name=grams]").fill("19,5");
    await press("main form button[data-kind=primary]");
  });
  expect(await weight).toBe(3);
  expect(await page.locator("main [role=status]").textContent()).toContain("19,5");
  const moved = taps(async () => {
    await begin("/move");
    await press(`a[href*="from=${full}"]`);
    await choose("place_id", cage);
    await press("main form button[data-kind=primary]");
  });
  expect([await moved, await total(cage)]).toEqual([5, 10]);
  const listed = taps(async () => {
    await press(".bottom-bar a[href='/birds']");
    await press(".choose-all input");
    await press(".choice-bar button[value=place]");
    await choose("set_place_id", full);
    await press("main form button[data-kind=primary]");
  });
  expect([await listed, await total(full)]).toEqual([5, 11]);
  const death = taps(async () => {
    await begin("/died");
    await page.locator("[name=ring]").fill("2026 1");
    await press("main form button[data-kind=primary]");
  });
  expect([await death, (await read(`/api/birds/${birds[0]}`)).status_since]).toEqual([
    3,
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  ]);
  const out = taps(async () => {
    await press(".bottom-bar a[href='/more']");
    await press("main form[action='/logout'] button");
  });
  expect([await out, new URL(page.url()).pathname]).toEqual([2, "/"]);
  expect(faults).toEqual([]);
  await close();
});

test("a queued action shows its position and runs by itself when its turn comes", async () => {
  const { page, org_id, faults, close } = await countedFlock();
  const database = createClient({ url: server.databaseUrl });
  const [now, later] = [0, 30_000].map((ms) => new Date(Date.now() + ms).toISOString());
  const id = `turn_${org_id}`;
  await database.execute({
    sql: "INSERT INTO turns (id, org_id, kind, ticket, since, until, begun_at) VALUES (?, ?, 'import', 'one', ?, ?, ?)",
    args: [id, org_id, now, later, now].map(String),
  });
  await page.goto("/birds/diversity", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: kinship["kinship.recompute.do"] }).click();
  await page.getByRole("heading", { name: ui["ui.line.title"] }).waitFor();
  expect(await page.locator("main .lost svg.drawing").count()).toBe(1);
  await database.execute({ sql: "DELETE FROM turns WHERE id = ?", args: [id] });
  await page.locator(".toast").waitFor();
  expect(await page.locator("h1").textContent()).not.toBe(ui["ui.line.title"]);
  // What a browser says of the refusal itself.
  expect(faults.filter((it) => !it.includes("429"))).toEqual([]);
  await close();
});
