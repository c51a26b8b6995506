import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { filledIn, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

test("statuses are added, renamed, moved and deleted without a script", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a, language: "pt" });
  const page = "/settings/statuses";
  expect(words((await rita.get(page)).html)).toContain("Em quarentena");
  const draft = { intent: "save", id: "", name_pt: "Na feira", name_en: "At the show", kind: "away" };
  expect((await rita.post(`${page}?edit=new`, draft)).location).toBe(page);
  expect(words((await rita.get(page)).html)).toContain("Estado Na feira adicionado.");
  const refused = await rita.post(`${page}?edit=new`, { ...draft, name_pt: "ativo" });
  expect([refused.status, words(refused.html).includes("Já existe um estado com este nome.")]).toEqual([409, true]);
  const ids = async () =>
    [...(await rita.get(page)).html.matchAll(/name="id" value="(st_\w+)"/g)].map(([, id = ""]) => id);
  const before = await ids();
  await rita.post(page, { intent: "up", id: before[1] ?? "" });
  expect((await ids()).slice(0, 2)).toEqual([before[1], before[0]]);
  const last = before.at(-1) ?? "";
  expect((await rita.get(`${page}?edit=${last}`)).html).toContain('value="Na feira"');
  await rita.post(`${page}?edit=${last}`, { ...draft, id: last, name_pt: "Na exposição" });
  expect(words((await rita.get(page)).html)).toContain("Na exposição");
  await rita.post(page, { intent: "delete", id: last });
  expect(await ids()).toHaveLength(13);
  expect((await rita.post(page, { intent: "explode" })).status).toBe(400);
});

test("a keeper is told who changes the statuses", async () => {
  const site = await newSite();
  await site.db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${site.a.user_id}`);
  const page = await site.visitor({ as: site.a }).get("/settings/statuses");
  expect([
    page.status,
    words(page.html).includes("owner or a manager of the organisation can change the statuses"),
  ]).toEqual([403, true]);
});

test("ring colours of a year are chosen over the usual ones", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const page = "/settings/ring-colours";
  expect(words((await rita.get(page)).html)).toContain("Red (usual)");
  expect((await rita.post(page, { year_2024: "silver", year_2025: "" })).location).toBe(page);
  const saved = await rita.get(page);
  expect([words(saved.html).includes("Colours saved."), filledIn(saved.html, "year_2024")]).toEqual([true, "silver"]);
});
