import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { marketListings, marketSellers } from "#db/schema/marketplace-index.ts";
import { pictureBytes } from "#tests/photos/photos.ts";
import { publishListing } from "#worker/marketplace/published/listings.ts";
import { publishSeller } from "#worker/marketplace/published/sellers.ts";
import { shop } from "./shop.ts";

const demo = "org_demo_pt_1";
const secret = "ZZSECRET";

test("the market holds public fields alone: of parents their colours, of a ring its year", async () => {
  const { bird, ofBird, turn, ask, a, db, index, call } = await shop();
  const father = await bird({ identifier: `${secret} 1`, name: secret, sex: "male", mutation: "Amarelo" });
  const mother = await bird({ identifier: `${secret} 2`, mutation: "Branco" });
  const private_facts = { name: secret, notes: secret, acquired_price_cents: 9999, identifier: `FOP 26 ${secret} 7` };
  const { id } = await bird({ ...private_facts, father_id: father.id, mother_id: mother.id });
  const form = new FormData();
  form.set("photo", new File([(await pictureBytes({ format: "png", width: 40, height: 20 })) as BlobPart], "a.png"));
  const { data } = (await (await ask(`/api/birds/${id}/photos`, { as: a, form })).json()) as {
    data: Array<{ id: string }>;
  };
  const listing = await ofBird(id, { photo_ids: [data[0]?.id] });
  await turn(listing.id, "published");
  const row = await index(listing.id);
  expect(row).toMatchObject({ father_colour: "Amarelo", mother_colour: "Branco", ring_year: 2026 });
  const text = JSON.stringify(row);
  for (const kept of [secret, id, father.id, mother.id, data[0]?.id ?? "", a.org_id, "Rita", "9999", a.email])
    expect([kept, text.includes(kept)]).toEqual([kept, false]);
  const [photo] = JSON.parse(String(row?.photos)) as Array<{ key: string; width: number }>;
  expect(photo).toMatchObject({ key: expect.stringMatching(/^[0-9A-F]{10}-[0-9a-f]{40}$/), width: 40, height: 20 });
  // Kept photos keep their addresses; a photo that goes takes its own along.
  await call("PUT", `/api/listings/${listing.id}`, { title: "Outra" });
  expect(JSON.parse(String((await index(listing.id))?.photos))).toEqual([photo]);
  await call("DELETE", `/api/photos/${data[0]?.id}`);
  expect(await db.all(sql`SELECT id FROM listing_photos`)).toEqual([]);
});

test("of a pair and of several the market says what they have in common", async () => {
  const { bird, draft, turn, index } = await shop();
  const [cock, hen] = [await bird({ sex: "male", birth_date: "2025-04-01" }), await bird()];
  const pair = (await draft({ kind: "pair", bird_ids: [cock.id, hen.id], brood: 3 })).data;
  expect((await turn(pair.id, "published")).status).toBe(200);
  expect(await index(pair.id)).toMatchObject({
    kind: "pair",
    sex: "pair",
    count: 2,
    hatched: null,
    colour: "Vermelho mosaico",
  });
  const all = [await bird({ mutation: "Branco" }), await bird({ sex: "male" }), await bird()];
  const several = (await draft({ kind: "several", bird_ids: all.map(({ id }) => id), brood: 3 })).data;
  await turn(several.id, "published");
  expect(await index(several.id)).toMatchObject({ sex: "mixed", count: 3, hatched: "2026-03-01", colour: null });
});

test("a species without a scientific name is never taken for goods", async () => {
  const { bird, ofBird, turn, db, canary, index, clock, state } = await shop();
  const listing = await ofBird((await bird()).id);
  await turn(listing.id, "published");
  await db.run(sql`UPDATE species SET latin_name = '' WHERE id = ${canary.id}`);
  expect(await index(listing.id)).toMatchObject({ hidden: 1 });
  await clock();
  expect([await index(listing.id), await state(listing.id)]).toMatchObject([{ is_shown: 0, latin_key: "" }, "paused"]);
  const refused = await turn(listing.id, "published");
  expect([refused.status, refused.errors?.[0]?.path]).toEqual([422, "state"]);
});

test("the demo's listings are on no market", async () => {
  const { draft, turn, db, a, env } = await shop();
  const { id } = (await draft({ kind: "goods", title: "Gaiola" })).data;
  await turn(id, "published");
  expect(await db.select().from(marketListings)).toHaveLength(1);
  await db.run(sql`DELETE FROM market_listings`);
  await db.run(sql`INSERT INTO organizations (id, name, locale, timezone, plan, created_at)
    VALUES (${demo}, 'Demo', 'pt-PT', 'UTC', 'professional', '2026-01-01')`);
  await db.run(sql`UPDATE listings SET org_id = ${demo}, revision = revision + 1 WHERE org_id = ${a.org_id}`);
  await db.run(sql`INSERT INTO sellers (id, org_id, slug, is_shown, name, created_at, updated_at)
    VALUES ('seller_demo', ${demo}, 'demonstracao', 1, 'Demo', 'x', 'x')`);
  const scope = { db, org_id: demo, now: new Date().toISOString(), today: "2027-01-01" };
  await publishListing(scope, env, id);
  await publishSeller(scope);
  expect([await db.select().from(marketListings), await db.select().from(marketSellers)]).toEqual([[], []]);
  expect(await db.all(sql`SELECT shown = revision AS done FROM listings`)).toEqual([{ done: 1 }]);
});
