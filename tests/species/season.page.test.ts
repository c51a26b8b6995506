import { expect, test } from "vitest";
import { filledIn, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import type { Species } from "#worker/species/queries.ts";

type Site = Awaited<ReturnType<typeof newSite>>;

async function copied(site: Site, slug: string): Promise<string> {
  const answer = await site.ask("/api/bird-species/from-catalogue", { as: site.a, json: { slugs: [slug] } });
  return ((await answer.json()) as { data: Species[] }).data[0]?.id ?? "";
}

const typed = {
  common_name: "Canary",
  latin_name: "Serinus canaria",
  group: "Finches",
  incubation_days: "13",
  incubation_days_to: "14",
  candling_days: "6; 11",
  lay_interval_days: "1",
  sits_from_egg: "4",
  ring_days_from: "6",
  ring_days_to: "7",
  weaning_day: "",
  turning_enabled: "on",
};

test("a species' page says what the agenda counts with, where it was read and what it is silent about", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const canary = await rita.get(`/species/${await copied(site, "canary")}`);
  const view = words(canary.html);
  for (const text of ["with egg 3", "day 5, 10 of incubation", "6–8 days old", "30 days old", "13–14 days"])
    expect(view).toContain(text);
  expect(view).toContain("pajaroscanarios.com");
  expect(canary.html).toContain('href="#source-1"');
  expect(canary.html).toContain('id="source-1"');
  expect(view).not.toContain("does not remind");
  const ringneck = words((await rita.get(`/species/${await copied(site, "ringneck")}`)).html);
  for (const text of [
    "does not remind you to ring",
    "does not remind you to wean",
    "no source",
    "only of eggs you mark as set",
  ])
    expect(ringneck).toContain(text);
});

test("the form takes days of candling in one box and gives back what contradicts itself", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const id = await copied(site, "canary");
  const form = await rita.get(`/species/${id}/edit`);
  expect([filledIn(form.html, "candling_days"), filledIn(form.html, "weaning_day")]).toEqual(["5, 10", "30"]);
  const version = filledIn(form.html, "version") ?? "";
  const wrong = await rita.post(`/species/${id}/edit`, {
    ...typed,
    candling_days: "11, 5",
    ring_days_to: "5",
    version,
  });
  expect(wrong.status).toBe(422);
  expect(words(wrong.html)).toContain("Candling days must be in ascending order");
  expect(words(wrong.html)).toContain("Ringing days must run from the lower to the higher number");
  expect(filledIn(wrong.html, "candling_days")).toBe("11, 5");
  const letters = await rita.post(`/species/${id}/edit`, { ...typed, candling_days: "five", version });
  expect([letters.status, words(letters.html).includes("separated by commas")]).toEqual([422, true]);
  const saved = await rita.post(`/species/${id}/edit`, { ...typed, version });
  expect(saved.status).toBe(303);
  const answer = await site.ask(`/api/bird-species/${id}`, { as: site.a });
  expect(((await answer.json()) as { data: Species }).data).toMatchObject({
    candling_days: [6, 11],
    sits_from_egg: 4,
    ring_days_to: 7,
    weaning_day: null,
  });
  expect(words((await rita.get(`/species/${id}`)).html)).toContain("The agenda does not remind you to wean.");
});
