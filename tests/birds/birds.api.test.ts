import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations } from "#db/schema/accounts.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, settle } from "#tests/app/world.ts";
import type { Bird } from "#worker/birds/columns/details.ts";
import { purgeTrash } from "#worker/flock/trash.ts";

type Answered = { data: Bird; warnings: Array<{ code: string }>; code: string; errors: unknown; current: Bird };
const read = async (answer: Response) => (await answer.json()) as Answered;

test("a bird is kept as it was given", async () => {
  const { ask, a } = await newWorld();
  const make = makeFor({ ask }, a);
  const species = await make.species({ common_name: "Canário" });
  const status = await make.status("breeding");
  const draft = {
    identifier: "PT-0123",
    name: "Íris",
    sex: "female",
    species_id: species.id,
    status_id: status.id,
    birth_date: "2024-03-10T23:30:00-11:00",
    notes: "Mansa",
    org_id: a.org_id,
  };
  const made = await ask("/api/birds/", { as: a, json: draft });
  expect(made.status).toBe(201);
  const { data, warnings } = await read(made);
  expect(warnings).toEqual([]);
  expect(data).toMatchObject({ ...draft, birth_date: "2024-03-10", species_name: "Canário", status_name: "Breeding" });
  const found = await ask(`/api/birds/${data.id}`, { as: a });
  expect(await read(found)).toEqual({ data });
  expect(data).toMatchObject({ father: null, mother: null, version: 1, species: { id: species.id }, status });
});

test("sex is unknown unless said, and everything optional may be null", async () => {
  const { ask, a } = await newWorld();
  const bird = await makeFor({ ask }, a).bird({
    name: null,
    status_id: null,
    birth_date: null,
    father_id: null,
    notes: "",
  });
  expect(bird).toMatchObject({
    sex: "unknown",
    name: null,
    status_id: null,
    birth_date: null,
    mother_id: null,
    notes: null,
  });
});

test("in an edit what is absent stays and null clears", async () => {
  const { ask, a } = await newWorld();
  const bird = await makeFor({ ask }, a).bird({
    identifier: "A-1",
    name: "Íris",
    notes: "x",
    birth_date: "2024-01-01",
  });
  const changed = await ask(`/api/birds/${bird.id}`, { as: a, method: "PUT", json: { name: null, identifier: "A-2" } });
  expect(changed.status).toBe(200);
  expect((await read(changed)).data).toMatchObject({
    identifier: "A-2",
    name: null,
    notes: "x",
    birth_date: "2024-01-01",
    version: 2,
  });
});

test("search follows a changed ring and a changed name", async () => {
  const { ask, a } = await newWorld();
  const bird = await makeFor({ ask }, a).bird({ identifier: "Old-1", name: "Íris" });
  const change = (json: unknown) => ask(`/api/birds/${bird.id}`, { as: a, method: "PUT", json });
  const finds = async (q: string) => {
    const answer = await ask(`/api/birds?q=${encodeURIComponent(q)}`, { as: a });
    return ((await answer.json()) as { data: { total: number } }).data.total;
  };
  await change({ identifier: "New-7" });
  expect([await finds("old-1"), await finds("NEW-7"), await finds("iris")]).toEqual([0, 1, 1]);
  await change({ name: "Maçã" });
  expect([await finds("new-7"), await finds("iris"), await finds("maca")]).toEqual([1, 0, 1]);
  await change({ name: null });
  expect([await finds("new-7"), await finds("maca")]).toEqual([1, 0]);
});

test("the species of a bird does not change", async () => {
  const { ask, a } = await newWorld();
  const make = makeFor({ ask }, a);
  const bird = await make.bird();
  const other = await make.species();
  const put = (species_id: string) => ask(`/api/birds/${bird.id}`, { as: a, method: "PUT", json: { species_id } });
  expect((await put(bird.species_id)).status).toBe(200);
  const refused = await put(other.id);
  expect(refused.status).toBe(422);
  expect((await read(refused)).errors).toMatchObject([{ path: "species_id", code: "birds.species.fixed" }]);
});

test("an edit of an old version is refused with the bird as it stands", async () => {
  const { ask, a } = await newWorld();
  const bird = await makeFor({ ask }, a).bird({ name: "um" });
  const put = (json: unknown, headers = {}) => ask(`/api/birds/${bird.id}`, { as: a, method: "PUT", json, headers });
  expect((await put({ name: "dois", version: 1 })).status).toBe(200);
  for (const answer of [await put({ name: "três", version: 1 }), await put({ name: "três" }, { "If-Match": '"1"' })]) {
    expect(answer.status).toBe(409);
    expect(await read(answer)).toMatchObject({ code: "stale", current: { name: "dois", version: 2 } });
  }
  expect((await put({ name: "quatro" }, { "If-Match": '"2"' })).status).toBe(200);
  expect((await put({ name: "cinco" })).status).toBe(200);
  expect((await put({ name: "seis" }, { "If-Match": "latest" })).status).toBe(400);
  const keyed = { "Idempotency-Key": "edit" };
  expect((await put({ name: "sete", version: 4 }, keyed)).status).toBe(200);
  expect((await put({ name: "sete", version: 4 }, keyed)).status).toBe(200);
  expect((await put({ name: "oito", version: 4 }, keyed)).status).toBe(409);
});

test("a deleted bird is gone until it is restored", async () => {
  const { ask, a } = await newWorld();
  const bird = await makeFor({ ask }, a).bird();
  const drop = () => ask(`/api/birds/${bird.id}`, { as: a, method: "DELETE" });
  const restore = () => ask(`/api/birds/${bird.id}/restore`, { as: a, method: "POST" });
  expect((await drop()).status).toBe(204);
  expect((await drop()).status).toBe(404);
  expect((await ask(`/api/birds/${bird.id}`, { as: a })).status).toBe(404);
  expect((await ask(`/api/birds/${bird.id}`, { as: a, method: "PUT", json: { name: "x" } })).status).toBe(404);
  const back = await restore();
  expect([back.status, (await read(back)).data.id]).toEqual([200, bird.id]);
  expect((await restore()).status).toBe(200);
  expect((await ask(`/api/birds/${bird.id}`, { as: a })).status).toBe(200);
});

test("a ring given away meanwhile keeps its old bird in the trash", async () => {
  const { ask, a } = await newWorld();
  const make = makeFor({ ask }, a);
  const old = await make.bird({ identifier: "A-1" });
  await ask(`/api/birds/${old.id}`, { as: a, method: "DELETE" });
  await make.bird({ identifier: "a-1" });
  const back = await ask(`/api/birds/${old.id}/restore`, { as: a, method: "POST" });
  expect(back.status).toBe(409);
  expect(await read(back)).toMatchObject({ errors: [{ path: "identifier", code: "birds.identifier.taken" }] });
});

test("after thirty days in the trash a bird leaves for good and its young forget it", async () => {
  const { ask, a, db } = await newWorld();
  const make = makeFor({ ask }, a);
  const father = await make.bird({ sex: "male" });
  const mother = await make.bird({ sex: "female" });
  const chick = await make.bird({ father_id: father.id, mother_id: mother.id });
  await ask(`/api/birds/${father.id}`, { as: a, method: "DELETE" });
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString();
  await purgeTrash(db, inDays(29));
  expect((await ask(`/api/birds/${father.id}/restore`, { as: a, method: "POST" })).status).toBe(200);
  await ask(`/api/birds/${father.id}`, { as: a, method: "DELETE" });
  await purgeTrash(db, inDays(31));
  expect((await ask(`/api/birds/${father.id}/restore`, { as: a, method: "POST" })).status).toBe(404);
  const { data } = await read(await ask(`/api/birds/${chick.id}`, { as: a }));
  expect(data).toMatchObject({ father_id: null, mother_id: mother.id });
});

test("a viewer reads birds and changes none", async () => {
  const { ask, a, db, env } = await newWorld();
  const bird = await makeFor({ ask }, a).bird();
  const viewer = await settle(db, env, "Clube", "viewer");
  const tries = [
    ["/api/birds", "POST"],
    [`/api/birds/${bird.id}`, "PUT"],
    [`/api/birds/${bird.id}`, "DELETE"],
    [`/api/birds/${bird.id}/restore`, "POST"],
  ] as const;
  for (const [path, method] of tries) expect((await ask(path, { as: viewer, method, json: {} })).status).toBe(403);
  expect((await ask("/api/birds", { as: viewer })).status).toBe(200);
});

test("the same key makes one bird; another body under it is refused; the other organisation has its own keys", async () => {
  const { ask, a, b } = await newWorld();
  const draft = { identifier: "K-1", species_id: (await makeFor({ ask }, a).species()).id };
  const headers = { "Idempotency-Key": "tap-tap" };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask("/api/birds", { as: a, json: draft, headers })),
  );
  const bodies = await Promise.all(answers.map(read));
  expect(answers.map((it) => it.status)).toEqual(Array(20).fill(201));
  expect(new Set(bodies.map(({ data }) => data.id)).size).toBe(1);
  const other = await ask("/api/birds", { as: a, json: { ...draft, identifier: "K-2" }, headers });
  expect(other.status).toBe(409);
  const theirs = { identifier: "K-1", species_id: (await makeFor({ ask }, b).species()).id };
  const stranger = await read(await ask("/api/birds", { as: b, json: theirs, headers }));
  expect(stranger.data.id).not.toBe(bodies[0]?.data.id);
  expect((await ask("/api/birds", { as: a, json: draft, headers: { "Idempotency-Key": "" } })).status).toBe(400);
});

test("the overview counts who is present by species and all by status, and shows the last five", async () => {
  const { ask, a } = await newWorld();
  const make = makeFor({ ask }, a);
  const sold = await make.status("sold");
  const species = await make.species({ common_name: "Canário" });
  for (let n = 0; n < 6; n += 1) await make.bird({ species_id: species.id });
  await make.bird({ status_id: sold.id });
  await make.bird({ status_id: (await make.status("missing")).id });
  const { data } = (await (await ask("/api/dashboard", { as: a })).json()) as { data: Record<string, unknown> };
  expect(data).toMatchObject({
    total: 8,
    present: 6,
    away: 1,
    gone: 1,
    species_count: 2,
    limit: { birds: null, used: 7 },
    by_species: [{ species_name: "Canário", birds: 6 }],
    by_status: [
      { key: "sold", status_name: "Sold", kind: "gone", birds: 1 },
      { key: "missing", status_name: "Missing", kind: "away", birds: 1 },
      { status_id: null, kind: "present", birds: 6 },
    ],
  });
  expect(data.latest).toHaveLength(5);
});

test("an empty flock has an overview too", async () => {
  const { ask, a } = await newWorld();
  const { data } = (await (await ask("/api/dashboard", { as: a })).json()) as { data: unknown };
  expect(data).toMatchObject({ total: 0, species_count: 0, by_species: [], by_status: [], latest: [] });
});

test("the overview says how many days of a running trial are left, and nothing of one that is over", async () => {
  const { ask, db, a, b } = await newWorld();
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();
  await db
    .update(organizations)
    .set({ trial_ends_at: inDays(30) })
    .where(eq(organizations.id, a.org_id));
  await db
    .update(organizations)
    .set({ trial_ends_at: inDays(-1) })
    .where(eq(organizations.id, b.org_id));
  const left = async (as: typeof a) => {
    const { data } = (await (await ask("/api/dashboard", { as })).json()) as { data: Record<string, unknown> };
    return [data.trial_days_left, data.limit];
  };
  expect(await left(a)).toEqual([30, { birds: null, used: 0 }]);
  expect(await left(b)).toEqual([null, { birds: 10, used: 0 }]);
});
