import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";

type Part = { data: { items: Array<{ id: string }>; next: string | null } };

async function flockOf(count: number) {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const make = makeFor(world, world.a);
  const { id: species_id } = await make.species({ catalogue_slug: "budgerigar" });
  const birds: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const year = 2020 + (at % 3);
    const { id } = await make.bird({ species_id, ...(at % 4 > 0 && { birth_date: `${year}-02-0${1 + (at % 5)}` }) });
    birds.push(id);
  }
  const get = async (path: string) => {
    const answer = await world.ask(path, { as: world.a });
    return { status: answer.status, body: (await answer.json()) as Part & { errors?: unknown } };
  };
  /** Every id behind `after=`, part by part. */
  async function traversed(path: string) {
    const ids: string[] = [];
    for (let after: string | null = ""; after !== null; ) {
      const { status, body } = await get(`${path}&after=${after}`);
      if (status !== 200) throw new Error(`${path} is answered ${status}`);
      ids.push(...body.data.items.map(({ id }) => id));
      after = body.data.next;
    }
    return ids;
  }
  return { ...world, make, species_id, birds, get, traversed };
}

test("birds come by cursor in the order of their list, each once", async () => {
  const { traversed, get, birds } = await flockOf(23);
  for (const sort of ["created_at", "identifier", "birth_date", "status", "species"])
    for (const order of ["asc", "desc"]) {
      const query = `/api/birds?sort_by=${sort}&order=${order}`;
      const { body } = await get(`${query}&page_size=50`);
      const listed = body.data.items.map(({ id }) => id);
      expect([query, await traversed(`${query}&page_size=10`)]).toEqual([query, listed]);
      expect(listed.toSorted()).toEqual(birds.toSorted());
    }
});

test("a bird added or gone while one walks shifts no other", async () => {
  const { get, make, species_id, birds, ask, a } = await flockOf(12);
  const { body: first } = await get("/api/birds?page_size=10&after=");
  await make.bird({ species_id });
  await ask(`/api/birds/${birds[11]}`, { as: a, method: "DELETE" });
  const { body: second } = await get(`/api/birds?page_size=10&after=${first.data.next}`);
  expect(second.data).toMatchObject({ items: [{ id: birds[1] }, { id: birds[0] }], next: null });
});

test("a cursor of another list, of another order, and what is no cursor are refused", async () => {
  const { get } = await flockOf(12);
  const { next } = (await get("/api/birds?page_size=10&after=")).body.data;
  const refused = [
    `/api/eggs?after=${next}`,
    `/api/audit?after=${next}`,
    `/api/birds?after=${next}&sort_by=identifier`,
    `/api/birds?after=${next}&order=asc`,
    `/api/birds?after=${next?.slice(0, -3)}`,
    "/api/birds?after=x",
    "/api/birds?after=W10",
    "/api/birds?after=%00",
    `/api/birds?after=${"a".repeat(5000)}`,
  ];
  for (const path of refused) {
    const { status, body } = await get(path);
    expect([path, status, body.errors]).toMatchObject([path, 422, [{ path: "after" }]]);
  }
});

test("a cursor of another organisation opens nothing of theirs", async () => {
  const { get, ask, b } = await flockOf(12);
  const { next } = (await get("/api/birds?page_size=10&after=")).body.data;
  const answer = await ask(`/api/birds?page_size=10&after=${next}`, { as: b });
  expect(((await answer.json()) as Part).data).toEqual({ items: [], next: null });
});

test("the trail comes by cursor, the last first", async () => {
  const { traversed, get } = await flockOf(23);
  const { body } = await get("/api/audit?page_size=20");
  const ids = await traversed("/api/audit?page_size=10");
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(23);
  expect(ids.slice(0, 20)).toEqual(body.data.items.slice(0, 20).map(({ id }) => id));
});

test("eggs come by cursor, those in work and those that a figure counts", async () => {
  const { traversed, make, ask, a } = await flockOf(0);
  const { id: species_id } = await make.species({ catalogue_slug: "zebra-finch" });
  const { id: cock_id } = await make.bird({ species_id, sex: "male" });
  const { id: hen_id } = await make.bird({ species_id, sex: "female" });
  const pair = await ask("/api/pairs", {
    as: a,
    json: { kind: "pair", state: "active", cock_ids: [cock_id], hen_ids: [hen_id] },
  });
  const { data } = (await pair.json()) as { data: { id: string } };
  for (let at = 0; at < 3; at += 1) {
    const laid = await ask(`/api/pairs/${data.id}/eggs`, { as: a, json: { count: 5, every: 0 } });
    expect(laid.status).toBe(201);
  }
  for (const query of ["/api/eggs?page_size=10", `/api/eggs?page_size=10&pair_id=${data.id}`]) {
    const ids = await traversed(query);
    expect([query, ids.length, new Set(ids).size]).toEqual([query, 15, 15]);
  }
});
