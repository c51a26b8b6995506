import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

test("a deleted bird is found in the trash, restored by its button, and told about", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const make = keeping(site, site.a);
  const { id: kind } = await make.species("Canary");
  const { id } = await make.bird("PT 1", kind);
  expect((await rita.get("/birds/trash")).html).toContain("The trash is empty");
  await rita.post(`/birds/${id}/delete`, { ring: "PT 1" });
  expect((await rita.get("/birds")).html).toContain('href="/birds/trash"');
  const page = words((await rita.get("/birds/trash?q=pt")).html);
  expect(page).toContain("PT 1");
  expect(page).toContain("Rita Melo");
  expect(page).toContain("in 30 days");
  expect(words((await rita.get("/birds/trash?q=nobody")).html)).toContain("Nothing found in the trash");
  const answer = await rita.post("/birds/trash?q=pt", { only: id });
  expect([answer.status, answer.location]).toEqual([303, "/birds/trash?q=pt"]);
  expect((await rita.get("/birds/trash")).html).toContain("1 bird is back in the flock.");
  expect(await make.stored(id)).toMatchObject({ identifier: "PT 1" });
});

test("every chosen bird that cannot be restored says why, and choosing none is refused", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a, language: "pt" });
  const make = keeping(site, site.a);
  const { id: kind } = await make.species("Canary");
  const one = await make.bird("PT 1", kind);
  const two = await make.bird("PT 2", kind);
  for (const { id } of [one, two]) await site.ask(`/api/birds/${id}`, { as: site.a, method: "DELETE" });
  await make.bird("PT 1", kind);
  const answer = await rita.post("/birds/trash", { ids: [one.id, two.id] });
  expect(answer.status).toBe(409);
  const text = words(answer.html);
  expect(text).toContain("Algumas aves não foram repostas");
  expect(text).toContain("PT 1: este número de anilha já pertence a outra ave.");
  expect(text).toContain("1 ave voltou ao plantel.");
  const none = await rita.post("/birds/trash", { page: "1" });
  expect([none.status, none.html.includes("Escolha pelo menos uma ave.")]).toEqual([422, true]);
});

test("deleting for good asks first, by ring, and is only for those who run the organisation", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const make = keeping(site, site.a);
  const { id: kind } = await make.species("Canary");
  const { id } = await make.bird("PT 1", kind);
  expect((await rita.get(`/birds/trash/erase?ids=${id}`)).location).toBe("/birds/trash");
  await site.ask(`/api/birds/${id}`, { as: site.a, method: "DELETE" });
  const question = words((await rita.get(`/birds/trash/erase?ids=${id}`)).html);
  expect(question).toContain("Delete 1 bird for good?");
  expect(question).toContain("PT 1");
  const ines = site.visitor({ as: site.b });
  expect((await ines.get(`/birds/trash/erase?ids=${id}`)).location).toBe("/birds/trash");
  const answer = await rita.post("/birds/trash/erase", { ids: id });
  expect([answer.status, answer.location]).toEqual([303, "/birds/trash"]);
  const page = words((await rita.get("/birds/trash")).html);
  expect(page).toContain("1 bird deleted for good.");
  expect(page).toContain("The trash is empty");
});
