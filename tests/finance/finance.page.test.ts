import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import { playMarch } from "./march.ts";

test("the page tells what March came to, leads each figure to its rows", async () => {
  const site = await newSite();
  const { a } = site;
  await playMarch(site.db, a.org_id, []);
  const rita = site.visitor({ as: a });
  const page = await rita.get("/finance?from=2027-03-01&to=2027-03-31");
  const text = words(page.html);
  for (const it of ["147.50", "185.25", "37.75", "82.75", "VAT exemption"]) expect(text).toContain(it);
  expect(page.html).toContain("by=income");
  expect(page.html).toContain("by=result");
  const rows = words((await rita.get("/finance?from=2027-03-01&to=2027-03-31&by=category&of=feed")).html);
  expect(rows).toContain("Rows: 2.");
  expect((await rita.get("/finance?from=x")).location).toBe("/finance");
});

test("a fresh organisation is told where to begin; a view is kept, a month closed and opened, by forms alone", async () => {
  const site = await newSite();
  const { a, b } = site;
  await playMarch(site.db, a.org_id, []);
  const [rita, rui] = [site.visitor({ as: a }), site.visitor({ as: b })];
  const fresh = await rui.get("/finance");
  expect(fresh.html).toContain('href="/expenses?edit=new"');
  expect(fresh.html).not.toContain("finance-chart");
  const year = "/finance?from=2026-01-01&to=2026-12-31";
  expect((await rita.post(year.replace("finance", "finance/views"), { name: "Ano" })).location).toBe(year);
  expect((await rita.get("/finance")).html).toContain("<bdi>Ano</bdi>");
  expect((await rita.post("/finance", { do: "lock", month: "2026-01" })).location).toBe("/finance");
  const refused = await rita.post("/finance", { do: "unlock", month: "2026-01", reason: " " });
  expect([refused.status, refused.html.includes('id="reason-2026-01-error"')]).toEqual([422, true]);
  expect((await rita.post("/finance", { do: "unlock", month: "2026-01", reason: "Engano" })).location).toBe("/finance");
});

test("a pair's page leads to what it cost, and a keeper's leads nowhere", async () => {
  const site = await newSite();
  const make = makeFor(site, site.a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const [cock, hen] = [await make.bird({ species_id, sex: "male" }), await make.bird({ species_id, sex: "female" })];
  const given = { kind: "pair", species_id, cock_ids: [cock.id], hen_ids: [hen.id], state: "active", season: 2026 };
  const answer = await site.ask("/api/pairs", { as: site.a, json: { ...given, started_on: "2026-02-01" } });
  const { data } = (await answer.json()) as { data: { id: string } };
  const rita = site.visitor({ as: site.a });
  const [page, cost] = [`/birds/pairs/${data.id}`, `/finance/pairs/${data.id}`];
  expect((await rita.get(page)).html).toContain(`href="${cost}"`);
  expect(words((await rita.get(cost)).html)).toContain("Days of each bird");
  await site.db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${site.a.user_id}`);
  // The first answer renews what she is signed in as.
  await rita.get(page);
  expect((await rita.get(page)).html).not.toContain('href="/finance');
  expect((await rita.get(cost)).status).toBe(403);
});
