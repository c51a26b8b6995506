import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { birdPhotos } from "#db/schema/birds.ts";
import { pictureBytes, talkativePicture } from "#tests/photos/photos.ts";
import { newFlock } from "./archived-flock.ts";
import { putBack, submitArchive, takeArchive, zipped } from "./archives.ts";

test("a photo in the file is kept with nothing in it but the picture", async () => {
  const world = await newFlock();
  const { files } = await takeArchive(world, world.a);
  const { bytes, secret } = await talkativePicture({ format: "png" });
  const changed = new Map([...files].map(([name, old]) => [name, name.startsWith("photos/") ? bytes : old]));
  const { data } = await submitArchive(world, world.b, await zipped(changed));
  expect((await putBack(world, world.b, data.digest)).status).toBe(200);
  const [photo] = await world.db.select().from(birdPhotos).where(eq(birdPhotos.org_id, world.b.org_id));
  const kept = await world.env.FILES.get(photo?.file_key ?? "");
  const text = new TextDecoder("latin1").decode(await kept?.arrayBuffer());
  expect([text.includes("IHDR"), text.includes(secret), photo?.width]).toEqual([true, false, 64]);
});

test("a small copy in the file that is heavier than its photo, or of another picture, is left out as at an upload", async () => {
  const world = await newFlock();
  const { b, db, env } = world;
  const { files } = await takeArchive(world, world.a);
  const [name = ""] = [...files.keys()].filter((it) => it.startsWith("photos/"));
  const light = await pictureBytes({ width: 200, height: 150, format: "webp" });
  const small = await pictureBytes({ width: 40, height: 30, format: "webp" });
  for (const [copy, isKept] of [
    [await pictureBytes({ width: 200, height: 150, format: "png" }), false],
    [await pictureBytes({ width: 30, height: 40, format: "webp" }), false],
    [small, true],
  ] as const) {
    const changed = new Map([...files, [name, light], [name.replace(".png", "-small.png"), copy]]);
    const { data } = await submitArchive(world, b, await zipped(changed));
    expect((await putBack(world, b, data.digest)).status).toBe(200);
    const [photo] = await db.select().from(birdPhotos).where(eq(birdPhotos.org_id, b.org_id));
    const kept = photo?.thumb_key && (await env.FILES.get(photo.thumb_key));
    const bytes = kept && new Uint8Array(await kept.arrayBuffer());
    expect([photo?.bytes, bytes]).toEqual([light.length, isKept ? small : null]);
    await db.run(sql`DELETE FROM birds WHERE org_id = ${b.org_id}`);
  }
});
