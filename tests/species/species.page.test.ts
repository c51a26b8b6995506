import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";

type Site = Awaited<ReturnType<typeof newSite>>;
type Listed = { id: string; common_name: string; turning_enabled: boolean; catalogue_slug: string | null };

async function speciesOf({ ask, a }: Site): Promise<Listed[]> {
  const answer = await ask("/api/bird-species/", { as: a });
  return ((await answer.json()) as { data: Listed[] }).data;
}

const typed = {
  common_name: "Blue tit",
  latin_name: "Cyanistes caeruleus",
  group: "Finches and songbirds",
  incubation_days: "14",
  lockdown_days_before_hatch: "2",
  temperature_c: "37.5",
  humidity_start_pct: "55",
  humidity_lockdown_pct: "",
  profile_notes: "",
};

test("a breeder without species is led to the catalogue", async () => {
  const site = await newSite();
  const page = await site.visitor({ as: site.a }).get("/species");
  expect(page.status).toBe(200);
  expect(page.html).toContain("Which birds do you breed?");
  expect(page.html).toContain('href="/species/catalogue"');
});

test("species chosen in the catalogue land on the breeder's own list and are marked as owned", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const catalogue = await rita.get("/species/catalogue");
  expect(catalogue.html.match(/type="checkbox"/g)?.length ?? 0).toBeGreaterThanOrEqual(16);
  const answer = await rita.post("/species/catalogue", { slugs: ["canary", "zebra_finch"] });
  expect([answer.status, answer.location]).toEqual([303, "/species"]);
  const list = await rita.get("/species");
  expect(list.html).toContain("2 species added from the catalogue.");
  expect(list.html).toContain("Serinus canaria");
  expect((await speciesOf(site)).map(({ catalogue_slug }) => catalogue_slug).sort()).toEqual(["canary", "zebra_finch"]);
  const owned = (await rita.get("/species/catalogue")).html;
  expect(owned.match(/name="slugs"/g)).toHaveLength((catalogue.html.match(/name="slugs"/g)?.length ?? 0) - 2);
  expect(owned.match(/<legend[^>]*>[^<]+/g)?.map((it) => it.replace(/.*>/, ""))).toEqual(
    expect.arrayContaining(["On your list", "Most kept in Portugal"]),
  );
  expect(owned.indexOf("On your list")).toBeLessThan(owned.indexOf("Most kept in Portugal"));
  const again = await rita.post("/species/catalogue", { slugs: ["canary"] });
  expect(again.status).toBe(303);
  expect(await speciesOf(site)).toHaveLength(2);
});

test("a search in the catalogue keeps what was ticked, and a name it does not have leads to a species of one's own", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a, language: "pt" });
  const { html } = await rita.get("/species/catalogue?q=kakariki&slugs=canary&slugs=dodo&return_to=%2Fbirds");
  expect(html.match(/name="slugs"/g)).toHaveLength(2);
  expect(html.indexOf("Já escolhidas")).toBeLessThan(html.indexOf("Kakariki"));
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/<details[^>]*>(?:(?!<\/details>).)*Fontes/su);
  const none = (await rita.get("/species/catalogue?q=dod%C3%B3")).html;
  expect(none).toContain("Nenhuma espécie do catálogo se chama «dodó»");
  expect(none).toContain("/birds/species/new?name=dod%C3%B3");
});

test("an empty choice from the catalogue is refused in words", async () => {
  const site = await newSite();
  const answer = await site.visitor({ as: site.a }).post("/species/catalogue", { idempotency_key: "k" });
  expect(answer.status).toBe(422);
  expect(answer.html).toContain("Choose at least one species");
});

test("a species the catalogue does not have is refused", async () => {
  const site = await newSite();
  const answer = await site.visitor({ as: site.a }).post("/species/catalogue", { slugs: ["dodo"] });
  expect(answer.status).toBe(422);
});

test("a species made by hand keeps what was ticked and what was not", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const answer = await rita.post("/birds/species/new", typed);
  expect([answer.status, answer.location]).toEqual([303, "/birds"]);
  expect((await rita.get("/birds")).html).toContain("Species Blue tit added.");
  expect(await speciesOf(site)).toMatchObject([{ common_name: "Blue tit", turning_enabled: false }]);
});

test("a refused species says what is wrong and keeps every word", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const answer = await rita.post("/birds/species/new", { ...typed, incubation_days: "366", temperature_c: "29" });
  expect(answer.status).toBe(422);
  expect(answer.html).toContain("from 1 to 365");
  expect(answer.html).toContain("from 30 to 45");
  expect(answer.html).toContain('value="Cyanistes caeruleus"');
  expect(answer.html).toContain('value="366"');
  expect(await speciesOf(site)).toEqual([]);
});

test("two species of one name are refused, whatever the case and the accents", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a, language: "pt" });
  await rita.post("/birds/species/new", { ...typed, common_name: "Canário" });
  const answer = await rita.post("/birds/species/new", { ...typed, common_name: "CANARIO" });
  expect(answer.status).toBe(409);
  expect(answer.html).toContain("Já tem uma espécie com este nome.");
});

test("after a new species the breeder is back where they came from, and nowhere else", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const own = await rita.post("/birds/species/new?return_to=/birds/import/1", typed);
  expect(own.location).toBe("/birds/import/1");
  const foreign = await rita.post("/birds/species/new?return_to=//evil.test", { ...typed, common_name: "Great tit" });
  expect(foreign.location).toBe("/birds");
});

test("the form starts with the name an import did not know", async () => {
  const site = await newSite();
  const page = await site.visitor({ as: site.a }).get("/birds/species/new?name=Blue+tit");
  expect(page.html).toContain('value="Blue tit"');
});

test("species pages are for members", async () => {
  const site = await newSite();
  for (const path of ["/species", "/species/catalogue", "/birds/species/new"]) {
    const page = await site.visitor().get(path);
    expect([path, page.status, page.location?.startsWith("/login?")]).toEqual([path, 302, true]);
  }
});
