import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { pictureBytes } from "#tests/photos/photos.ts";
import { shop } from "./shop.ts";

const bidi = "Canária \u202Egreb";
const hostile: Record<string, string> = {
  "marks that turn the reading round": bidi,
  "a script": "<script>alert(1)</script>",
  "an address that holds what it shows": "data:text/html;base64,PHN2Zz4=",
  "50,000 letters": "á".repeat(50_000),
};
for (const [name, text] of Object.entries(hostile))
  test(`title, text, name and address of a page are refused with ${name}`, async () => {
    const { draft, call } = await shop();
    for (const field of ["title", "text"]) {
      const answer = await draft({ kind: "goods", title: "Gaiola", [field]: text });
      expect([field, answer.status, answer.errors?.[0]?.path]).toEqual([field, 422, field]);
    }
    for (const field of ["name", "text", "slug"]) {
      const answer = await call("PUT", "/api/seller", { [field]: text });
      expect([field, answer.status, answer.errors?.[0]?.path]).toEqual([field, 422, field]);
    }
  });

test("somebody else's birds, photos, items and shared trees are unknown", async () => {
  const world = await shop();
  const { ask, a, b, bird, draft, call, db } = world;
  const photoOf = async (bird_id: string, as: typeof a) => {
    const form = new FormData();
    form.set("photo", new File([(await pictureBytes({ format: "png", width: 40, height: 20 })) as BlobPart], "a.png"));
    const answer = await ask(`/api/birds/${bird_id}/photos`, { as, form });
    return ((await answer.json()) as { data: Array<{ id: string }> }).data[0]?.id ?? "";
  };
  const [own, other] = [await bird(), await bird()];
  const photos = [await photoOf(own.id, a), await photoOf(other.id, a)];
  const share = (await call("POST", `/api/birds/${other.id}/shares`, {})).data?.id ?? "";
  const of = (given: object) => draft({ kind: "bird", bird_ids: [own.id], ...given });
  expect((await of({ photo_ids: [photos[0]] })).data.photos).toMatchObject([{ id: photos[0], is_chosen: true }]);
  const refused = async (given: object) => {
    const answer = await of(given);
    return [answer.status, answer.errors?.map(({ path }) => path)];
  };
  // Of another bird of one's own is as unknown here as of somebody else's.
  expect(await refused({ photo_ids: [photos[1]] })).toEqual([422, ["photo_ids"]]);
  expect(await refused({ share_id: share || "shr_x" })).toEqual([422, ["share_id"]]);
  expect(await refused({ bird_ids: ["bird_of_nobody"] })).toEqual([422, ["bird_ids"]]);
  const taken = await draft({ kind: "bird", bird_ids: [own.id] }, b);
  expect([taken.status, taken.errors?.[0]?.path]).toEqual([422, "bird_ids"]);
  const goods = await draft({ kind: "goods", title: "Gaiola", item_id: "item_x" });
  expect([goods.status, goods.errors?.[0]?.path]).toEqual([422, "item_id"]);
  expect(await db.all(sql`SELECT count(*) AS n FROM listings WHERE org_id = ${b.org_id}`)).toEqual([{ n: 0 }]);
});

test("a listing is of one species, a pair of a cock and a hen, and is free or has a price", async () => {
  const { bird, draft, gouldian } = await shop();
  const [hen, cock, gould] = [await bird(), await bird({ sex: "male" }), await bird({ species_id: gouldian.id })];
  const of = async (json: object) => (await draft(json)).errors?.map(({ path, code }) => `${path} ${code}`) ?? [];
  expect(await of({ kind: "several", bird_ids: [hen.id, gould.id] })).toHaveLength(1);
  expect(await of({ kind: "pair", bird_ids: [hen.id, gould.id] })).toHaveLength(1);
  expect(await of({ kind: "bird", bird_ids: [hen.id, cock.id] })).toHaveLength(1);
  expect(await of({ kind: "several", bird_ids: [hen.id] })).toHaveLength(1);
  expect(await of({ kind: "goods", bird_ids: [hen.id] })).toHaveLength(1);
  expect(await of({ kind: "goods", price_cents: 100, is_free: true })).toHaveLength(1);
  expect((await draft({ kind: "pair", bird_ids: [cock.id, hen.id] })).status).toBe(201);
  expect((await draft({ kind: "goods", price_cents: -1 })).status).toBe(422);
});

test("an address of a seller's page is one seller's, no word of ours, and no other script's look-alike", async () => {
  const { call, a, b, db } = await shop();
  const set = async (slug: string, as = a) => {
    const answer = await call("PUT", "/api/seller", { slug, name: "Viveiro", is_shown: true }, as);
    return answer.status === 200 ? (answer.data as unknown as { url: string }).url : answer.errors?.[0]?.path;
  };
  expect(await set("canarios-do-vale")).toBe("/market/s/canarios-do-vale");
  expect(await set("canarios-do-vale", b)).toBe("slug");
  // Cyrillic а, and a word of ours however it is parted.
  for (const slug of ["cаnarios", "ca", "-vale", "a--b", "12345", "vol-i-era", "icnf", "Açores", "a".repeat(41)])
    expect([slug, await set(slug, b)]).toEqual([slug, "slug"]);
  expect(await set("VALE-verde", b)).toBe("/market/s/vale-verde");
  const rows = () => db.all(sql`SELECT slug, name, is_shown FROM market_sellers ORDER BY slug`);
  expect(await rows()).toEqual([
    { slug: "canarios-do-vale", name: "Viveiro", is_shown: 1 },
    { slug: "vale-verde", name: "Viveiro", is_shown: 1 },
  ]);
  expect((await call("PUT", "/api/seller", { is_shown: false })).status).toBe(200);
  expect((await rows())[0]).toEqual({ slug: "canarios-do-vale", name: "", is_shown: 0 });
  expect((await call("PUT", "/api/seller", { name: "X", version: 1 })).status).toBe(409);
});

test("more than 50,000 drafts are refused in words", async () => {
  const { draft, db, a } = await shop();
  await db.run(sql`INSERT INTO row_counts (org_id, table_name, key, n) VALUES (${a.org_id}, 'listings', '', 49999)
    ON CONFLICT (org_id, table_name, key) DO UPDATE SET n = 49999`);
  expect((await draft({ kind: "goods", title: "Gaiola" })).status).toBe(201);
  expect((await draft({ kind: "goods", title: "Gaiola" })).status).toBe(409);
});
