import sharp from "sharp";
import { expect, test } from "vitest";
import { picturesIn } from "#tests/pedigrees/pdf-pictures.ts";
import { photoFile, photoForm, pictureBytes, talkativePicture } from "#tests/photos/photos.ts";
import { call, signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { eventually } from "#tests/servers/test-server.ts";

const server = sharedServer();

async function breederWithBird() {
  const { token, org_id } = await signUp(server);
  const species = { common_name: "Canário", latin_name: "Serinus canaria", group: "passerine", incubation_days: 13 };
  const made = await call(server, "/api/bird-species/", { token, json: { ...species, org_id } });
  const { data } = (await made.json()) as { data: { id: string } };
  const json = { identifier: "PT 1", species_id: data.id };
  const { data: bird } = (await (await call(server, "/api/birds/", { token, json })).json()) as {
    data: { id: string };
  };
  const see = (path: string, headers = {}) =>
    fetch(`${server.origin}${path}`, { headers: { Cookie: `authToken=${token}`, ...headers }, redirect: "manual" });
  return { token, bird: bird.id, see };
}
type WriteAnswer = { data: Array<{ id: string; width: number }>; rejected: unknown[] };

test("a photo goes through both workers into the storage and back as a picture, for its own organisation alone", async () => {
  const { token, bird, see } = await breederWithBird();
  const { bytes, secret } = await talkativePicture({ width: 1200, height: 900, orientation: 6 });
  const thumb = await pictureBytes({ width: 360, height: 480, format: "webp" });
  const body = await photoForm([photoFile(bytes)], [photoFile(thumb, "thumb", "image/webp")]);
  const sent = await call(server, `/api/birds/${bird}/photos`, { token, body });
  const { data } = (await sent.json()) as WriteAnswer;
  expect([sent.status, data[0]?.width]).toEqual([201, 900]);
  const path = `/photos/${data[0]?.id}`;
  const whole = await see(path);
  const served = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, whole.headers.get("Content-Type"), served.includes(secret)]).toEqual([
    200,
    "image/jpeg",
    false,
  ]);
  expect(whole.headers.get("Cache-Control")).toBe("private, max-age=2592000, immutable");
  expect(whole.headers.get("Content-Security-Policy")).toContain("sandbox");
  const small = await see(`${path}/thumb`);
  expect([small.headers.get("Content-Type"), (await small.arrayBuffer()).byteLength]).toEqual([
    "image/webp",
    thumb.length,
  ]);
  const known = await see(path, { "If-None-Match": whole.headers.get("ETag") ?? "" });
  expect(known.status).toBe(304);
  const stranger = await breederWithBird();
  expect([(await stranger.see(path)).status, (await fetch(`${server.origin}${path}`)).status]).toEqual([404, 404]);
});

test("a photo that is a PNG without transparency is printed by the workers as they are built", async () => {
  const { token, bird } = await breederWithBird();
  const plain = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#2f7d32" } })
    .png()
    .toBuffer();
  const body = await photoForm([photoFile(new Uint8Array(plain))]);
  expect((await call(server, `/api/birds/${bird}/photos`, { token, body })).status).toBe(201);
  const sheet = await call(server, `/api/birds/${bird}/certificate.pdf`, { token });
  expect([sheet.status, (await picturesIn(await sheet.arrayBuffer())).length]).toEqual([200, 1]);
});

test("several photos of a phone's size arrive in one form, and what is too much is said", async () => {
  const { bird, see, token } = await breederWithBird();
  // Noise does not shrink: a photo as heavy as a phone's.
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const heavy = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(heavy.length).toBeGreaterThan(3_000_000);
  const post = async (files: File[]) =>
    fetch(`${server.origin}/birds/${bird}/photos`, {
      method: "POST",
      body: await photoForm(files),
      headers: { Cookie: `authToken=${token}`, Origin: server.origin },
      redirect: "manual",
    });
  const answer = await post([1, 2, 3].map((at) => photoFile(new Uint8Array(heavy), `IMG_${at}.jpg`)));
  expect(answer.status).toBe(303);
  expect(await (await see(`/birds/${bird}/photos`)).text()).toMatch(/3 (de|of) 12/);
  expect((await post([photoFile(Buffer.alloc(26 * 1024 * 1024))])).status).toBe(413);
  expect((await post([photoFile(Buffer.alloc(20 * 1024 * 1024))])).status).toBe(422);
});

test("a bird deleted for good takes its photos' rows along in the real database, and names their files as lost", async () => {
  const { token, bird } = await breederWithBird();
  await call(server, `/api/birds/${bird}/photos`, { token, body: await photoForm() });
  const client = directDatabase(server.databaseUrl);
  const count = async (table: string) =>
    Number((await client.execute(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.n);
  const [photos, lost] = [await count("bird_photos"), await count("lost_files")];
  // The clock empties the trash with the connection the server has.
  await client.execute({ sql: "UPDATE birds SET deleted_at = '2026-01-01T00:00:00.000Z' WHERE id = ?", args: [bird] });
  const erased = await fetch(`${server.origin}/api/birds/trash/erase`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ ids: [bird] }),
  });
  expect(erased.status).toBeLessThan(300);
  await eventually(async () => (await count("bird_photos")) === photos - 1);
  expect(await count("lost_files")).toBe(lost + 1);
  client.close();
});
