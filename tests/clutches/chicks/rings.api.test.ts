import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { planOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";
import { newNests } from "../nests.ts";

/** A clutch of five chicks that hatched on a day, and what is advised of their rings. */
async function nestOfFive(hatched = "2027-04-17", start_month = 1) {
  const nests = await newNests(hatched);
  const { pair, lay, done, get, post, ask, a, dayIs } = nests;
  await ask("/api/season", { as: a, method: "PUT", json: { start_month } });
  const own = await pair({ started_on: hatched });
  const { eggs, clutch } = (await lay(own.id, { laid_on: hatched, count: 5, every: 0 })).data;
  const { birds } = await done(eggs, hatched, { state: "hatched" });
  const page = async () => (await get<ClutchPage>(`/api/clutches/${clutch.id}`)).data;
  const ring = (at: number, identifier: string) => post(`/api/birds/${birds[at]?.id}/ring`, { identifier });
  const form = (id: string | undefined, json: object) => ask(`/api/birds/${id}`, { as: a, method: "PUT", json });
  const next = async () => (await page()).rings.next;
  return { ...nests, birds, page, ring, form, next, dayIs };
}

test("the ring offered is the next after the last one of the season, in the nest or on the bird's own form", async () => {
  const { birds, ring, form, next, dayIs, page } = await nestOfFive();
  await dayIs("2027-04-23");
  expect(await next()).toBe(null);
  expect((await ring(0, "PT 27 041")).status).toBe(200);
  expect(await next()).toBe("PT 27 042");
  expect((await form(birds[1]?.id, { identifier: "PT 27 050" })).status).toBe(200);
  expect(await next()).toBe("PT 27 051");
  // A ring on its own form is a ring: nothing is due of it any more but weaning.
  const own = (await page()).eggs.find(({ chick }) => chick?.id === birds[1]?.id);
  expect([own?.chick?.is_ringed, own?.steps.map(({ step }) => step)]).toEqual([true, ["wean"]]);
  await dayIs("2027-04-24");
  // Another edit of a bird that is ringed gives no ring.
  expect((await form(birds[0]?.id, { name: "Sol" })).status).toBe(200);
  expect(await next()).toBe("PT 27 051");
  expect((await ring(2, "PT 27 042")).status).toBe(200);
  expect(await next()).toBe("PT 27 043");
});

test("the next ring follows chicks bred here of the same species, not bought birds or those of others", async () => {
  const { next, bird, make, dayIs, ring } = await nestOfFive();
  await dayIs("2027-04-23");
  await ring(0, "PT 27 001");
  const young = { birth_date: "2027-04-20" };
  await bird({ ...young, identifier: "X 27 100", acquisition: "bought" });
  await bird({ ...young, identifier: "X 27 200", acquisition: "bred", is_reference: true });
  await make.bird({ ...young, identifier: "X 27 300", acquisition: "bred", species_id: (await make.species()).id });
  await bird({ birth_date: "2026-04-20", identifier: "X 26 400", acquisition: "bred" });
  expect(await next()).toBe("PT 27 002");
  await bird({ ...young, identifier: "PT 27 009", acquisition: "bred" });
  expect(await next()).toBe("PT 27 010");
});

test("after 27AB-104/27 comes 27AB-105/27, and what is free behind it: neither the year nor what other birds wear", async () => {
  const { page, ring, make, bird, dayIs, signIn, ask, a, b } = await nestOfFive();
  await dayIs("2027-04-23");
  await ring(0, "27AB-104/27");
  expect((await page()).rings).toMatchObject({ next: "27AB-105/27", is_doubtful: true });
  // Of another species, and of a bird that left: their numbers are gone all the same.
  await make.bird({ identifier: "27ab-105/27", species_id: (await make.species()).id });
  const dead = await bird({ identifier: "27AB-107/27" });
  expect((await ask(`/api/birds/${dead.id}/lost`, { as: a, json: {} })).status).toBe(200);
  await bird({ identifier: "27AB-109/27", is_reference: true });
  // What another flock wears takes no number here.
  await signIn(b);
  await makeFor({ ask }, b).bird({ identifier: "27AB-106/27" });
  const { rings } = await page();
  expect([rings.next, rings.is_doubtful]).toEqual(["27AB-106/27", false]);
  expect(rings.free.slice(0, 4)).toEqual(["27AB-106/27", "27AB-108/27", "27AB-110/27", "27AB-111/27"]);
  expect(rings.free).toHaveLength(14);
  await ring(1, "27AB-106/27");
  expect((await page()).rings.next).toBe("27AB-108/27");
});

test("rings of the flock show how a series counts, the youngest first, and no tag of a chick is among them", async () => {
  const { page, birds, bird, ring, dayIs, signIn, make, ask, b } = await nestOfFive();
  await dayIs("2027-04-23");
  for (const identifier of ["26/26", "27/26"]) await bird({ identifier, birth_date: "2026-04-01" });
  const other = await make.species({ common_name: "Other" });
  await make.bird({ identifier: "X 1", species_id: other.id });
  await signIn(b);
  await makeFor({ ask }, b).bird({ identifier: "Y 1" });
  const before = (await page()).rings;
  expect(before.next).toBe(null);
  expect(before.last.slice(0, 3)).toMatchObject([{ ring: "X 1" }, { ring: "27/26", year: 2026 }, { ring: "26/26" }]);
  await ring(0, "26/27");
  const { next, is_doubtful, last } = (await page()).rings;
  expect([next, is_doubtful]).toEqual(["27/27", false]);
  expect(last[0]).toEqual({ ring: "26/27", year: 2027 });
  const tags = new Set(birds.map(({ identifier }) => identifier));
  expect(last.filter((it) => tags.has(it.ring) || it.ring === "Y 1")).toEqual([]);
});

test("a ring without digits, and one that would grow too long, have none that follows; a long one has", async () => {
  const { page, ring, dayIs } = await nestOfFive();
  await dayIs("2027-04-23");
  await ring(0, "Rubi");
  expect((await page()).rings).toMatchObject({ next: null, free: [], is_doubtful: false });
  await dayIs("2027-04-24");
  await ring(1, "9".repeat(100));
  expect((await page()).rings.next).toBe(null);
  await dayIs("2027-04-25");
  await ring(2, "FEDERACAO-PORTUGUESA 884-STAM 0417A/2027");
  expect((await page()).rings.next).toBe("FEDERACAO-PORTUGUESA 884-STAM 0418A/2027");
});

test("the season begins in the month the organisation set", async () => {
  const summer = await nestOfFive("2027-04-17", 8);
  await summer.dayIs("2027-07-31");
  await summer.ring(0, "PT 27 007");
  expect(await summer.next()).toBe("PT 27 008");
  await summer.dayIs("2027-08-01");
  expect(await summer.next()).toBe(null);
  // Gouldians breed over New Year.
  const winter = await nestOfFive("2027-12-20", 8);
  await winter.dayIs("2027-12-28");
  await winter.ring(0, "PT 28 007");
  await winter.dayIs("2028-01-03");
  expect(await winter.next()).toBe("PT 28 008");
  const january = await nestOfFive("2027-12-20", 1);
  await january.dayIs("2027-12-28");
  await january.ring(0, "PT 27 007");
  await january.dayIs("2028-01-03");
  expect(await january.next()).toBe(null);
  // One that hatched before New Year and is ringed after it begins the new series.
  await january.ring(1, "PT 28 001");
  expect(await january.next()).toBe("PT 28 002");
});

test("the last ring is looked for among the young of the season, not in the whole flock or all that was done", async () => {
  const { db, page } = await nestOfFive();
  await page();
  const trips = tripsOf(db).length;
  await page();
  const input = tripsOf(db)
    .slice(trips)
    .flat()
    .find((it) => it.sql.includes("ringed_at"));
  const plan = await planOf(db, input ?? { sql: "", args: [] });
  expect(plan).toMatch(/SEARCH birds USING INDEX birds_by_birth \(org_id=\? AND birth_date>\?\)/);
  expect(plan).toMatch(/SEARCH eggs USING (COVERING )?INDEX eggs_by_chick/);
  expect(plan).not.toMatch(/SCAN (birds|eggs|held|line)\b/);
});
