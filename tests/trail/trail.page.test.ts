import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

test("the owner reads who changed what, in words, and takes it along", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a, language: "pt" });
  expect((await rita.get("/audit")).html).toContain("Ainda não há alterações");
  const make = keeping(site, site.a);
  const { id: kind } = await make.species("Canário");
  const { id } = await make.bird("PT 1", kind);
  await site.ask(`/api/birds/${id}`, { as: site.a, method: "PUT", json: { sex: "male", notes: "=1+1" } });
  const page = words((await rita.get("/audit?subject=bird")).html);
  expect(page).toContain("Rita Melo");
  expect(page).toContain("Alterou ave PT 1");
  expect(page).toContain("Sexo: Macho (antes: Desconhecido )");
  expect((await rita.get("/audit?subject=place")).html).toContain("Nada encontrado");
  expect((await rita.get("/audit?from=never")).location).toBe("/audit");
  const file = await rita.get("/audit/export?subject=bird");
  expect(file.headers.get("Content-Type")).toContain("text/csv");
  expect(file.html).toContain("'=1+1");
  expect((await rita.get("/birds/trash")).html).toContain('href="/audit"');
});

test("a keeper is told who the history is for", async () => {
  const site = await newSite();
  await site.db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${site.a.user_id}`);
  const page = await site.visitor({ as: site.a }).get("/audit");
  expect([page.status, page.html.includes("For the owner and managers only")]).toEqual([403, true]);
  expect((await site.visitor({ as: site.a }).get("/audit/export")).location).toBe("/audit");
  expect((await site.visitor().get("/audit")).location).toContain("/login?");
});
