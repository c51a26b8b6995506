import { expect, test } from "vitest";
import { filledIn, keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

async function newFlock() {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const canary = await keeper.species("Canary");
  return { ...site, ...keeper, canary, browser: site.visitor({ as: site.a }) };
}

const tabsOf = (html: string) => {
  const nav = /<nav class="tabs".*?<\/nav>/s.exec(html)?.[0] ?? "";
  return [...nav.matchAll(/<a([^>]*)>([^<]*)<\/a>/g)].map(([, attributes = "", label = ""]) =>
    attributes.includes('aria-current="page"') ? `[${label}]` : label,
  );
};

test("a bird has pages side by side, and one for papers only when it has any", async () => {
  const { browser, canary, bird } = await newFlock();
  const plain = await bird("FOP 2022 884 007", canary.id, { mutation: "Opalino", ring_size_mm: 2.9 });
  const page = await browser.get(`/birds/${plain.id}`);
  expect(tabsOf(page.html)).toEqual([
    "[Overview]",
    "Photos",
    "Tree",
    "Mates",
    "Breeding",
    "Genetics",
    "Weights",
    "Health",
    "Papers",
    "History",
  ]);
  const text = words(page.html);
  for (const fact of [
    "Federation FOP",
    "Breeder number 884",
    "Year 2022",
    "Number 007",
    "Pink To be confirmed",
    "Opalino",
  ])
    expect(text).toContain(fact);
  expect(text).toMatch(/Diameter 2\.9\smm/);
  const papers = { acquired_price_cents: 3550, acquired_on: "2025-03-02", eu_annex: "B", breeder: "Rita <b>" };
  const bought = await bird("PT 2", canary.id, papers);
  const kept = await browser.get(`/birds/${bought.id}/papers`);
  expect(tabsOf(kept.html)).toEqual([
    "Overview",
    "Photos",
    "Tree",
    "Mates",
    "Breeding",
    "Genetics",
    "Weights",
    "Health",
    "[Origin]",
    "Papers",
    "History",
  ]);
  for (const fact of ["€35.50", "2 Mar 2025", "CITES/EU annex B", "Breeder Rita"])
    expect(words(kept.html)).toContain(fact);
  const empty = await browser.get(`/birds/${plain.id}/papers`);
  expect(words(empty.html)).toContain("No documents yet");
  expect(empty.html).toContain(`href="/birds/${plain.id}/edit?return_to=%2Fbirds%2F${plain.id}%2Fpapers"`);
  const pedigree = await browser.get(`/birds/${plain.id}/pedigree`);
  expect(tabsOf(pedigree.html)).toContain("[Tree]");
});

test("somebody else's bird is called that on its page and in a tree", async () => {
  const { browser, canary, bird } = await newFlock();
  const father = await bird("REF 1", canary.id, { sex: "male", is_reference: true });
  const young = await bird("PT 1", canary.id, { father_id: father.id });
  expect(words((await browser.get(`/birds/${father.id}`)).html)).toContain("Reference bird");
  expect(words((await browser.get(`/birds/${young.id}/pedigree`)).html)).toMatch(/REF 1.*Reference bird/);
});

test("the history says in words who did what, and pages without a script", async () => {
  const { browser, canary, bird, ask, a } = await newFlock();
  const { id } = await bird("PT 1", canary.id);
  const change = (json: object) => ask(`/api/birds/${id}`, { as: a, method: "PUT", json });
  await change({ sex: "female", birth_date: "2025-03-02", notes: "<script>alert(1)</script>" });
  const first = await browser.get(`/birds/${id}/history`);
  const text = words(first.html.slice(first.html.indexOf("<ol")));
  for (const fact of ["Changed", "Female", "2 Mar 2025", "Added Ring number: PT 1"]) expect(text).toContain(fact);
  expect(first.html).not.toContain("<script>alert(1)");
  for (let n = 0; n < 20; n += 1) await change({ name: `Nome ${n}` });
  const long = await browser.get(`/birds/${id}/history`);
  expect(words(long.html.slice(long.html.indexOf('<ol class="history"')))).not.toContain("2 Mar 2025");
  const older = /href="([^"]*\?before=[^"]*)"/.exec(long.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const last = await browser.get(older);
  expect(words(last.html)).toContain("2 Mar 2025");
  expect(last.html).toContain(`href="/birds/${id}/history"`);
  const nowhere = await browser.get(`/birds/${id}/history?before=nothing`);
  expect([nowhere.status, nowhere.location]).toEqual([302, `/birds/${id}/history`]);
});

test("weights are added and deleted by plain forms, drawn, and warned about when they jump", async () => {
  const { browser, canary, bird } = await newFlock();
  const { id } = await bird("PT 1", canary.id);
  const path = `/birds/${id}/weights`;
  const empty = await browser.get(path);
  expect(words(empty.html)).toContain("No weighings yet.");
  expect(filledIn(empty.html, "weighed_on")).toMatch(/^\d{4}-\d\d-\d\d$/);
  const wrong = await browser.post(path, { weighed_on: "2026-01-02", grams: "muito", note: "calma" });
  expect(wrong.status).toBe(422);
  expect([filledIn(wrong.html, "grams"), filledIn(wrong.html, "note")]).toEqual(["muito", "calma"]);
  expect(wrong.html).toMatch(/<input[^>]*name="grams"[^>]*aria-invalid="true"/);
  const blank = await browser.post(path, { weighed_on: "2026-01-02", grams: "" });
  expect([blank.status, words(blank.html).includes("This field is required")]).toEqual([422, true]);
  expect((await browser.post(path, { weighed_on: "2026-01-02", grams: "20,5" })).location).toBe(path);
  const one = await browser.get(path);
  expect(words(one.html)).toContain("Weight saved.");
  expect(one.html).not.toContain(`class="weight-chart"`);
  await browser.post(path, { weighed_on: "2026-02-02", grams: "30", note: "gorda" });
  const two = await browser.get(path);
  expect(words(two.html)).toContain("Weight saved. The weight changed by more than 30%");
  expect(words(two.html)).toMatch(/Weight from 2 Jan 2026 to 2 Feb 2026: between 20\.5\sg and 30\sg/);
  expect(words(two.html)).toMatch(/30\sg \+46% changed by more than 30%/);
  expect(words((await browser.get(`/birds/${id}`)).html)).toMatch(/Weight 30\sg/);
  const gone = /name="delete" value="(wt_\w+)"/.exec(two.html)?.[1] ?? "";
  expect((await browser.post(path, { delete: gone })).status).toBe(303);
  expect(words((await browser.get(path)).html)).toContain("Weight deleted.");
  expect((await browser.post(path, { delete: gone })).status).toBe(303);
  expect((await browser.get(path)).html.match(/name="delete"/g)).toHaveLength(1);
});

test("nothing about a stranger's bird is told on any of its pages", async () => {
  const { visitor, b, canary, bird } = await newFlock();
  const { id } = await bird("PT 1", canary.id);
  const stranger = visitor({ as: b });
  for (const page of ["", "/papers", "/weights", "/history", "/pedigree"])
    expect([page, (await stranger.get(`/birds/${id}${page}`)).status]).toEqual([page, 404]);
  expect((await stranger.post(`/birds/${id}/weights`, { weighed_on: "2026-01-02", grams: "20" })).status).toBe(404);
});
