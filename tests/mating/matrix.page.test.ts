import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";

/** Two cocks and two hens, brother and sister among them, and a bird of unknown sex. */
async function fourBirds() {
  const site = await newSite();
  const { bird } = makeFor(site, site.a);
  const father = await bird({ identifier: "PT 1", sex: "male" });
  const mother = await bird({ identifier: "PT 2", sex: "female" });
  const parents = { father_id: father.id, mother_id: mother.id };
  const cock = await bird({ identifier: "PT 3", sex: "male", ...parents });
  const hen = await bird({ identifier: "PT 4", sex: "female", ...parents });
  const unsexed = await bird({ identifier: "PT 5" });
  const ids = [father, mother, cock, hen, unsexed].map(({ id }) => id);
  return { ...site, bird, ids, cock, hen, rita: site.visitor({ as: site.a }) };
}

/** Rows of the matrix as their texts, the heads first. */
const rowsOf = (html: string) =>
  [...(/<table class="matrix">[\s\S]*<\/table>/.exec(html)?.[0] ?? "").matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(
    ([, row = ""]) =>
      [...row.matchAll(/<(?:th|td)[^>]*>([\s\S]*?)<\/(?:th|td)>/g)].map(([, it = ""]) => it.replace(/<[^>]+>/g, "")),
  );

test("every cock stands against every hen with F of their young, each figure a way to the pair", async () => {
  const { rita, ids, cock, hen } = await fourBirds();
  const page = await rita.get(`/birds/matrix?${ids.map((id) => `ids=${id}`).join("&")}`);
  expect(page.status).toBe(200);
  const [heads, ...rows] = rowsOf(page.html);
  expect(heads?.slice(1)).toEqual(["PT 2", "PT 4"]);
  expect(rows).toEqual([
    ["PT 1", "?", "25%"],
    ["PT 3", "25%", "25%"],
  ]);
  expect(page.html).toContain(`/birds/pair?cock=${cock.id}&amp;hen=${hen.id}`);
  expect(page.html).toContain('aria-label="PT 3 × PT 4: 25%"');
  expect(page.html).toContain('aria-label="PT 1 × PT 2: unknown"');
  expect(page.html).toMatch(/<td data-heat="5">/);
  expect(page.html).toMatch(/sex is unknown:[\s\S]*PT 5/);
});

test("the list leads to the matrix with what is ticked, or with everything its filters leave", async () => {
  const { rita, ids } = await fourBirds();
  expect((await rita.get("/birds")).html).toMatch(/<button[^>]*formaction="\/birds\/matrix"/i);
  const all = await rita.get("/birds/matrix?all=on&chosen=1&q=PT&sex=male");
  expect(all.location).toBe(`/birds/matrix?ids=${[ids[2], ids[0]].join(",")}`);
});

test("a matrix says what it lacks: birds, hens, or fewer of them", async () => {
  const { rita, visitor, b, ids, bird } = await fourBirds();
  expect((await rita.get("/birds/matrix?chosen=1")).html).toContain("Select the birds first");
  expect((await rita.get(`/birds/matrix?ids=${ids[0]}`)).html).toContain("Add at least one hen");
  const theirs = await visitor({ as: b }).get(`/birds/matrix?ids=${ids.join(",")}`);
  expect(theirs.html).toContain("5 of the selected birds are no longer in the flock.");
  expect(theirs.html).not.toContain("PT 3");
  for (let n = 0; n < 77; n += 1) await bird({ identifier: `X ${n}` });
  const many = await rita.get("/birds/matrix?all=on");
  const page = await rita.get(many.location ?? "");
  expect(page.status).toBe(422);
  expect(page.html).toContain("At most 80 birds at once");
});

test("nobody chosen, the matrix opens with the present adults of the species most kept, and offers the others", async () => {
  const { rita, bird, a, ids, visitor, b, ...site } = await fourBirds();
  const make = makeFor(site, a);
  const finch = await make.species({ common_name: "Finch" });
  const sold = await make.status("sold");
  const today = new Date().toISOString().slice(0, 10);
  await bird({ identifier: "F 1", sex: "male", species_id: finch.id });
  await bird({ identifier: "PT 6", sex: "male", status_id: sold.id });
  await bird({ identifier: "PT 7", sex: "female", birth_date: today });
  const page = await rita.get("/birds/matrix");
  const [heads, ...rows] = rowsOf(page.html);
  expect([heads?.slice(1), rows.map(([head]) => head)]).toEqual([
    ["PT 2", "PT 4"],
    ["PT 1", "PT 3"],
  ]);
  expect(page.html).toMatch(/aria-current="true"[^>]*>Espécie [a-z]+<\/a>/);
  expect(page.html).toContain(`href="/birds/matrix?species_id=${finch.id}"`);
  expect((await rita.get(`/birds/matrix?species_id=${finch.id}`)).html).toContain("Add at least one hen");
  const theirs = await visitor({ as: b }).get(`/birds/matrix?species_id=${finch.id}`);
  expect([theirs.status, theirs.html.includes("F 1")]).toEqual([200, false]);
  expect((await visitor({ as: b }).get("/birds/matrix")).html).toContain("Select the birds first");
});

test("birds of two species are no figure, and say so", async () => {
  const { rita, bird, a, ids, ...site } = await fourBirds();
  const finch = await makeFor(site, a).species({ common_name: "Finch" });
  const { id } = await bird({ identifier: "F 1", sex: "female", species_id: finch.id });
  const page = await rita.get(`/birds/matrix?ids=${ids[0]},${id}`);
  expect(rowsOf(page.html)[1]).toEqual(["PT 1", "hybrids"]);
});

test("who may write makes a pair of any two from the matrix, and comes to the form with both of them", async () => {
  const { rita, db, a, ids, cock, hen } = await fourBirds();
  const path = `/birds/matrix?ids=${ids.join(",")}`;
  const ways = (html: string) => /<nav class="choices matrix-ways"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
  const why = await rita.get(path);
  const [, to = ""] = /href="([^"]*to=pair[^"]*)"/.exec(ways(why.html)) ?? [];
  const page = await rita.get(to.replaceAll("&amp;", "&"));
  expect(ways(page.html)).toMatch(/aria-current="true"[^>]*>Pair them/);
  expect(page.html).toContain("Choose a figure to make the two a pair.");
  expect(page.html).toContain('aria-label="Pair PT 3 × PT 4: 25%"');
  const [, cell = ""] = new RegExp(`href="([^"]*cock=${cock.id}[^"]*hen=${hen.id})"`).exec(page.html) ?? [];
  expect(cell).toBe(`/birds/pairs/new?cock=${cock.id}&amp;hen=${hen.id}`);
  const form = await rita.get(cell.replaceAll("&amp;", "&"));
  expect([form.status, form.html.includes('value="PT 3"'), form.html.includes('value="PT 4"')]).toEqual([
    200,
    true,
    true,
  ]);
  await db.run(sql`UPDATE users SET role = 'viewer' WHERE id = ${a.user_id}`);
  // The answer to the first call brings the card that says so.
  await rita.get("/birds");
  const read = await rita.get(`${path}&to=pair`);
  expect([ways(read.html), read.html.includes("/birds/pairs/new")]).toEqual(["", false]);
});
