import { expect, test } from "vitest";
import { keeping, ringsOn, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

async function newFlock(rings: string[] = []) {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const canary = await keeper.species("Canary");
  for (const ring of rings) await keeper.bird(ring, canary.id);
  return { ...site, ...keeper, canary, browser: site.visitor({ as: site.a }) };
}

test("filters, order and paging live in the address and cover the whole flock", async () => {
  const rings = Array.from({ length: 23 }, (_, n) => `PT ${String(n).padStart(3, "0")}`);
  const { browser, species, bird } = await newFlock(rings);
  const finch = await species("Goldfinch");
  await bird("XX 1", finch.id, { sex: "male", name: "Rubi" });
  const last = await browser.get("/birds?sort_by=identifier&order=asc&page=3&page_size=10");
  expect(ringsOn(last.html)).toEqual(["PT 020", "PT 021", "PT 022", "XX 1"]);
  expect(words(last.html)).toContain("Showing 4 of 24 birds");
  expect(words(last.html)).toContain("Page 3 of 3");
  expect(ringsOn((await browser.get("/birds?q=rubi")).html)).toEqual(["XX 1"]);
  expect(ringsOn((await browser.get("/birds?q=goldf")).html)).toEqual(["XX 1"]);
  expect(ringsOn((await browser.get(`/birds?species_id=${finch.id}`)).html)).toEqual(["XX 1"]);
  expect(ringsOn((await browser.get("/birds?sex=male&status_id=none")).html)).toEqual(["XX 1"]);
  expect(ringsOn((await browser.get("/birds")).html)[0]).toBe("XX 1");
});

test("a heading sorts descending, turns round when pressed again, and says how it sorts", async () => {
  const { browser } = await newFlock(["PT 1"]);
  const fresh = await browser.get("/birds?q=PT");
  expect(fresh.html).toContain('href="/birds?q=PT&amp;sort_by=identifier&amp;order=desc"');
  // Also before anybody asks the list has an order, and its column is there and marked.
  expect(fresh.html.match(/aria-sort="descending"[^>]*data-cell="added"/g)).toHaveLength(1);
  const down = await browser.get("/birds?q=PT&sort_by=identifier&order=desc");
  expect(down.html).toContain('href="/birds?q=PT&amp;sort_by=identifier&amp;order=asc"');
  expect(down.html.match(/aria-sort="descending"/g)).toHaveLength(1);
  const up = await browser.get("/birds?q=PT&sort_by=identifier&order=asc");
  expect(up.html.match(/aria-sort="ascending"/g)).toHaveLength(1);
});

test("every filter in force is named above the list, with a link that removes it", async () => {
  const { browser, species, bird } = await newFlock(["PT 1", "Azul"]);
  const finch = await species("Goldfinch");
  await bird("PT 2", finch.id, { birth_date: "2020-05-03" });
  const answer = await browser.get(`/birds?species_id=${finch.id}&born_from=2020&born_to=2020-05&missing=parents`);
  expect(ringsOn(answer.html)).toEqual(["PT 2"]);
  for (const chip of ["Goldfinch", "Born 2020 to May 2020", "No parents recorded"])
    expect(answer.html).toContain(`aria-label="Remove the filter ${chip}"`);
  expect(answer.html).toContain(`href="/birds?species_id=${finch.id}&amp;missing=parents"`);
  expect(ringsOn((await browser.get("/birds?missing=ring")).html)).toEqual(["Azul"]);
  const season = await browser.get("/birds?born_from=2020&born_to=2020");
  expect(words(season.html)).toContain("Born 2020");
  expect(season.html).not.toContain("Clear filters</a></li>");
  for (const odd of ["status_id=nobody", "place_id=nowhere", "born_from=05/2020", "species_id=none"])
    expect([odd, (await browser.get(`/birds?${odd}`)).status]).toEqual([odd, 200]);
});

test("rows stand close where the reader says so, by a plain form that comes back to the list", async () => {
  const { browser } = await newFlock(["PT 1"]);
  expect((await browser.get("/birds")).html).not.toContain("data-density");
  await browser.post("/preferences", { density: "compact", return_to: "/birds" });
  expect((await browser.get("/birds")).html).toContain('data-density="compact"');
});

test("a filter that finds no bird says so, and not that the flock is empty", async () => {
  const { browser } = await newFlock(["PT 1"]);
  const none = await browser.get("/birds?q=zebra");
  expect(words(none.html)).toContain("No birds found");
  expect(words(none.html)).not.toContain("Your flock starts here");
  expect(none.html).toContain('href="/birds"');
});

test("invalid list parameters are refused with a page, unknown ones ignored", async () => {
  const { browser } = await newFlock(["PT 1"]);
  const wrong = ["page=0", "page=abc", "page=1e99", "page_size=7", "sort_by=password", "order=up", "sex=both"];
  for (const question of [...wrong, `q=${"x".repeat(300)}`, "page=99999999999999999999"]) {
    const answer = await browser.get(`/birds?${question}`);
    expect([question, answer.status]).toEqual([question, 422]);
    expect(answer.html).toContain('href="/birds"');
  }
  for (const fine of ["utm_source=mail", "page=&sex=&q=", "q=%25_%27%22", "q=%F0%9F%A6%9C", "species_id=nobody"])
    expect([fine, (await browser.get(`/birds?${fine}`)).status]).toEqual([fine, 200]);
});

test("a page past the end leads to the last one", async () => {
  const { browser } = await newFlock(["PT 1", "PT 2"]);
  const past = await browser.get("/birds?q=PT&page=9");
  expect([past.status, past.location]).toEqual([302, "/birds?q=PT&page=1"]);
});

test("text of a breeder is escaped, never executed", async () => {
  const { browser, species, bird } = await newFlock();
  const nasty = `"><img src=x onerror=alert(1)>`;
  const kind = await species("<script>alert(2)</script>");
  const { id } = await bird(nasty, kind.id, { name: "</title><svg onload=alert(3)>", notes: "<b>bold</b>" });
  const paths = ["/birds", `/birds/${id}`, `/birds/${id}/edit`, `/birds/${id}/delete`, "/birds/new"];
  for (const path of [...paths, `/birds?q=${encodeURIComponent(nasty)}`]) {
    const { status, html } = await browser.get(path);
    expect([path, status]).toEqual([path, 200]);
    for (const tag of ["<img src=x", "<script>alert", "<svg onload", "<b>bold"])
      expect([path, html.includes(tag)]).toEqual([path, false]);
  }
  await browser.post(`/birds/${id}/delete`, { ring: nasty });
  const { html } = await browser.get("/birds");
  expect(html).not.toContain("<img src=x");
});

test("a form of absurd size or shape is refused with a page, never a fault of ours", async () => {
  const { browser, canary, bird } = await newFlock();
  const { id } = await bird("PT 1", canary.id);
  const long = { identifier: "x".repeat(5000), species_id: canary.id, name: "n".repeat(200), notes: "é".repeat(3000) };
  expect((await browser.post("/birds/new", long)).status).toBe(422);
  expect((await browser.post("/birds/new", { ...long, notes: "x".repeat(400_000) })).status).toBe(413);
  expect((await browser.post("/birds/new", {})).status).toBe(422);
  expect((await browser.post("/birds/new", { identifier: ["a", "b"], species_id: ["c", "d"] })).status).toBe(422);
  expect((await browser.post("/birds/new", { identifier: "a\u0000b", species_id: canary.id })).status).toBe(422);
  expect((await browser.post(`/birds/${id}/edit`, { identifier: "PT 1", version: "1e400" })).status).toBe(422);
  expect((await browser.post(`/birds/${id}/edit`, { identifier: "PT 1", version: "nan" })).status).toBe(422);
  const parent = { identifier: "PT 2", species_id: canary.id, father_ring: "x".repeat(3000) };
  expect((await browser.post("/birds/new", parent)).status).toBe(422);
});

test("a bird's page tells everything that is known of it, in the reader's language", async () => {
  const { visitor, a, canary, bird, browser } = await newFlock();
  const father = await bird("F 1", canary.id, { sex: "male", name: "Avô" });
  const { id } = await bird("PT 1", canary.id, {
    father_id: father.id,
    birth_date: "2020-03-01",
    notes: "calm\nand fat",
  });
  const english = words((await browser.get(`/birds/${id}`)).html);
  expect(english).toMatch(/Age \d+ years/);
  expect(english).toContain("1 Mar 2020");
  expect(english).toContain("calm and fat");
  const portuguese = await visitor({ as: a, language: "pt" }).get(`/birds/${id}`);
  expect(words(portuguese.html)).toMatch(/Idade \d+ anos/);
  expect(portuguese.html).toContain(`href="/birds/${father.id}"`);
  expect(portuguese.html).toContain("<title>Ave PT 1");
});

test("a page of its own under /birds reads no list", async () => {
  const { browser } = await newFlock(["PT 1"]);
  const form = await browser.get("/birds/new");
  expect(form.html).not.toContain("<tbody");
  expect(words(form.html)).toContain("New bird");
});

test("whoever is not signed in is asked to, and comes back", async () => {
  const { visitor } = await newFlock();
  const answer = await visitor().get("/birds?q=rubi");
  expect([answer.status, answer.location]).toEqual([302, "/login?redirectTo=%2Fbirds%3Fq%3Drubi"]);
});
