import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aviary } from "#tests/app/spreadsheet-world.ts";
import { photoFile, photoForm, pictureBytes } from "#tests/photos/photos.ts";
import type { BarePedigree } from "#worker/pedigrees/certificate/pedigree.ts";
import type { Share } from "#worker/pedigrees/shares.ts";

async function shared() {
  const world = await aviary();
  const { ask, a, canary } = world;
  const bird = async (identifier: string, sex: string, more: object = {}) => {
    const json = { identifier, sex, species_id: canary.id, ...more };
    return ((await (await ask("/api/birds", { as: a, json })).json()) as { data: { id: string } }).data.id;
  };
  const secret = {
    notes: "SECRET",
    owner: "SECRET",
    breeder: "SECRET",
    microchip: "620SECRET",
    acquired_price_cents: 99,
  };
  const statuses = (await (await ask("/api/statuses", { as: a })).json()) as {
    data: Array<{ id: string; key: string }>;
  };
  const status_id = statuses.data.find(({ key }) => key === "sold")?.id;
  Object.assign(secret, { status_id, left_to: "SECRET", left_price_cents: 99 });
  await bird("A", "male", { name: "Avô", mutation: "Opalino", birth_date: "2019-03-04", ...secret });
  await bird("B", "female", secret);
  await bird("C", "male", { father_ring: "A", mother_ring: "B" });
  await bird("D", "female", { father_ring: "A", mother_ring: "B" });
  const id = await bird("X", "male", { father_ring: "C", mother_ring: "D", ...secret });
  const share = async (json: object = {}) => {
    const answer = await ask(`/api/birds/${id}/shares`, { as: a, json });
    const { data, detail = "" } = (await answer.json()) as { data: Share; detail?: string };
    return { status: answer.status, detail, ...data, token: data?.url?.split("/p/")[1] ?? "" };
  };
  const visit = async (token: string) => {
    const answer = await ask(`/api/shared/pedigrees/${token}`);
    return { status: answer.status, text: await answer.clone().text(), headers: answer.headers };
  };
  return { ...world, id, bird, share, visit };
}

test("R27: whoever has the address sees the pedigree, and nothing of whose it is", async () => {
  const { share, visit, a, id } = await shared();
  const made = await share();
  expect(made).toMatchObject({
    status: 201,
    expires_at: null,
    token: expect.stringMatching(/^[0-9A-F]{10}-[0-9a-f]{40}$/),
  });
  const { status, text, headers } = await visit(made.token);
  expect([status, headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  for (const secret of ["SECRET", "99", a.org_id, a.user_id, id, "_id", "org_"]) expect(text).not.toContain(secret);
  const { data } = JSON.parse(text) as { data: BarePedigree };
  expect(data).toMatchObject({ generations: 4, inbreeding: 0.25, completeness: 0.4, pedigree_depth: 2 });
  expect(data.birds.map(({ ring, father, mother }) => [ring, father, mother])).toEqual([
    ["X", 1, 2],
    ["C", 3, 4],
    ["D", 3, 4],
    ["A", null, null],
    ["B", null, null],
  ]);
  expect(data.birds[3]).toEqual({
    ring: "A",
    name: "Avô",
    sex: "male",
    species: "Canário",
    mutation: "Opalino",
    hatch_year: "2019",
    drawing: "canary",
    ring_colour: null,
    father: null,
    mother: null,
  });
});

test("R27: an address that is revoked, over, of a bird in the trash or never given out is not there, all the same", async () => {
  const { share, visit, ask, a, id, db } = await shared();
  const [revoked, over, trashed] = [await share(), await share({ expires: "30" }), await share()];
  expect((await ask(`/api/birds/${id}/shares/${revoked.id}`, { as: a, method: "DELETE" })).status).toBe(204);
  expect((await ask(`/api/birds/${id}/shares/${revoked.id}`, { as: a, method: "DELETE" })).status).toBe(404);
  expect((await visit(over.token)).status).toBe(200);
  await db.run(sql`UPDATE pedigree_shares SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = ${over.id}`);
  const gone = [await visit(revoked.token), await visit(over.token), await visit("0".repeat(40)), await visit("%00")];
  expect((await visit(trashed.token)).status).toBe(200);
  await ask(`/api/birds/${id}`, { as: a, method: "DELETE" });
  gone.push(await visit(trashed.token));
  expect(gone.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(new Set(gone.map(({ text }) => text)).size).toBe(1);
});

test("the database keeps no token, and the page of the tree lists the open addresses", async () => {
  const { share, ask, a, id, db } = await shared();
  const [first, second] = [await share({ expires: "365" }), await share()];
  const rows = JSON.stringify(await db.all(sql`SELECT * FROM pedigree_shares`));
  for (const { token } of [first, second]) expect(rows).not.toContain(token.slice(11));
  await ask(`/api/birds/${id}/shares/${second.id}`, { as: a, method: "DELETE" });
  const page = await ask(`/api/birds/${id}/pedigree`, { as: a });
  const { shares } = ((await page.json()) as { data: { shares: Share[] } }).data;
  expect(shares.map(({ url }) => url)).toEqual([first.url]);
  expect(shares[0]?.expires_at?.slice(0, 4)).toBe(String(new Date().getUTCFullYear() + 1));
});

test("once the app has another secret, an address is not shown any more and still opens", async () => {
  const { share, visit, ask, a, id, env } = await shared();
  const { token } = await share();
  env.CODE_PEPPER = "another-pepper-of-at-least-thirty-two-bytes";
  const page = await ask(`/api/birds/${id}/pedigree`, { as: a });
  expect(((await page.json()) as { data: { shares: Share[] } }).data.shares).toMatchObject([{ url: null }]);
  expect((await visit(token)).status).toBe(200);
  expect((await ask(`/api/birds/${id}/certificate.pdf`, { as: a })).status).toBe(200);
});

test("making and revoking an address is in the bird's history", async () => {
  const { share, ask, a, id } = await shared();
  const { id: made } = await share();
  await ask(`/api/birds/${id}/shares/${made}`, { as: a, method: "DELETE" });
  await ask(`/api/birds/${id}/shares/${made}`, { as: a, method: "DELETE" });
  const history = await ask(`/api/birds/${id}/history`, { as: a, headers: { "Accept-Language": "pt" } });
  expect((await history.text()).match(/Árvore partilhada/g)).toHaveLength(2);
});

test("a bird has ten addresses at most, its life is one of those offered, and no viewer makes one", async () => {
  const { share, ask, id, a, db } = await shared();
  for (let n = 0; n < 10; n += 1) expect((await share()).status).toBe(201);
  expect(await share()).toMatchObject({ status: 409, detail: expect.stringContaining("10") });
  expect((await share({ expires: "7" })).status).toBe(422);
  await db.run(sql`UPDATE users SET role = 'viewer' WHERE id = ${a.user_id}`);
  const refused = await ask(`/api/birds/${id}/shares`, { as: a, json: {} });
  expect(refused.status).toBe(403);
});

test("one network may open shared pedigrees only so often", async () => {
  const { share, ask } = await shared();
  const { token } = await share();
  const visit = (from: string) =>
    ask(`/api/shared/pedigrees/${token}`, { headers: { "CF-Connecting-IP": from } }).then(({ status }) => status);
  const statuses: number[] = [];
  for (let n = 0; n < 121; n += 1) statuses.push(await visit("192.0.2.9"));
  expect([statuses.filter((it) => it === 200).length, statuses.at(-1)]).toEqual([120, 429]);
  expect(await visit("192.0.2.10")).toBe(200);
});

test("photo, name and contact are shown only where they were chosen, and the photo goes with its address", async () => {
  const { share, visit, ask, a, id } = await shared();
  const sent = await ask(`/api/birds/${id}/photos`, {
    as: a,
    form: await photoForm([photoFile(await pictureBytes())]),
  });
  const { data } = (await sent.json()) as { data: Array<{ id: string }> };
  const [plain, open] = [await share(), await share({ shows_photo: true, breeder: "João", contact: "912 345 678" })];
  const photo = (token: string) => ask(`/api/shared/pedigrees/${token}/photo`);
  expect(JSON.parse((await visit(plain.token)).text).data).toMatchObject({
    has_photo: false,
    breeder: null,
    contact: null,
  });
  expect((await photo(plain.token)).status).toBe(404);
  const { text } = await visit(open.token);
  expect(JSON.parse(text).data).toMatchObject({ has_photo: true, breeder: "João", contact: "912 345 678" });
  const seen = await photo(open.token);
  expect([seen.status, seen.headers.get("Cache-Control"), seen.headers.get("Content-Type")]).toEqual([
    200,
    "no-store",
    "image/jpeg",
  ]);
  const message = `${text} ${JSON.stringify([...seen.headers])}`;
  for (const secret of [data[0]?.id ?? "", a.org_id, id, "file_key"]) expect(message).not.toContain(secret);
  await ask(`/api/birds/${id}/shares/${open.id}`, { as: a, method: "DELETE" });
  expect((await photo(open.token)).status).toBe(404);
  const again = await share({ shows_photo: true });
  await ask(`/api/birds/${id}`, { as: a, method: "DELETE" });
  expect((await photo(again.token)).status).toBe(404);
});
