import { expect, test } from "vitest";
import { pageBytes } from "#tests/bench/measures/page-bytes.ts";
import { pageBudgets } from "#tests/browser/all-pages.ts";
import { makeFor } from "#tests/house/make.ts";
import { newSite } from "#tests/house/site.ts";

test("no signed-in page is heavier than its budget, and none carries a dictionary", async () => {
  const site = await newSite();
  const make = makeFor(site, site.a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  let last = "";
  for (let at = 0; at < 20; at += 1) {
    const { id } = await make.bird({ identifier: `PT 2026 ${at}`, species_id, sex: at % 2 ? "male" : "female" });
    last = id;
  }
  expect(Object.keys(pageBudgets).length).toBeGreaterThan(8);
  const rita = site.visitor({ as: site.a, language: "pt" });
  for (const [path, most] of Object.entries(pageBudgets)) {
    const { status, html } = await rita.get(path.replace(":id", last));
    const { words } = pageBytes(html);
    const isWithin = Buffer.byteLength(html) / 1024 <= most;
    expect([path, status, isWithin, words]).toEqual([path, 200, true, 0]);
  }
});

test("a dictionary inside a page would be noticed", () => {
  const told = '<script>enqueue("[{},\\"birds.list.title\\",\\"Aves\\",\\"items\\",[]]")</script>';
  expect(pageBytes(told).words).toBeGreaterThan(20);
});
