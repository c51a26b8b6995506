import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { settle } from "#tests/app/world.ts";
import { readText, titulos } from "./exports.ts";

async function newFlock(rings: string[] = []) {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const canary = await keeper.species("Canary");
  for (const ring of rings) await keeper.bird(ring, canary.id, { sex: ring.endsWith("1") ? "male" : "female" });
  return { ...site, canary, browser: site.visitor({ as: site.a }) };
}

const rowsOf = (html: string) => readText(new TextEncoder().encode(`\ufeff${html}`)).map(([ring]) => ring);
const linksOn = (html: string) =>
  [...html.matchAll(/href="(\/birds\/export[^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

test("the list offers what it means as a file, with its filters and order and without its page", async () => {
  const { browser, canary } = await newFlock(["PT 1", "PT 2", "XX 1"]);
  const { html } = await browser.get("/birds?page_size=10");
  const ofToday = "/birds/export?status_id=current&format=";
  expect(linksOn(html)).toEqual([`${ofToday}xlsx`, `${ofToday}csv`]);
  expect(words(html)).toContain("Export all 3 birds");
  const question = `q=PT&species_id=${canary.id}&sort_by=identifier&order=asc`;
  const narrowed = await browser.get(`/birds?${question}&page=1`);
  expect(words(narrowed.html)).toContain("Export the 2 birds with these filters");
  const [, csv = ""] = linksOn(narrowed.html);
  expect(csv).toBe(`/birds/export?${question}&format=csv`);
  const file = await browser.get(csv);
  expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="Viveiro-A-birds-[\d-]+\.csv"; /);
  expect(file.headers.get("Cache-Control")).toBe("no-store");
  expect(rowsOf(file.html)).toEqual(["Tag ID", "PT 1", "PT 2"]);
});

test("where there is nothing to take along, nothing is offered", async () => {
  const { browser } = await newFlock();
  expect(linksOn((await browser.get("/birds")).html)).toEqual([]);
  const full = await newFlock(["PT 1"]);
  expect(linksOn((await full.browser.get("/birds?q=zebra")).html)).toEqual([]);
});

test("the file is in the reader's language, and one bird is one bird", async () => {
  const { a, visitor } = await newFlock(["PT 1"]);
  const leitor = visitor({ as: a, language: "pt-PT" });
  const { html } = await leitor.get("/birds");
  expect(words(html)).toMatch(/Exportar.*1 ave .*Excel \(\.xlsx\)/);
  const file = await leitor.get("/birds/export?format=csv");
  expect(file.html).toContain(`${titulos.join(";")}\r\nPT 1;Canary;;macho;;`);
  expect(file.headers.get("Content-Disposition")).toContain("Viveiro%20A%20-%20aves%20-%20");
});

test("a viewer takes the flock along; a stranger is asked to log in and comes back to the list", async () => {
  const { db, env, visitor } = await newFlock(["PT 1"]);
  const viewer = visitor({ as: await settle(db, env, "Clube", "viewer") });
  expect(rowsOf((await viewer.get("/birds/export?format=csv")).html)).toEqual(["Tag ID"]);
  const stranger = await visitor().get("/birds/export?format=csv&q=PT");
  expect([stranger.status, stranger.location]).toEqual([302, "/login?redirectTo=%2Fbirds%3Fq%3DPT"]);
});

test("a failed export is reported on the list, and no half file is saved", async () => {
  let isDown = false;
  const away = new Response("{}", { status: 503, headers: { "Retry-After": "5" } });
  const site = await newSite({
    between: (request, api) => (isDown && request.url.includes("/export") ? Promise.resolve(away) : api(request)),
  });
  const keeper = keeping(site, site.a);
  await keeper.bird("PT 1", (await keeper.species("Canary")).id);
  const browser = site.visitor({ as: site.a });
  const wrong = await browser.get("/birds/export?sex=both");
  expect([wrong.status, wrong.location]).toEqual([302, "/birds?sex=both"]);
  isDown = true;
  const down = await browser.get("/birds/export?sex=male&format=csv");
  expect([down.status, down.location]).toEqual([302, "/birds?sex=male"]);
  expect(words((await browser.get("/birds?sex=male")).html)).toContain("The birds could not be exported.");
});

test("HEAD says what the file is and sends none", async () => {
  const { browser } = await newFlock(["PT 1"]);
  const head = await browser.get("/birds/export?format=csv", { method: "HEAD" });
  const text = [head.status, head.headers.get("Content-Type"), head.html];
  expect(text).toEqual([200, "text/csv; charset=utf-8", ""]);
});
