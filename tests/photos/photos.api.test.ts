import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { birdPhotos, birds } from "#db/schema/birds.ts";
import { lostFiles } from "#db/schema/photos.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident, settle } from "#tests/app/world.ts";
import type { Photo, RejectedPhoto } from "#worker/photos/contract.ts";
import type { BirdPhotos } from "#worker/photos/queries.ts";
import { tick } from "#worker/schedule.ts";
import { photoFile, photoForm, pictureBytes, talkativePicture } from "./photos.ts";

type WriteAnswer = {
  data: Photo[];
  rejected: RejectedPhoto[];
  code: string;
  errors: Array<{ path: string; code: string; message: string }>;
};

async function aviary() {
  const world = await newWorld();
  const { id } = await makeFor(world, world.a).bird({ identifier: "PT 7" });
  async function add(files?: File[], given: { thumbs?: File[]; headers?: Record<string, string>; as?: Resident } = {}) {
    const { thumbs, headers = {}, as = world.a } = given;
    const answer = await world.ask(`/api/birds/${id}/photos`, { as, headers, form: await photoForm(files, thumbs) });
    return { status: answer.status, ...((await answer.json()) as WriteAnswer) };
  }
  const get = (path: string, headers = {}) => world.ask(`/api/photos/${path}`, { as: world.a, headers });
  async function listed() {
    const answer = await world.ask(`/api/birds/${id}/photos`, { as: world.a });
    return ((await answer.json()) as { data: BirdPhotos }).data;
  }
  const change = (photo: string, json: unknown) =>
    world.ask(`/api/photos/${photo}`, { as: world.a, json, method: "PUT" });
  const lost = () => world.db.select().from(lostFiles);
  const keysOf = async () =>
    (await world.db.select().from(birdPhotos)).flatMap((it) => [it.file_key, ...(it.thumb_key ? [it.thumb_key] : [])]);
  return { ...world, id, add, get, listed, change, lost, keysOf };
}
const several = async (count: number) => {
  const bytes = await pictureBytes();
  return Array.from({ length: count }, (_, at) => photoFile(bytes, `IMG_${at}.jpg`));
};

test("a photo is kept without what the phone wrote in it, and served as private, unchanging and nothing but a picture", async () => {
  const { add, get, listed, lost } = await aviary();
  const { bytes, secret } = await talkativePicture({ width: 90, height: 60, orientation: 6 });
  const { status, data } = await add([photoFile(bytes)]);
  expect([status, data]).toMatchObject([
    201,
    [{ width: 60, height: 90, type: "image/jpeg", caption: null, position: 1 }],
  ]);
  expect(Object.keys(data[0] ?? {})).not.toContain("file_key");
  const id = data[0]?.id ?? "";
  const answer = await get(id);
  const served = new Uint8Array(await answer.arrayBuffer());
  expect(Buffer.from(served).includes(secret)).toBe(false);
  expect(await sharp(served).metadata()).toMatchObject({ width: 90, height: 60, orientation: 6 });
  expect(served.length).toBe(data[0]?.bytes);
  const text = Object.fromEntries(answer.headers);
  expect(text).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "private, max-age=2592000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "content-disposition": `inline; filename="${id}.jpg"`,
    etag: expect.stringMatching(/^"ph_\w+"$/),
  });
  const again = await get(id, { "If-None-Match": text.etag });
  expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", text.etag]);
  expect(await listed()).toMatchObject({
    bird: { identifier: "PT 7" },
    photos: data,
    storage: { used: served.length, most: 2 * 1024 ** 3 },
  });
  expect(await lost()).toEqual([]);
});

test("a sound small copy is served small; one that is wrong is dropped and the original stands in", async () => {
  const { add, get } = await aviary();
  const photo = photoFile(await pictureBytes({ width: 960, height: 640 }));
  const thumb = photoFile(await pictureBytes({ width: 480, height: 320, format: "webp" }), "thumb", "image/webp");
  const { data } = await add([photo, photo, photo], { thumbs: [thumb, photoFile(Buffer.from("<svg/>"))] });
  const types = await Promise.all(data.map(async ({ id }) => (await get(`${id}/thumb`)).headers.get("Content-Type")));
  expect(types).toEqual(["image/webp", "image/jpeg", "image/jpeg"]);
  expect((await get(data[0]?.id ?? "")).headers.get("Content-Type")).toBe("image/jpeg");
});

test("of several files the good ones are kept and each bad one is named", async () => {
  const { add, listed } = await aviary();
  const good = photoFile(await pictureBytes({ format: "png" }), "../../a\u0000.php.jpg");
  const svg = photoFile(Buffer.from("<svg onload=alert(1)>"), "drawing.jpg");
  const { status, data, rejected } = await add([svg, good, photoFile(new Uint8Array(), "empty.jpg")]);
  expect([status, data.map(({ type }) => type)]).toEqual([201, ["image/png"]]);
  expect(rejected.map(({ name, code }) => [name, code])).toEqual([
    ["drawing.jpg", "photos.file.svg"],
    ["empty.jpg", "photos.file.empty"],
  ]);
  expect(rejected[0]?.message).toBe("An SVG drawing is not a photo. Upload JPEG, PNG or WebP.");
  expect((await listed()).photos).toHaveLength(1);
});

test("hostile files leave nothing behind, in the table or in the storage", async () => {
  const { add, keysOf, lost, ask, a, id } = await aviary();
  const jpeg = await pictureBytes();
  const wide = Buffer.from(jpeg);
  wide.writeUInt16BE(60_000, wide.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  const hostile = {
    svg: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"),
    pixels: wide,
    large: Buffer.alloc(20 * 1024 * 1024, 0xff),
    damaged: jpeg.subarray(0, 300),
    kind: Buffer.from("PK\u0003\u0004 zip"),
  };
  for (const [fault, bytes] of Object.entries(hostile)) {
    const { status, code, errors } = await add([photoFile(bytes, "bird.jpg")]);
    expect([status, code, errors.map((it) => [it.path, it.code])]).toEqual([
      422,
      "invalid",
      [["photo", `photos.file.${fault}`]],
    ]);
  }
  expect((await add([])).errors).toMatchObject([{ path: "photo" }]);
  const tooMuch = await add([photoFile(Buffer.alloc(26 * 1024 * 1024))]);
  expect(tooMuch.status).toBe(413);
  const wrongType = await ask(`/api/birds/${id}/photos`, { as: a, json: {} });
  expect(wrongType.status).toBe(415);
  expect([await keysOf(), await lost()]).toEqual([[], []]);
});

test("a bird has twelve photos at most, also when twenty clients send at once", async () => {
  const { add, listed, lost } = await aviary();
  const { data } = await add(await several(10));
  expect(data).toHaveLength(10);
  const answers = await Promise.all(Array.from({ length: 5 }, () => add()));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422]);
  expect(answers.find(({ status }) => status === 422)?.errors).toMatchObject([{ code: "photos.bird_full" }]);
  expect((await listed()).photos.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  // What had been stored for the three is on the list of what the clock removes.
  expect(await lost()).toHaveLength(3);
});

test("an organisation keeps two gigabytes at most", async () => {
  const { add, db } = await aviary();
  await add();
  await db.update(birdPhotos).set({ bytes: 2 * 1024 ** 3 - 10 });
  expect(await add()).toMatchObject({ status: 422, errors: [{ code: "photos.storage_full" }] });
});

test("the same upload under one key is kept once", async () => {
  const { add, listed } = await aviary();
  const headers = { "Idempotency-Key": "k1" };
  const first = await add(await several(2), { headers });
  const second = await add(await several(2), { headers });
  expect([second.status, second.data]).toEqual([201, first.data]);
  expect((await listed()).photos).toHaveLength(2);
});

test("photos are named, put in order, and the first one stands for the bird", async () => {
  const { add, change, listed, ask, a, id } = await aviary();
  const { data } = await add(await several(3));
  const [one = "", two = "", three = ""] = data.map((it) => it.id);
  const named = (await (await change(two, { caption: "  Estrela  " })).json()) as { data: Photo };
  expect(named.data).toMatchObject({ caption: "Estrela", position: 2 });
  await change(three, { position: 1 });
  expect((await listed()).photos.map((it) => [it.id, it.position])).toEqual([
    [three, 1],
    [one, 2],
    [two, 3],
  ]);
  await change(three, { position: 12 });
  expect((await listed()).photos.map((it) => [it.id, it.position])).toEqual([
    [one, 1],
    [two, 2],
    [three, 3],
  ]);
  await change(two, { caption: null, position: 1 });
  const bird = (await (await ask(`/api/birds/${id}`, { as: a })).json()) as { data: { photo: { id: string } } };
  expect(bird.data.photo).toEqual({ id: two, width: 64, height: 48, caption: null });
  expect((await change(two, { position: 0 })).status).toBe(422);
  expect((await change(two, { caption: "x".repeat(201) })).status).toBe(422);
});

test("deleted photos, and those of birds deleted for good, leave the storage with the clock", async () => {
  const { add, ask, a, db, env, id, keysOf, lost, get } = await aviary();
  const photo = photoFile(await pictureBytes({ width: 960, height: 640 }));
  const thumb = photoFile(await pictureBytes({ width: 480, height: 320 }));
  const { data } = await add([photo, photo], { thumbs: [thumb, thumb] });
  const keys = await keysOf();
  expect(keys).toHaveLength(4);
  expect((await ask(`/api/photos/${data[0]?.id}`, { as: a, method: "DELETE" })).status).toBe(204);
  expect((await get(data[0]?.id ?? "")).status).toBe(404);
  expect(await lost()).toHaveLength(2);
  // In the trash a bird keeps its photos, but shows none.
  await ask(`/api/birds/${id}`, { as: a, method: "DELETE" });
  expect((await get(data[1]?.id ?? "")).status).toBe(404);
  await ask(`/api/birds/${id}/restore`, { as: a, method: "POST" });
  expect((await get(data[1]?.id ?? "")).status).toBe(200);
  await db.update(birds).set({ deleted_at: "2026-01-01T00:00:00.000Z" }).where(eq(birds.id, id));
  await tick(db, env, new Date(Date.now() + 2 * 3_600_000).toISOString());
  expect([await db.select().from(birdPhotos), await lost()]).toEqual([[], []]);
  for (const key of keys) expect(await env.FILES.get(key)).toBeNull();
});

test("a stored photo without a row is removed; an upload under way is not", async () => {
  const { add, db, env, lost } = await aviary();
  const put = env.FILES.put.bind(env.FILES);
  const stored: string[] = [];
  env.FILES.put = (async (key: string, value: ArrayBuffer) => {
    await put(key, value);
    stored.push(key);
    throw new Error("the worker ends here");
  }) as unknown as typeof put;
  expect((await add()).status).toBe(500);
  await tick(db, env, new Date().toISOString());
  expect([(await lost()).length, await env.FILES.get(stored[0] ?? "")]).toEqual([1, expect.anything()]);
  await tick(db, env, new Date(Date.now() + 2 * 3_600_000).toISOString());
  expect([await lost(), await env.FILES.get(stored[0] ?? "")]).toEqual([[], null]);
});

test("a viewer looks and changes nothing; a line of the audit trail says who added and deleted", async () => {
  const { add, ask, a, db, env, id } = await aviary();
  const { data } = await add();
  const viewer = await settle(db, env, "Outro", "viewer");
  expect((await ask(`/api/photos/${data[0]?.id}`, { as: viewer, method: "DELETE" })).status).toBe(403);
  expect((await ask(`/api/photos/${data[0]?.id}`)).status).toBe(401);
  await ask(`/api/photos/${data[0]?.id}`, { as: a, method: "DELETE" });
  const lines = await db.all(
    sql`SELECT subject_id, deed, user_id, changes FROM audit WHERE subject = 'photo' ORDER BY id`,
  );
  expect(lines).toEqual([
    { subject_id: id, deed: "created", user_id: a.user_id, changes: '{"identifier":[null,"PT 7"]}' },
    { subject_id: id, deed: "deleted", user_id: a.user_id, changes: '{"identifier":["PT 7",null]}' },
  ]);
});
