import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { photoFile, photoForm, pictureBytes, talkativePicture } from "#tests/photos/photos.ts";
import { keyed } from "#worker/accounts/secrets.ts";
import { sellerShown, setLevel, shown } from "./shown.ts";

/** A listing with two photos, as its seller's own tables and the market have them. */
async function gallery() {
  const world = await newWorld();
  const { db, ask, a } = world;
  const bird = await makeFor(world, a).bird({ identifier: "PT 7" });
  const { bytes, secret } = await talkativePicture({ width: 400, height: 300 });
  const small = photoFile(await pictureBytes({ width: 40, height: 30, format: "webp" }), "s.webp", "image/webp");
  const form = await photoForm([photoFile(bytes), photoFile(await pictureBytes({ format: "png" }))], [small]);
  const added = (await (await ask(`/api/birds/${bird.id}/photos`, { as: a, form })).json()) as {
    data: Array<{ id: string }>;
  };
  const [row] = await db.all<{ short_key: string }>(sql`SELECT short_key FROM organizations WHERE id = ${a.org_id}`);
  const short_key = row?.short_key ?? "";
  const id = await shown(db, { short_key });
  await db.run(sql`INSERT INTO listings (id, org_id, kind, state, title, title_key, created_at, updated_at)
    VALUES (${id}, ${a.org_id}, 'bird', 'published', 'x', 'x', '2026-01-01', '2026-01-01')`);
  for (const [at, photo] of added.data.entries())
    await db.run(sql`INSERT INTO listing_photos (id, org_id, listing_id, position, photo_id, public_key)
      VALUES (${`lp_${at}`}, ${a.org_id}, ${id}, ${at + 1}, ${photo.id}, ${`key${at}`})`);
  const look = (path: string, headers = {}) => ask(`/api/market/photos/${path}`, { headers });
  return { ...world, id, short_key, look, secret, first: keyed(short_key, "key0"), second: keyed(short_key, "key1") };
}

test("R41: a photo of the market is a picture, said to be nothing else, and holds nothing beside it", async () => {
  const { db, look, first, second, secret } = await gallery();
  await setLevel(db, "contact");
  for (const [path, type] of [
    [first, "image/jpeg"],
    [`${first}/small`, "image/webp"],
    [second, "image/png"],
    // Without a small copy the photo stands in for it.
    [`${second}/small`, "image/png"],
  ] as const) {
    const { status, headers, ...answer } = await look(path).then(async (it) => ({
      status: it.status,
      headers: it.headers,
      bytes: Buffer.from(await it.arrayBuffer()),
    }));
    expect([path, status, headers.get("Content-Type")]).toEqual([path, 200, type]);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(headers.get("Content-Disposition")).toMatch(/^inline; filename="photo\.(jpg|png|webp)"$/);
    expect(headers.get("Cache-Control")).toBe("private, max-age=60");
    expect(answer.bytes.includes(secret)).toBe(false);
  }
});

test("R41: only the picture of the card may be shown by other sites", async () => {
  const { db, look, first, second } = await gallery();
  await setLevel(db, "open");
  const policy = async (path: string) => (await look(path)).headers.get("Cross-Origin-Resource-Policy");
  expect([await policy(first), await policy(`${first}/small`)]).toEqual(["cross-origin", "cross-origin"]);
  expect([await policy(second), await policy(`${second}/small`)]).toEqual(["same-origin", "same-origin"]);
});

test("a browser that has the photo is told so, while the photo is there", async () => {
  const { db, look, first } = await gallery();
  await setLevel(db, "open");
  const tag = (await look(first)).headers.get("ETag") ?? "";
  expect((await look(first, { "If-None-Match": tag })).status).toBe(304);
  expect((await look(`${first}/small`, { "If-None-Match": tag })).status).toBe(200);
  await db.run(sql`UPDATE market_listings SET is_shown = 0`);
  expect((await look(first, { "If-None-Match": tag })).status).toBe(404);
});

test("R41: a photo is seen as long as its listing is, and by its own key alone", async () => {
  const { db, a, look, first, id, short_key } = await gallery();
  const status = async (path = first) => (await look(path)).status;
  expect(await status()).toBe(404);
  await setLevel(db, "closed");
  expect(await status()).toBe(404);
  await setLevel(db, "own_page");
  expect(await status()).toBe(404);
  await sellerShown(db, { short_key });
  expect(await status()).toBe(200);
  await db.run(sql`UPDATE market_sellers SET is_shown = 0`);
  await setLevel(db, "contact");
  expect(await status()).toBe(200);
  for (const other of ["key0", keyed("00000000FF", "key0"), keyed(short_key, "key9"), `${first}x`, "x"])
    expect([other, await status(other)]).toEqual([other, 404]);
  await db.run(sql`INSERT INTO market_hidden (id) VALUES (${id})`);
  expect(await status()).toBe(404);
  await db.run(sql`DELETE FROM market_hidden`);
  await db.run(sql`UPDATE organizations SET closes_at = '2026-12-31T00:00:00Z' WHERE id = ${a.org_id}`);
  expect(await status()).toBe(404);
});
