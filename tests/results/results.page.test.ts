import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import { budgies } from "./budgies.ts";

async function bred() {
  const site = await newSite();
  const { ask, a } = site;
  const { bird, species } = makeFor(site, a);
  const { id: species_id } = await species({ common_name: "Canary" });
  const cock = await bird({ sex: "male", identifier: "PT 1", species_id });
  const hens = [
    await bird({ sex: "female", identifier: "PT 2", species_id }),
    await bird({ sex: "female", identifier: "PT 3", species_id }),
  ];
  const send = async <Data>(path: string, json: object) =>
    ((await (await ask(path, { as: a, json })).json()) as { data: Data }).data;
  const paired = { state: "active", started_on: "2026-01-01", cock_ids: [cock.id], hen_ids: hens.map(({ id }) => id) };
  const pair = await send<{ id: string }>("/api/pairs", { kind: "trio", ...paired });
  const laid = async (count: number, hen_id: string | null) =>
    (await send<{ eggs: Array<{ id: string }> }>(`/api/pairs/${pair.id}/eggs`, { count, every: 0, hen_id })).eggs.map(
      ({ id }) => id,
    );
  const become = (egg_ids: string[], state: string) =>
    send<{ birds: Array<{ id: string }> }>("/api/eggs/events", { egg_ids, state });
  const his = await laid(12, hens[0]?.id ?? null);
  await laid(2, null);
  await become(his.slice(0, 9), "fertile");
  await become(his.slice(9), "clear");
  const { birds } = await become(his.slice(0, 3), "hatched");
  const chicks = birds.map(({ id }) => id);
  const lose = (id: string) => send(`/api/birds/${id}/lost`, { cause: "frio" });
  return { ...site, cock, hens, pair, his, become, chicks, lose, rita: site.visitor({ as: a }) };
}

test("results stand line by line with their shares, and each figure leads to just its eggs", async () => {
  const { rita, hens } = await bred();
  const page = await rita.get("/birds/pairs/results?by=hen");
  const text = words(page.html);
  expect([page.status, text.includes("PT 2"), text.includes("Not known which of the hens")]).toEqual([200, true, true]);
  // Three hatched and three were clear; six are fertile under the hen and count for no rate yet.
  for (const share of [
    "3/6 of the checked 6 still open",
    "3/3 of fertile 3/6 of those set 6 incubating",
    "3 to be weaned",
  ])
    expect(text).toContain(share);
  for (const [figure, title] of [
    ["open", "Still open"],
    ["open_fertile", "Fertile, still open"],
    ["open_set", "Incubating"],
  ])
    expect(words((await rita.get(`/eggs?hen_id=${hens[0]?.id}&figure=${figure}`)).html)).toContain(`${title} Hen PT 2`);
  const figure = `/eggs?hen_id=${hens[0]?.id}&figure=fertile`;
  expect(page.html).toContain(`href="${figure.replaceAll("&", "&amp;")}"`);
  const eggs = words((await rita.get(figure)).html);
  for (const it of ["Fertile", "Hen PT 2", "9 eggs"]) expect(eggs).toContain(it);
  const unsure = words((await rita.get("/eggs?hen_id=%3F&figure=eggs")).html);
  for (const it of ["Hen not known for sure", "2 eggs"]) expect(unsure).toContain(it);
  expect(words((await rita.get("/birds/pairs/results?season=1999")).html)).toContain("No egg matches what you chose.");
  expect((await rita.get("/birds/pairs/results?by=colour")).location).toBe("/birds/pairs/results");
});

test("the breeding tab of a bird shows what came of its eggs, and no others", async () => {
  const { rita, cock, hens } = await bred();
  const hers = await rita.get(`/birds/${hens[0]?.id}/pairs`);
  expect(words(hers.html)).toContain("Fertility — 3/6 so far · 6 more fertile, still open");
  expect(words(hers.html)).toContain("Weaned 0 3 to be weaned");
  expect(hers.html).toContain(`/eggs?hen_id=${hens[0]?.id}&amp;figure=eggs`);
  expect(words((await rita.get(`/birds/${hens[1]?.id}/pairs`)).html)).toContain("Once there are eggs");
  expect(words((await rita.get(`/eggs?cock_id=${cock.id}&figure=eggs`)).html)).toContain("14 eggs");
});

test("embryos that died stand with their third, and chicks that died before they were weaned", async () => {
  const { rita, hens, become, his, chicks, lose } = await bred();
  await become(his.slice(3, 5), "early_dead");
  await become(his.slice(5, 6), "late_dead");
  await lose(chicks[0] ?? "");
  const text = words((await rita.get("/birds/pairs/results?by=hen")).html);
  for (const it of ["3 2 in the first third 1 in the last third", "0/1 of the chicks 2 to be weaned"])
    expect(text).toContain(it);
  const path = `/eggs?hen_id=${hens[0]?.id}`;
  const first = words((await rita.get(`${path}&figure=dead_first`)).html);
  for (const it of ["Embryos that died in the first third", "2 eggs"]) expect(first).toContain(it);
  expect(words((await rita.get(`${path}&figure=dead_middle`)).html)).not.toContain("egg PT");
  expect(words((await rita.get(`${path}&figure=lost`)).html)).toContain("Chick deaths Hen PT 2");
});

test("where no egg was laid the page says so and leads to the pairs", async () => {
  const site = await newSite();
  const { html } = await site.visitor({ as: site.a }).get("/birds/pairs/results");
  expect([words(html).includes("No eggs yet"), html.includes('href="/birds/pairs"')]).toEqual([true, true]);
});

test("a cinnamon son of a green and a blue stands on the pages of the pairs, of its pair and of the chick", async () => {
  const site = await newSite();
  const { bird, pair, hatch } = await budgies(site);
  const [cock, hen] = [await bird("male", "green"), await bird("female", "blue")];
  const { id, number } = await pair([cock.id], [hen.id]);
  const rita = site.visitor({ as: site.a });
  const page = "/birds/pairs/results?colours=all";
  expect(words((await rita.get(page)).html)).toContain("Nothing to compare yet");
  const [son = ""] = await hatch(id, [
    { sex: "male", mutation: "cinnamon green" },
    { sex: "female", mutation: "green" },
  ]);
  const all = await rita.get(page);
  expect(words(all.html)).toContain("this pair cannot have such a chick.");
  expect(all.html).toContain(`href="/birds/pairs/results?pair=${id}"`);
  const own = words((await rita.get(`/birds/pairs/results?pair=${id}`)).html);
  for (const it of [
    `Colours of pair ${number}`,
    "1 chick that this pair cannot have",
    "Light green Hen 50%",
    "If it is a hen:",
  ])
    expect(own).toContain(it);
  const chick = await rita.get(`/birds/${son}`);
  expect(words(chick.html)).toContain("this pair cannot have such a chick.");
  expect(chick.html).toContain(`/birds/pairs/results?pair=${id}`);
  expect((await rita.get("/birds/pairs/results?pair=pair_x")).status).toBe(404);
  expect(words((await rita.get(`${page}&season=1999`)).html)).toContain("No pair that matches");
});
