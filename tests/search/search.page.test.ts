import { expect, test } from "vitest";
import type { Hits } from "#app/search/hits.ts";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

async function flock() {
  const site = await newSite();
  const answer = await site.ask("/api/bird-species/from-catalogue", { as: site.a, json: { slugs: ["canary"] } });
  const { data } = (await answer.json()) as { data: Array<{ id: string }> };
  const canary = data[0]?.id ?? "";
  const { bird } = keeping(site, site.a);
  return { ...site, rita: site.visitor({ as: site.a }), canary, ring: (it: string) => bird(it, canary) };
}
const queryOf = (q: string) => `/search?${new URLSearchParams({ q })}`;

test("every page has the box, a plain form that leads to the search", async () => {
  const { rita } = await flock();
  for (const path of ["/birds", "/species", "/search"]) {
    const { html } = await rita.get(path);
    const [form = ""] = /<form[^>]*class="search-box"[\s\S]*?<\/form>/.exec(html) ?? [];
    expect([path, form]).toEqual([path, expect.stringContaining('action="/search"')]);
    expect(form).toContain('method="get"');
    expect(form).toContain('name="q"');
    expect(html).toContain('href="/search"');
  }
});

test("the digits of one ring lead to its bird; of several, to what was found, by groups", async () => {
  const { rita, ring, ask, a } = await flock();
  const { id } = await ring("R187523");
  const { id: other } = await ring("PT 2026 0417");
  expect((await rita.get(queryOf("187523"))).location).toBe(`/birds/${id}`);
  expect((await rita.get(queryOf("417"))).location).toBe(`/birds/${other}`);
  await ring("PT 2025 0417");
  await ask("/api/places/", { as: a, json: { kind: "room", name: "Room 417" } });
  const page = await rita.get(queryOf("417"));
  expect([page.status, page.location]).toEqual([200, null]);
  expect(page.html).toContain(`href="/birds/${other}"`);
  const text = words(page.html);
  for (const it of ["Birds", "PT 2026 0417", "Places", "Room 417", "Room · 0 birds"]) expect(text).toContain(it);
  expect(page.html).toContain('value="417"');
});

test("a ring that is not found is named, and offered as a new bird to whoever may write", async () => {
  const { rita } = await flock();
  const { status, html } = await rita.get(queryOf("ES 8114"));
  expect(status).toBe(200);
  expect(words(html)).toContain("No results for “ES 8114”");
  expect(html).toContain('href="/birds/new?identifier=ES+8114"');
  expect((await rita.get("/birds/new?identifier=ES+8114")).html).toContain('value="ES 8114"');
  expect(words((await rita.get("/search")).html)).toContain("417 finds PT 2026 0417");
});

test("more than eight lead to the list, narrowed in the same way", async () => {
  const { rita, ring } = await flock();
  for (let n = 0; n < 10; n += 1) await ring(`PT 417${n} X`);
  const { html } = await rita.get(queryOf("417"));
  expect(html.match(/class="menu-item"[^>]* href="\/birds\/bird/g)).toHaveLength(8);
  expect(html).toContain('href="/birds?q=417"');
  expect(words(html)).toContain("Show all 10 birds in the list");
  expect(words((await rita.get("/birds?q=417")).html)).toContain("PT 4170 X");
});

test("while somebody types finished lines are answered; odd texts are cut, not refused", async () => {
  const { rita, ring } = await flock();
  await ring("R187523");
  await ring("R187524");
  const { html, headers } = await rita.get("/search/hits?q=18752");
  expect(headers.get("Content-Type")).toContain("application/json");
  const hits = JSON.parse(html) as Hits;
  expect(hits.groups.map(({ label, hits: lines }) => [label, lines.map(({ ring: it }) => it?.text)])).toEqual([
    ["Birds", ["R187524", "R187523"]],
  ]);
  expect(hits.announcement).toBe("2 results");
  expect((await rita.get("/search/hits?q=%20")).status).toBe(204);
  for (const q of ["x".repeat(10_000), "a%0Ab", "%00", "%ED%A0%80", "%F0%9F%90%A6", "%25_*%22", "%E2%80%AE"])
    for (const path of ["/search", "/search/hits"]) {
      const { status } = await rita.get(`${path}?q=${q}`);
      expect([path, q.slice(0, 20), [200, 204].includes(status)]).toEqual([path, q.slice(0, 20), true]);
    }
});

test("a pair stands in a group of its own, with its birds, and its number leads to it", async () => {
  const site = await flock();
  const { rita, ask, a, canary } = site;
  const { bird } = keeping(site, a);
  const [his, hers] = [await bird("PT 41", canary, { sex: "male" }), await bird("PT 42", canary, { sex: "female" })];
  const json = { kind: "pair", cock_ids: [his.id], hen_ids: [hers.id] };
  const { data: pair } = (await (await ask("/api/pairs", { as: a, json })).json()) as {
    data: { id: string; number: string };
  };
  const text = words((await rita.get(queryOf("PT 4"))).html);
  expect(text).toContain(`Pairs ${pair.number} · PT 41 × PT 42 Planned`);
  expect((await rita.get(queryOf(pair.number))).location).toBe(`/birds/pairs/${pair.id}`);
});
