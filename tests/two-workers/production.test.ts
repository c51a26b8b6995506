import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { brandFiles } from "#app/brand/files.ts";
import { breederWith } from "#tests/bench/clubs/flock.ts";
import { photoFile, photoForm } from "#tests/photos/photos.ts";
import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { eventually, type SentMail, startTestServer } from "#tests/servers/test-server.ts";
import { mostDownloads } from "#worker/effort/downloads.ts";
import { megabytesOf, unread } from "./unread-downloads.ts";

const server = await startTestServer({ rate_limits: "relaxed", env: { VOLIERA_ENVIRONMENT: "production" } });

test("in production there is no mail viewer", async () => {
  for (const path of ["/dev/mail", "/dev/mail.json"]) expect((await fetch(server.origin + path)).status).toBe(404);
});

test("in production relaxed rate limits stay strict", async () => {
  const wrong = () => new URLSearchParams({ username: "ninguem@voliera.test", password: "errada-de-todo" });
  const statuses: number[] = [];
  for (let at = 0; at < 12; at += 1) statuses.push((await call(server, "/api/auth/login", { body: wrong() })).status);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test("every picture made by the build is served as what it is, and only a card may be shown by other sites", async () => {
  for (const path of Object.keys(brandFiles())) {
    const { status, headers } = await fetch(server.origin + path, { method: "HEAD" });
    const type = path.endsWith(".ico") ? "image/vnd.microsoft.icon" : "image/png";
    const shownBy = path.startsWith("/img/cards/") ? "cross-origin" : "same-origin";
    const found = [
      headers.get("Content-Type"),
      headers.get("Cross-Origin-Resource-Policy"),
      headers.get("Cache-Control"),
    ];
    expect([path, status, ...found]).toEqual([path, 200, type, shownBy, "public, max-age=86400"]);
  }
});

const photos = 20;

/** Breeders with an archive of 40 MB each: one photo of noise, which nothing packs, told of again and again. */
async function breedersWithPhotos(many: number) {
  const database = directDatabase(server.databaseUrl);
  const mails = async (to: string) =>
    (await database.execute({ sql: "SELECT text FROM mails WHERE recipient = ?", args: [to] }))
      .rows as unknown as SentMail[];
  const breeders = [];
  for (let n = 0; n < many; n += 1) breeders.push(await breederWith({ ...server, mails }, 1));
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 900, height: 760, channels: 3, background: "#000", noise } });
  const bytes = new Uint8Array(await picture.png({ compressionLevel: 1 }).toBuffer());
  const [first] = breeders;
  const sql = "SELECT id FROM birds WHERE org_id = ?";
  const [bird] = (await database.execute({ sql, args: [first?.org_id ?? ""] })).rows;
  const body = await photoForm([photoFile(bytes, "ave.png", "image/png")]);
  const answer = await call(server, `/api/birds/${bird?.id}/photos`, { token: first?.token ?? "", body });
  expect(answer.status).toBe(201);
  await database.execute(`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${photos + 1})
    INSERT INTO bird_photos (id, org_id, bird_id, file_key, type, bytes, width, height, position, created_at)
    SELECT 'photo_' || birds.n || '_' || i, birds.org_id, birds.id, file_key, type, bytes, width, height, i, one.created_at
    FROM bird_photos one, birds, n`);
  database.close();
  return { breeders: breeders.map(({ token }) => token), whole: photos * bytes.length };
}

test("of files taken at once, or that nobody reads, so many are sent as are counted, and the memory stays", async () => {
  const { breeders, whole } = await breedersWithPhotos(4);
  const [first = "", ...others] = breeders;
  const { workerd } = await server.parts();
  const before = await megabytesOf(workerd);
  let peak = before;
  const watch = setInterval(async () => {
    peak = Math.max(peak, await megabytesOf(workerd));
  }, 100);
  onTestFinished(() => clearInterval(watch));
  const { organization, isolate } = mostDownloads;
  const ten = await Promise.all(Array.from({ length: 10 }, () => call(server, "/api/archive", { token: first })));
  const taken = await Promise.all(
    ten.map(async (it) => [it.status, (await it.arrayBuffer()).byteLength > whole] as const),
  );
  expect(taken.filter(([, isWhole]) => isWhole)).toEqual(Array.from({ length: organization }, () => [200, true]));
  expect(ten.filter(({ status }) => status === 429).map(({ headers }) => headers.get("Retry-After"))).toEqual(
    Array.from({ length: 10 - organization }, () => "30"),
  );

  const left = await Promise.all(
    Array.from({ length: 20 }, (_, at) => unread(server.origin, "/api/archive", others[at % others.length] ?? "")),
  );
  const begun = left.filter(({ status }) => status === 200);
  const refused = left.filter(({ status, retry_after }) => status === 429 && retry_after === "30");
  expect([begun.length, refused.length]).toEqual([isolate, 20 - isolate]);
  // All their places are free again though none of them has hung up: as many as were begun may begin at once.
  const takes = async (_: unknown, at: number) =>
    (
      await fetch(`${server.origin}/api/birds/export`, {
        method: "HEAD",
        headers: { Authorization: `Bearer ${others[at % others.length]}` },
      })
    ).status === 200;
  await eventually(async () => {
    await wait(5000);
    return (await Promise.all(begun.map(takes))).every(Boolean);
  }, 90);
  for (const { rest } of begun) expect(await rest()).toBeLessThan(whole);
  // As many as asked were 883 MB more.
  expect(peak - before).toBeLessThan(300);
});
