import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations } from "#db/schema/accounts.ts";
import { birds } from "#db/schema/birds.ts";
import { imports } from "#db/schema/imports.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import { clockIn } from "#worker/locales/dates.ts";

const late = "2026-07-01T23:30:00.000Z";

async function flock() {
  const site = await newSite();
  const make = makeFor(site, site.a);
  const { id: species_id } = await make.species({ common_name: "Espécie 1" });
  const { id } = await make.bird({ identifier: "PT 1", species_id });
  await site.db.update(birds).set({ created_at: late }).where(eq(birds.id, id));
  return { site, id, rita: site.visitor({ as: site.a, language: "pt" }) };
}

test("pages say instants by the organisation's clock, not by the server's", async () => {
  const { id, rita } = await flock();
  expect((await rita.get(`/birds/${id}`)).html).toContain(">02/07/2026<");
  expect((await rita.get("/birds?columns=added")).html).toContain(
    `<time dateTime="${late.slice(0, 16)}Z">02/07/2026</time>`,
  );
});

test("an organisation that moves its clock reads the new one at once", async () => {
  const { site, id, rita } = await flock();
  const { a, db } = site;
  await db.update(organizations).set({ timezone: "Atlantic/Azores" }).where(eq(organizations.id, a.org_id));
  // The card in the token is old: the first call brings a new one.
  await rita.get("/birds");
  expect((await rita.get(`/birds/${id}`)).html).toContain(">01/07/2026<");
  expect((await rita.get("/profile")).html).not.toMatch(/\d\d:\d\d UTC/);
});

test("until when an import can be undone is said in the organisation's time", async () => {
  const { site, rita } = await flock();
  await site.db.update(organizations).set({ timezone: "Pacific/Auckland" }).where(eq(organizations.id, site.a.org_id));
  await rita.get("/birds");
  const file = new File([`Anilha,Espécie\nB,Espécie 1\nC,Espécie 1`], "aves.csv", { type: "text/csv" });
  const page = (await rita.post("/birds/import", { file })).location ?? "";
  await rita.post(page, { intent: "commit", on_duplicate: "skip" });
  const [row] = await site.db.select().from(imports);
  const until = new Date(Date.parse(row?.committed_at ?? "") + 24 * 3_600_000).toISOString();
  expect((await rita.get(`${page}?done=1`)).html).toContain(`Até ${clockIn("pt", "Pacific/Auckland").moment(until)}:`);
});
