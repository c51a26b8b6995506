import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { putBack, submitArchive, takeArchive } from "#tests/archive/archives.ts";
import { shop } from "./shop.ts";

test("listings come back from an archive as drafts that nobody sees, and the seller's page switched off", async () => {
  const world = await shop();
  const { a, b, db, bird, ofBird, draft, turn, call, clock } = world;
  const listing = await ofBird((await bird()).id, { text: "Mansa" });
  await turn(listing.id, "published");
  const sold = (await draft({ kind: "goods", title: "Gaiola", price_cents: 4000 })).data;
  await turn(sold.id, "published");
  await turn(sold.id, "sold");
  await call("PUT", "/api/seller", { slug: "vale-verde", name: "Vale Verde", is_shown: true });
  const { bytes } = await takeArchive(world, a);
  const { data } = await submitArchive(world, b, bytes);
  expect((await putBack(world, b, data.digest)).status).toBe(200);
  const standing = await db.all(sql`SELECT listings.title, state, price_cents, published_at IS NULL AS unseen,
      (SELECT count(*) FROM listing_birds part WHERE part.org_id = listings.org_id AND part.listing_id = listings.id
        AND part.bird_id IS NOT NULL AND part.is_living = 0) AS birds
    FROM listings WHERE org_id = ${b.org_id} ORDER BY title`);
  expect(standing).toEqual([
    { title: "Canária", state: "draft", price_cents: null, unseen: 1, birds: 1 },
    { title: "Gaiola", state: "sold", price_cents: 4000, unseen: 0, birds: 0 },
  ]);
  expect(await db.all(sql`SELECT name, slug, is_shown FROM sellers WHERE org_id = ${b.org_id}`)).toEqual([
    { name: "Vale Verde", slug: null, is_shown: 0 },
  ]);
  await clock();
  expect(
    await db.all(sql`SELECT id FROM market_listings WHERE short_key = (
    SELECT short_key FROM organizations WHERE id = ${b.org_id})`),
  ).toEqual([]);
});
