import { expect, test } from "vitest";
import { filledIn, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

async function aviary() {
  const site = await newSite();
  const answer = await site.ask("/api/bird-species/from-catalogue", { as: site.a, json: { slugs: ["budgerigar"] } });
  const id = ((await answer.json()) as { data: Array<{ id: string }> }).data[0]?.id ?? "";
  return { site, id, rita: site.visitor({ as: site.a }) };
}

test("a pair is chosen in a form whose answer is an address: sons and daughters in exact fractions", async () => {
  const { rita, id } = await aviary();
  const form = await rita.get("/genetics");
  expect(form.html).toContain('<select class="input" name="c.blue">');
  expect(words(form.html)).toContain("Normal /blue, perhaps (66%)");
  const page = await rita.get(`/genetics?species_id=${id}&c.blue=0.blue&c.cinnamon=0.cinnamon&h.blue=0.blue&h.dark=`);
  const text = words(page.html);
  expect(page.status).toBe(200);
  expect(text).toContain("Light green /cinnamon blue × Light green /blue");
  expect(text).toContain(
    "Light green Cocks: 1/2 (50%) are split for cinnamon Cocks: 2/3 (66.67%) are split for blue Hens: 2/3 (66.67%) are split for blue 56.25% 75% 3/4 37.5% 3/8",
  );
  expect(text).toContain("Skyblue cinnamon 6.25% — 12.5% 1/8");
  // What was asked stays in the form.
  expect(page.html).toContain('<option value="0.blue" selected="">');
});

test("a hen that is split for a sex-linked mutation is told why she cannot be, in the form", async () => {
  const { rita, id } = await aviary();
  const page = await rita.get(`/genetics?species_id=${id}&h.cinnamon=0.cinnamon`);
  expect([page.status, words(page.html).includes("A hen cannot be split for cinnamon")]).toEqual([200, true]);
  expect((await rita.get("/genetics?species_id=sp_nobody")).status).toBe(404);
});

test("lethal pairs are warned about before the numbers, and doubts carry their marks", async () => {
  const { rita, id } = await aviary();
  const page = await rita.get(
    `/genetics?species_id=${id}&c.crest=crest.0&h.crest=crest.0&c.opaline=0.opaline&c.ino=0.ino`,
  );
  const text = words(page.html);
  expect(text).toContain("crest × crest: weaker chicks");
  expect(text).toContain(
    "opaline and ino series are inherited together: they separate in 30% of the chicks. 1 Derived",
  );
  expect(text).toContain("What the marks mean");
});

test("the reverse question lists the parents that can give a young", async () => {
  const { rita, id } = await aviary();
  const page = await rita.get(`/genetics/parents?species_id=${id}&sex=female&w.cinnamon=cinnamon&w.blue=`);
  const text = words(page.html);
  expect(text).toContain("possible pairs");
  expect(text).toContain("Light green cinnamon Light green 1/2 (50%)");
});

test("own mutations are added, edited, refused when the name is taken, and deleted", async () => {
  const { rita, id, site } = await aviary();
  const list = await rita.get(`/genetics/mutations?species_id=${id}`);
  expect(words(list.html)).toContain("opaline opalino Sex-linked recessive Established");
  const path = `/genetics/mutations/new?species_id=${id}`;
  expect((await rita.get(path)).status).toBe(200);
  const typed = { species_id: id, name: "Opaline", chromosome: "Z", inheritance: "recessive", lethal: "none" };
  const more = { evidence: "estimated", allele_rank: "1", locus: "", source: "", notes: "" };
  const taken = await rita.post(path, { ...typed, ...more });
  expect([taken.status, taken.html.includes("already has a mutation with this name")]).toEqual([409, true]);
  const saved = await rita.post(path, { ...typed, ...more, name: "Moon" });
  expect([saved.status, saved.location]).toEqual([303, `/genetics/mutations?species_id=${id}`]);
  const shown = await rita.get(saved.location ?? "");
  const [, mutation = ""] = /\/genetics\/mutations\/(mut_\w+)\/edit/.exec(shown.html) ?? [];
  expect(words(shown.html)).toContain("Mutation Moon saved.");
  const edit = await rita.get(`/genetics/mutations/${mutation}/edit`);
  const version = filledIn(edit.html, "version") ?? "";
  expect([version, filledIn(edit.html, "name")]).toEqual(["1", "Moon"]);
  const { species_id: _, ...change } = { ...typed, ...more, name: "Moonlight", version };
  expect((await rita.post(`/genetics/mutations/${mutation}/edit`, change)).status).toBe(303);
  const stale = await rita.post(`/genetics/mutations/${mutation}/edit`, { ...change, name: "Sun" });
  expect([stale.status, words(stale.html).includes("Someone changed this mutation")]).toEqual([409, true]);
  expect((await site.visitor({ as: site.b }).get(`/genetics/mutations/${mutation}/edit`)).status).toBe(404);
  expect(words((await rita.get(`/genetics/mutations/${mutation}/delete`)).html)).toContain("Delete Moonlight?");
  const gone = await rita.post(`/genetics/mutations/${mutation}/delete`, { name: "Moonlight", species_id: id });
  expect(gone.status).toBe(303);
  expect(words((await rita.get(gone.location ?? "")).html)).not.toContain("Moonlight Sex-linked");
});

test("a bird has a page of its genes: what is written, what follows of its family, and a form its sex allows", async () => {
  const { rita, id, site } = await aviary();
  const make = async (json: Record<string, unknown>) => {
    const answer = await site.ask("/api/birds", { as: site.a, json: { species_id: id, ...json } });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const father = await make({ identifier: "F", sex: "male", genotype: "Green /blue cinnamon" });
  const mother = await make({ identifier: "M", sex: "female", mutation: "Skyblue" });
  const hen = await make({ identifier: "H", sex: "female", mutation: "Green", father_id: father, mother_id: mother });
  const page = await rita.get(`/birds/${hen}/genetics`);
  const text = words(page.html);
  expect(text).toContain("Recorded colour: Light green");
  expect(text).toContain("blue series Normal /blue certain From the bird's own record. From its parents F , M .");
  expect(page.html).not.toContain('value="0.cinnamon"');
  const saved = await rita.post(`/birds/${hen}/genetics`, { "gene-blue": "0.blue", "gene-opaline": "", version: "1" });
  expect([saved.status, saved.location]).toEqual([303, `/birds/${hen}/genetics`]);
  expect(words((await rita.get(`/birds/${hen}/genetics`)).html)).toContain("Recorded colour: Light green /blue");
  const refused = await rita.post(`/birds/${hen}/genetics`, { "gene-cinnamon": "0.cinnamon", version: "2" });
  expect([refused.status, words(refused.html).includes("A hen cannot be split for cinnamon")]).toEqual([422, true]);
  const stale = await rita.post(`/birds/${hen}/genetics`, { "gene-blue": "blue.blue", version: "1" });
  expect(stale.status).toBe(409);
  const wrong = await make({
    identifier: "W",
    sex: "male",
    mutation: "Green",
    father_id: await make({ identifier: "B", sex: "male", mutation: "Skyblue" }),
    mother_id: mother,
  });
  expect(words((await rita.get(`/birds/${wrong}/genetics`)).html)).toContain(
    "The recorded parents cannot give this bird",
  );
  expect((await site.visitor({ as: site.b }).get(`/birds/${hen}/genetics`)).status).toBe(404);
  const pair = words((await rita.get(`/genetics?father=${father}&mother=${mother}`)).html);
  expect(pair).toContain("With the recorded colours of F × M");
  expect(pair).toContain("Light green /cinnamon blue × Skyblue");
});

test("the form of a bird says why a genotype cannot be, and keeps what was typed", async () => {
  const { rita, id } = await aviary();
  const typed = { identifier: "X", species_id: id, sex: "female", genotype: "Green /cinnamon" };
  const refused = await rita.post("/birds/new", typed);
  expect([refused.status, words(refused.html).includes("A hen cannot be split for cinnamon")]).toEqual([422, true]);
  expect(filledIn(refused.html, "genotype")).toBe("Green /cinnamon");
});

test("without a species the pages say where to begin", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  for (const path of ["/genetics", "/genetics/parents", "/genetics/mutations", "/genetics/mutations/new"])
    expect([path, words((await rita.get(path)).html).includes("Which species?")]).toEqual([path, true]);
});
