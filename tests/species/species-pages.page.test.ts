import { expect, test } from "vitest";
import { filledIn, keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

type Site = Awaited<ReturnType<typeof newSite>>;

async function fromCatalogue(site: Site, slug: string): Promise<string> {
  const answer = await site.ask("/api/bird-species/from-catalogue", { as: site.a, json: { slugs: [slug] } });
  return ((await answer.json()) as { data: Array<{ id: string }> }).data[0]?.id ?? "";
}

const typed = {
  common_name: "Budgie",
  latin_name: "Melopsittacus undulatus",
  group: "Parrots",
  incubation_days: "18",
  temperature_c: "",
  ring_size_mm: "4.2",
  profile_notes: "",
  turning_enabled: "on",
};

test("a species' page sets its own figures beside the catalogue's and counts its birds", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const id = await fromCatalogue(site, "sun_conure");
  const empty = words((await rita.get(`/species/${id}`)).html);
  expect(empty).toContain("You have no birds of this species yet.");
  expect(empty).toContain("23–28 days");
  expect(empty).toContain("To confirm sources disagree: 23, 23–27 and 28 days");
  const { bird } = keeping(site, site.a);
  const elder = await bird("PT 1", id, { sex: "male", birth_date: "2021-04-01" });
  await bird("PT 2", id, { sex: "female" });
  const page = await rita.get(`/species/${id}`);
  expect(page.html).toContain('class="pyramid"');
  expect(page.html).toContain(`href="/birds/${elder.id}"`);
  expect(page.html).toContain(`/birds?species_id=${id}`);
  expect(words(page.html)).toContain("1 without a birth date.");
  expect((await rita.get("/species")).html).toContain(`href="/species/${id}"`);
  expect((await site.visitor({ as: site.b }).get(`/species/${id}`)).status).toBe(404);
});

test("a species is edited by its form, and an edit over another's shows both", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const id = await fromCatalogue(site, "budgerigar");
  const form = await rita.get(`/species/${id}/edit`);
  const version = filledIn(form.html, "version") ?? "";
  expect([version, filledIn(form.html, "temperature_c")]).toEqual(["1", "37.3"]);
  const saved = await rita.post(`/species/${id}/edit`, { ...typed, version });
  expect([saved.status, saved.location]).toEqual([303, `/species/${id}`]);
  const page = words((await rita.get(`/species/${id}`)).html);
  expect(page).toContain("Species Budgie saved.");
  expect(page).toContain("4.2 mm");
  const stale = await rita.post(`/species/${id}/edit`, { ...typed, incubation_days: "19", version });
  expect(stale.status).toBe(409);
  const view = words(stale.html);
  expect(view).toContain("Someone changed this species in the meantime");
  expect(view).toContain("Incubation days 18 19");
  expect(filledIn(stale.html, "version")).toBe("2");
  const over = await rita.post(`/species/${id}/edit`, { ...typed, incubation_days: "19", version: "2" });
  expect(over.status).toBe(303);
  const wrong = await rita.post(`/species/${id}/edit`, {
    ...typed,
    incubation_days: "",
    ring_size_mm: "99",
    version: "3",
  });
  expect([wrong.status, wrong.html.includes("from 1 to 40 mm")]).toEqual([422, true]);
});

test("a species without birds is deleted after a question, one with birds says why not", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const id = await fromCatalogue(site, "canary");
  const { bird } = keeping(site, site.a);
  const kept = await bird("PT 1", id);
  const refused = await rita.post(`/species/${id}/delete`, { name: "Canary" });
  expect(refused.location).toBe(`/species/${id}`);
  expect(words((await rita.get(`/species/${id}`)).html)).toContain("there are birds of it");
  await site.ask(`/api/birds/${kept.id}`, { as: site.a, method: "DELETE" });
  await site.ask("/api/birds/trash/erase", { as: site.a, json: { ids: [kept.id] } });
  expect(words((await rita.get(`/species/${id}/delete`)).html)).toContain("Delete Canary?");
  const done = await rita.post(`/species/${id}/delete`, { name: "Canary" });
  expect([done.status, done.location]).toEqual([303, "/species"]);
  expect(words((await rita.get("/species")).html)).toContain("Species Canary deleted.");
});
