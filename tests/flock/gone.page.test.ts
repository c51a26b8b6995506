import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations } from "#db/schema/accounts.ts";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";

async function keeper() {
  const site = await newSite();
  const { db, a } = site;
  await db.update(organizations).set({ plan: "starter", trial_ends_at: null }).where(eq(organizations.id, a.org_id));
  const make = makeFor(site, a);
  const { id: species_id } = await make.species({ common_name: "Canary" });
  const dead = await make.status("deceased");
  return { ...site, make, species_id, dead, rita: site.visitor({ as: a }) };
}
const notCounted = /sold, given away or dead do not count/;

test("the first page counts who is present and tells the others beside it, each with the list behind it", async () => {
  const { make, species_id, dead, rita } = await keeper();
  const missing = await make.status("missing");
  for (const identifier of ["HERE 1", "HERE 2", "HERE 3"]) await make.bird({ identifier, species_id });
  await make.bird({ identifier: "LOST", species_id, status_id: missing.id });
  for (const identifier of ["DEAD 1", "DEAD 2"]) await make.bird({ identifier, species_id, status_id: dead.id });
  const { html } = await rita.get("/dashboard");
  for (const [kind, n] of [
    ["present", 3],
    ["away", 1],
    ["gone", 2],
  ]) {
    expect(html).toContain(`href="/birds?status_id=${kind}">${n}</a>`);
    expect(words((await rita.get(`/birds?status_id=${kind}`)).html)).toContain(`Showing ${n} of ${n} bird`);
  }
  expect(html).toContain(`href="/birds?species_id=${species_id}&amp;status_id=present"`);
  expect(words(html)).toContain("4 of the 10 birds of your plan; those sold, given away or dead do not count");
});

test("every page that names the limit says who does not count, and the dead are recorded beyond it", async () => {
  const { make, species_id, dead, rita, db, a, visitor } = await keeper();
  for (let n = 0; n < 10; n += 1) await make.bird({ identifier: `N ${n}`, species_id });
  expect((await rita.get("/dashboard")).html).toMatch(notCounted);
  expect(words((await rita.get("/birds/new")).html)).toMatch(notCounted);
  for (const path of ["/", "/pricing"]) expect(words((await visitor().get(path)).html)).toMatch(notCounted);
  const draft = { identifier: "ONE", species_id, sex: "unknown", birth_date: "", name: "", status_id: "" };
  const full = await rita.post("/birds/new", draft);
  expect([full.status, notCounted.test(words(full.html))]).toEqual([402, true]);
  expect((await rita.post("/birds/new", { ...draft, status_id: dead.id })).status).toBe(303);
  const [{ id } = { id: "" }] = await db.all<{ id: string }>(
    sql`SELECT id FROM birds WHERE org_id = ${a.org_id} AND identifier = 'ONE'`,
  );
  const risen = await rita.post(`/birds/${id}/edit`, { ...draft, version: "1" });
  expect([risen.status, notCounted.test(words(risen.html))]).toEqual([402, true]);
});
