import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";

/** A pair with two young, and a hen from elsewhere; two finches beside them. */
async function aviaries() {
  const site = await newSite();
  const { bird, species } = makeFor(site, site.a);
  const { id: species_id } = await species({ common_name: "Canary" });
  const hatch = (identifier: string, sex: string, more = {}) => bird({ identifier, sex, species_id, ...more });
  const parents = { father_id: (await hatch("PT 1", "male")).id, mother_id: (await hatch("PT 2", "female")).id };
  const son = await hatch("PT 3", "male", parents);
  await hatch("PT 4", "female", parents);
  await hatch("PT 5", "female");
  const finch = await species({ common_name: "Finch" });
  for (const identifier of ["F 1", "F 2"]) await bird({ identifier, species_id: finch.id });
  return { ...site, species_id, finch, son, rita: site.visitor({ as: site.a }) };
}

test("the diversity of a species says what each figure means, and whose genes are the rarest", async () => {
  const { rita, species_id, finch, visitor, a } = await aviaries();
  const start = await rita.get("/birds/diversity");
  expect(start.location).toBe(`/birds/diversity?species_id=${species_id}`);
  const page = await rita.get(start.location ?? "");
  // Kinships of the five, each with each: 1 + 1 + 1.25 + 1.25 + 0.5 of 25.
  expect(words(page.html)).toMatch(/Mean kinship 20% The chance/);
  expect(words(page.html)).toMatch(/Genetic diversity 80% The share/);
  expect(words(page.html)).toContain("the same diversity as your 5 birds");
  expect(words(page.html)).toContain("Canary (5)");
  const rings = [...page.html.matchAll(/<bdi class="ring-number">(PT \d)<\/bdi>/g)].map(([, ring]) => ring);
  expect(rings).toEqual(["PT 5", "PT 1", "PT 2", "PT 3", "PT 4"]);
  const second = await rita.get(`/birds/diversity?species_id=${species_id}&page_size=10&page=2`);
  expect(second.location).toBe(`/birds/diversity?species_id=${species_id}`);
  const portuguese = await visitor({ as: a, language: "pt" }).get(`/birds/diversity?species_id=${finch.id}`);
  expect(words(portuguese.html)).toMatch(/Parentesco médio 25\s% A probabilidade/);
  expect((await rita.get("/birds")).html).toContain('href="/birds/diversity"');
});

test("a manager has the numbers worked out anew, and is told how many were wrong", async () => {
  const { rita, species_id, son, db } = await aviaries();
  const page = `/birds/diversity?species_id=${species_id}`;
  const right = await rita.post(page, {});
  expect([right.status, right.location]).toEqual([303, page]);
  expect(words((await rita.get(page)).html)).toContain("the numbers of all 7 birds were correct");
  await db.run(sql`UPDATE birds SET inbreeding = 0.5 WHERE id = ${son.id}`);
  await rita.post(page, {});
  expect(words((await rita.get(page)).html)).toContain("Recalculated: 1 bird had other numbers");
});

test("an empty flock is told where to begin, and nobody sees another's", async () => {
  const { visitor, b, species_id } = await aviaries();
  const theirs = visitor({ as: b });
  expect(words((await theirs.get("/birds/diversity")).html)).toContain("There are no living birds yet");
  const page = await theirs.get(`/birds/diversity?species_id=${species_id}`);
  expect(page.html).not.toMatch(/PT \d|Canary/);
});
