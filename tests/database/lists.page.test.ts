import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";
import { nestsIn } from "#tests/clutches/nests.ts";
import { fillOrganization } from "./full-organization.ts";

const megabyte = 1024 * 1024;
/** Pages over what grows most; each brings what it was drawn from once more, for the browser. */
const pages = [
  ...["/birds/bird_1/pedigree?ancestors=6&descendants=6", "/birds/bird_1/pedigree?view=words", "/birds/bird_1/pairs"],
  ...["/species", "/places", "/places/new", "/places/cage_1/edit", "/birds/new", "/birds?page_size=100&open=place_id"],
  ...["/birds/pairs/pair_1", "/birds/pairs/new", "/clutches/clutch_1", "/eggs", "/round/cage_2", "/agenda"],
];

test("the pages of a full organisation stay pages, and say where they do not tell all", {
  timeout: 60_000,
}, async () => {
  const site = await nestsIn(newSite, "2027-04-02");
  await site.dayIs("2027-04-02");
  await fillOrganization(site);
  const rita = site.visitor({ as: site.a, language: "en" });
  const seen = new Map<string, string>();
  for (const path of pages) {
    const { status, html } = await rita.get(path);
    expect([path, status, Math.round(html.length / megabyte) <= 2]).toEqual([path, 200, true]);
    seen.set(path, html);
  }
  expect(seen.get("/birds/bird_1/pedigree?view=words")).toContain(
    "the nearest 300 offspring, 100 siblings and 100 partners",
  );
  expect(seen.get("/birds/bird_1/pairs")).toContain("The newest 50 pairs of this bird are shown.");
  expect(seen.get("/species")).toContain("Page 1 of 10");
  expect((await rita.get("/species?page=10")).html).toContain("Page 10 of 10");
  expect((await rita.get("/species?page=11")).location).toBe("/species");
  const joana = site.visitor({ as: site.a, language: "pt" });
  expect((await joana.get("/birds/bird_1/pairs")).html).toContain("Mostram-se os 50 casais mais recentes desta ave.");
});
