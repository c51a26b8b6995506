import { PDFDocument } from "@cantoo/pdf-lib";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import type { HealthShare } from "#worker/health/shares/shares.ts";

const today = new Date().toISOString().slice(0, 10);

async function aviary() {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const make = makeFor(world, world.a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const bird = await make.bird({ identifier: "PT 1", species_id, name: "Sol", notes: "SECRET" });
  const other = await make.bird({ identifier: "PT 2", species_id });
  const { ask, a, db } = world;
  await db.run(sql`INSERT INTO health_events (id, org_id, bird_id, kind, on_day, findings, vet, cost, created_at, updated_at)
    VALUES ('health_1', ${a.org_id}, ${bird.id}, 'illness', '2026-10-01', 'Respiração ofegante', 'SECRET', '45 SECRET', ${today}, ${today})`);
  const medicine = { medicine: "Enrofloxacina", dose: "0,2 ml", prescribed_by: "SECRET", notes: "SECRET" };
  const plan = { first_on: today, days: 5, times_a_day: 2, withdrawal_days: 3, bird_ids: [bird.id, other.id] };
  await ask("/api/courses", { as: a, json: { ...medicine, ...plan } });
  await ask(`/api/birds/${bird.id}/weights`, { as: a, json: { weighed_on: today, grams: 21.5, note: "SECRET" } });
  const share = async (json: object, headers = {}) => {
    const answer = await ask("/api/health-shares", { as: a, json: { name: "Dra. Rita", ...json }, headers });
    const { data } = (await answer.json()) as { data: HealthShare };
    return { status: answer.status, ...data, token: data?.url?.split("/shared-health/")[1] ?? "" };
  };
  const visit = async (token: string) => {
    const answer = await ask(`/api/shared/health/${token}`);
    return { status: answer.status, text: await answer.text() };
  };
  return { ...world, bird, other, share, visit };
}

test("a vet sees the sheets of the chosen birds and of nobody else, without prices and without people", async () => {
  const { share, visit, bird, other, a } = await aviary();
  const made = await share({ bird_ids: [bird.id] });
  expect([made.status, made.token]).toEqual([201, expect.stringMatching(/^[0-9A-F]{10}-[0-9a-f]{40}$/)]);
  const { status, text } = await visit(made.token);
  expect(status).toBe(200);
  for (const secret of ["SECRET", "Rita", "PT 2", a.org_id, bird.id, other.id, "_id"])
    expect(text).not.toContain(secret);
  expect(JSON.parse(text)).toMatchObject({
    data: {
      sheets: [
        {
          bird: { ring: "PT 1", name: "Sol" },
          events: [{ kind: "illness", findings: "Respiração ofegante", vet: null }],
          courses: [{ medicine: "Enrofloxacina", dose: "0,2 ml", got: 0, planned: 10, prescribed_by: null }],
          weights: [{ on: today, grams: 21.5 }],
        },
      ],
    },
  });
});

test("an address that is revoked, over, guessed or of birds in the trash is not there, all the same", async () => {
  const { share, visit, ask, a, b, db, bird, other } = await aviary();
  const [revoked, over, trashed] = [
    await share({ bird_ids: [bird.id] }),
    await share({ bird_ids: [bird.id] }),
    await share({ bird_ids: [other.id] }),
  ];
  const { data } = (await (await ask("/api/health-shares", { as: a })).json()) as { data: HealthShare[] };
  expect(data.map(({ url, birds }) => [url, birds.length])).toEqual(
    [trashed, over, revoked].map(({ url }) => [url, 1]),
  );
  expect((await ask(`/api/health-shares/${revoked.id}`, { as: b, method: "DELETE" })).status).toBe(404);
  expect((await ask(`/api/health-shares/${revoked.id}`, { as: a, method: "DELETE" })).status).toBe(204);
  expect((await ask(`/api/health-shares/${revoked.id}`, { as: a, method: "DELETE" })).status).toBe(404);
  await db.run(sql`UPDATE health_shares SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = ${over.id}`);
  await ask(`/api/birds/${other.id}`, { as: a, method: "DELETE" });
  const gone = [revoked.token, over.token, trashed.token, "0".repeat(40), "nothing"];
  const found = await Promise.all(gone.map(visit));
  expect(found.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(new Set(found.map(({ text }) => text)).size).toBe(1);
  expect((await ask(`/api/shared/health/${trashed.token}/logo`)).status).toBe(404);
});

test("a share is for own birds, some of them, and made once; who made and revoked it is told of each bird", async () => {
  const { share, ask, a, b, bird, db, ...world } = await aviary();
  const stranger = await makeFor({ ask, db, ...world } as never, b).bird();
  const many = Array.from({ length: 51 }, (_, n) => `bird_${n}`);
  const wrong = [
    { bird_ids: [stranger.id] },
    { bird_ids: [bird.id, stranger.id] },
    { bird_ids: [] },
    { bird_ids: many },
  ];
  const more = [
    { bird_ids: [bird.id], expires_in_days: 0 },
    { bird_ids: [bird.id], name: "" },
  ];
  const statuses = [];
  for (const json of [...wrong, ...more]) statuses.push((await share(json)).status);
  expect(statuses).toEqual([404, 404, 422, 422, 422, 422]);
  const key = { "Idempotency-Key": "vet" };
  const twice = [await share({ bird_ids: [bird.id] }, key), await share({ bird_ids: [bird.id] }, key)];
  expect(twice[0]?.id).toBe(twice[1]?.id);
  await ask(`/api/health-shares/${twice[0]?.id}`, { as: a, method: "DELETE" });
  const lines = await db.all<{ changes: string }>(
    sql`SELECT changes FROM audit WHERE changes LIKE '%health_link%' ORDER BY at, id`,
  );
  expect(lines.map(({ changes }) => JSON.parse(changes).health_link.map(Boolean))).toEqual([
    [false, true],
    [true, false],
  ]);
  // What was closed goes with the next that is made.
  await share({ bird_ids: [bird.id] });
  expect(await db.all(sql`SELECT count(*) AS n FROM health_shares`)).toEqual([{ n: 1 }]);
});

test("a bird's health sheet is a PDF that grows by pages, and another organisation's is not there", async () => {
  const { ask, a, b, bird, db } = await aviary();
  const sheet = async (as = a) => {
    const answer = await ask(`/api/birds/${bird.id}/health.pdf`, { as });
    if (answer.status !== 200) return { status: answer.status, pages: 0, name: "" };
    const pdf = await PDFDocument.load(await answer.arrayBuffer());
    return { status: 200, pages: pdf.getPageCount(), name: answer.headers.get("Content-Disposition") };
  };
  expect(await sheet()).toEqual({ status: 200, pages: 1, name: expect.stringContaining("Ficha-de-saude-PT-1.pdf") });
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
    INSERT INTO health_events (id, org_id, bird_id, kind, on_day, findings, created_at, updated_at)
    SELECT 'health_x' || i, ${a.org_id}, ${bird.id}, 'checkup', date('2026-01-01', '+' || i || ' days'),
      'Sem novidade ' || printf('%.900c', 'x'), ${today}, ${today} FROM n`);
  expect((await sheet()).pages).toBeGreaterThan(4);
  expect((await sheet(b)).status).toBe(404);
});
