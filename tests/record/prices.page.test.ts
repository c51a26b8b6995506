import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Role } from "#db/vocabulary.ts";
import { keeping } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import { readSheet, takeExport } from "#tests/exports/exports.ts";
import { csvOf, formOf } from "#tests/spreadsheets/sheets.ts";

/** A bird that was bought, for a price that was corrected, and one that was sold, seen as somebody of a role. */
async function bought() {
  const site = await newSite();
  const { a, ask, db } = site;
  const keeper = keeping(site, a);
  const { id: species_id } = await keeper.species("Canary");
  const bird = await keeper.bird("PT 1", species_id, { acquisition: "bought", acquired_price_cents: 481_937 });
  const change = (json: object) => ask(`/api/birds/${bird.id}`, { as: a, method: "PUT", json });
  await change({ acquired_price_cents: 592_648 });
  const sold = await keeper.bird("PT 7", species_id);
  const sale = { status_id: (await makeFor(site, a).status("sold")).id, left_to: "Rita", left_price_cents: 481_937 };
  expect((await ask(`/api/birds/${sold.id}/status`, { as: a, json: sale })).status).toBe(200);
  const become = (role: Role) => db.run(sql`UPDATE users SET role = ${role} WHERE id = ${a.user_id}`);
  const browser = site.visitor({ as: a });
  async function textOf(path: string) {
    if (path.startsWith("/api/")) return (await ask(path, { as: a })).text();
    return (await browser.get(path)).html;
  }
  const stored = async () => {
    const [row] = await db.all<{ cents: number | null }>(
      sql`SELECT acquired_price_cents AS cents FROM birds WHERE id = ${bird.id}`,
    );
    return row?.cents;
  };
  return { ...site, keeper, bird, sold, species_id, change, become, browser, said: textOf, stored };
}

const price = /4[\s.,\u00a0\u202f]*819[.,]37|5[\s.,\u00a0\u202f]*926[.,]48|481937|592648/;

const openly = (id: string) => [
  ...["", "/form", "/page", "/papers", "/history"].map((part) => `/api/birds/${id}${part}`),
  ...["/edit", "/papers", "/history"].map((part) => `/birds/${id}${part}`),
  "/api/birds/export?format=csv",
];
const everywhere = (id: string) => [
  ...openly(id),
  ...["", "/pedigree", "/genetics", "/weights", "/photos", "/mates"].map((part) => `/birds/${id}${part}`),
  ...[
    "/api/birds",
    "/api/birds/page",
    "/birds",
    "/dashboard",
    "/api/dashboard",
    "/birds/export?format=csv",
    "/birds/new",
  ],
  ...["/api/search?q=PT", "/search?q=PT", "/api/permissions", "/api/birds/trash", "/api/archive/state"],
];

test("without `money.read` the price of a bird is in no page, answer, export and history", async () => {
  const { bird, sold, become, said, a, browser, ...world } = await bought();
  const paths = [`/birds/${sold.id}`, ...openly(sold.id).filter((it) => !/papers/.test(it))];
  for (const path of [...openly(bird.id), ...paths]) expect([path, price.test(await said(path))]).toEqual([path, true]);
  for (const role of ["keeper", "viewer"] as const) {
    await become(role);
    await browser.get("/birds");
    for (const path of [...everywhere(bird.id), ...paths])
      expect([path, (await said(path)).match(price)]).toEqual([path, null]);
    const { table } = readSheet((await takeExport(world, a, "")).bytes);
    expect(JSON.stringify(table)).not.toMatch(/price|paid/i);
    expect(table[0]?.length).toBe(table[1]?.length);
    expect((await world.ask("/api/archive", { as: a })).status).toBe(403);
  }
  await become("keeper");
  const stale = await world.ask(`/api/birds/${bird.id}`, { as: a, method: "PUT", json: { name: "Zé", version: 1 } });
  expect([stale.status, (await stale.text()).match(price)]).toEqual([409, null]);
});

test("whoever may not handle money neither sets a price nor clears one by saving the rest", async () => {
  const { bird, become, change, browser, stored, keeper, species_id, ask, a } = await bought();
  await become("keeper");
  expect((await change({ acquired_price_cents: 100 })).status).toBe(403);
  expect((await change({ name: "Zé", acquired_price_cents: null })).status).toBe(200);
  const draft = { identifier: "PT 2", species_id, acquired_price_cents: 100 };
  expect((await ask("/api/birds", { as: a, json: draft })).status).toBe(403);
  await browser.get("/birds");
  const { html } = await browser.get(`/birds/${bird.id}/edit`);
  expect(html).not.toContain('name="acquired_price_cents"');
  expect(html).toContain('name="acquired_document"');
  await browser.post(`/birds/${bird.id}/edit`, {
    identifier: "PT 1",
    sex: "unknown",
    name: "Zeca",
    acquisition: "bought",
  });
  expect([(await keeper.stored(bird.id)).name, await stored()]).toEqual(["Zeca", 592_648]);
});

test("someone who may not see money imports no price of a file and is shown none", async () => {
  const { become, ask, a, stored } = await bought();
  const table = [
    ["Tag ID", "Species", "Name", "Price"],
    ["PT 1", "Canary", "Rita", "4819.37"],
    ["PT 3", "Cannary of Mars", "", "5926.48"],
  ];
  const upload = await ask("/api/birds/import/checks", { as: a, form: formOf("birds.csv", csvOf(table)) });
  const { data: check } = (await upload.json()) as { data: { id: string } };
  const checked = async () => (await ask(`/api/birds/import/checks/${check.id}`, { as: a })).text();
  const rejected = async () => (await ask(`/api/birds/import/${check.id}/rejected?format=csv`, { as: a })).text();
  expect([price.test(await checked()), price.test(await rejected())]).toEqual([true, true]);
  await become("keeper");
  expect([price.test(await checked()), price.test(await rejected())]).toEqual([false, false]);
  const json = { on_duplicate: "update" };
  const commit = await ask(`/api/birds/import/checks/${check.id}/commit`, { as: a, json });
  expect([commit.status, (await commit.text()).match(price)]).toEqual([200, null]);
  expect(await stored()).toBe(592_648);
});
