import { expect, test } from "vitest";
import { filledIn, keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

async function newFlock() {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const canary = await keeper.species("Canary");
  return { ...site, ...keeper, canary, browser: site.visitor({ as: site.a }) };
}

const drawer = (html: string) => /<details class="drawer"[^>]*><summary>More details/.exec(html)?.[0] ?? "";
const isOpen = (html: string) => / open=""/.test(drawer(html));

test("the short form asks ring, species, sex, parents and birth; the rest is folded until something stands in it", async () => {
  const { browser, canary, species, bird } = await newFlock();
  const finch = await species("Goldfinch");
  await bird("PT 1", finch.id);
  const { html } = await browser.get("/birds/new");
  expect(filledIn(html, "species_id")).toBe(finch.id);
  const order = ["identifier", "species_id", "sex", "father_ring", "mother_ring", "birth_precision", "name", "notes"];
  const places = order.map((name) => html.indexOf(`name="${name}"`));
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  expect(html.indexOf(drawer(html))).toBeGreaterThan(html.indexOf('name="birth_year"'));
  expect([drawer(html) === "", isOpen(html)]).toEqual([false, false]);
  const fault = { identifier: "PT 2", species_id: canary.id, sex: "unknown", acquired_price_cents: "dear" };
  const refused = await browser.post("/birds/new", fault);
  expect([refused.status, isOpen(refused.html)]).toEqual([422, true]);
  const filled = await browser.post("/birds/new", {
    ...fault,
    identifier: "PT 1",
    acquired_price_cents: "",
    name: "Rubi",
  });
  expect([filled.status, isOpen(filled.html)]).toEqual([409, true]);
});

test("save and add another keeps species, birth and parents, counts the ring up and keeps the list's question", async () => {
  const { browser, canary, bird } = await newFlock();
  await bird("F 1", canary.id, { sex: "male" });
  await bird("PT 2026 0419", canary.id);
  const born = { birth_precision: "year", birth_year: "2026" };
  const typed = { species_id: canary.id, sex: "male", father_ring: "F 1", name: "Rubi", ...born, next: "another" };
  const saved = await browser.post("/birds/new?q=rubi&identifier=x", { identifier: "PT 2026 0417", ...typed });
  expect([saved.status, saved.location]).toEqual([303, "/birds/new?q=rubi&after=PT+2026+0417"]);
  const { html } = await browser.get(saved.location ?? "");
  expect(words(html)).toContain("PT 2026 0417 added.");
  const kept = ["identifier", "species_id", "sex", "father_ring", "mother_ring", "birth_year", "name"];
  expect(kept.map((name) => filledIn(html, name))).toEqual([
    ...["PT 2026 0418", canary.id, "unknown", "F 1", "", "2026", ""],
  ]);
  expect(html).toMatch(/<input[^>]*name="birth_precision"[^>]*checked=""[^>]*value="year"/);
  const next = await browser.post("/birds/new", { ...typed, identifier: "PT 2026 0418" });
  expect(filledIn((await browser.get(next.location ?? "")).html, "identifier")).toBe("PT 2026 0420");
  const plain = await browser.post("/birds/new", { ...typed, identifier: "Rubi" });
  expect(filledIn((await browser.get(plain.location ?? "")).html, "identifier")).toBe("");
});

test("the home page begins a bird by its ring", async () => {
  const { browser, canary, bird } = await newFlock();
  await bird("PT 1", canary.id);
  const home = await browser.get("/dashboard");
  expect(home.html).toMatch(/<form[^>]*method="get"[^>]*action="\/birds\/new"/);
  const { html } = await browser.get("/birds/new?identifier=PT+2");
  expect([filledIn(html, "identifier"), filledIn(html, "birth_date")]).toEqual([
    "PT 2",
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  ]);
});

test("the species is corrected by an action of its own, after what it changes was shown", async () => {
  const { browser, canary, species, bird, stored } = await newFlock();
  const finch = await species("Goldfinch");
  const father = await bird("F 1", canary.id, { sex: "male" });
  const { id } = await bird("PT 1", canary.id, { father_id: father.id });
  const edit = await browser.get(`/birds/${id}/edit`);
  expect(edit.html).toContain(`href="/birds/${id}/species"`);
  expect(words((await browser.get(`/birds/${id}/species`)).html)).toContain("Recorded as Canary");
  const look = await browser.get(`/birds/${id}/species?q=PT&to=${finch.id}`);
  expect(words(look.html)).toMatch(/Father F 1 Canary Another species: shown as a hybrid/);
  expect((await stored(id)).species_id).toBe(canary.id);
  const sent = { species_id: finch.id, version: filledIn(look.html, "version") ?? "" };
  const done = await browser.post(`/birds/${id}/species?q=PT&to=${finch.id}`, sent);
  expect([done.status, done.location]).toEqual([303, `/birds/${id}`]);
  expect(words((await browser.get(`/birds/${id}`)).html)).toContain("PT 1 is now recorded as Goldfinch.");
  expect((await stored(id)).species_id).toBe(finch.id);
  const stale = await browser.post(`/birds/${id}/species?to=${canary.id}`, { ...sent, species_id: canary.id });
  expect(stale.status).toBe(409);
  expect(filledIn(stale.html, "version")).toBe("2");
  const gone = await browser.get(`/birds/${id}/species?q=PT&to=sp_none`);
  expect([gone.status, gone.location]).toEqual([302, `/birds/${id}/species?q=PT`]);
});

test("a lone species has nothing to be corrected to, and the page says where the right one is found", async () => {
  const { browser, canary, bird } = await newFlock();
  const { id } = await bird("PT 1", canary.id);
  const { html } = await browser.get(`/birds/${id}/species`);
  expect(words(html)).toContain("Canary is your only species");
  expect(html).toContain('href="/species/catalogue"');
});
