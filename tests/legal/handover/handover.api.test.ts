import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import type { Resident } from "#tests/app/world.ts";
import { claim } from "#worker/legal/handover/accepting.ts";
import { arrive } from "#worker/legal/handover/arriving.ts";
import type { OfferContent } from "#worker/legal/handover/content.ts";
import { tendHandovers } from "#worker/legal/handover/finishing.ts";
import { openOffer } from "#worker/legal/handover/opening.ts";
import { partyOf } from "#worker/legal/handover/parties.ts";
import type { Balance } from "#worker/legal/register/balances.ts";
import type { Line } from "#worker/legal/register/lines.ts";
import { fOf, twoBreeders } from "./breeders.ts";

test("a bird goes to another breeder with its ancestors, weights and papers, and comes back; notes and prices stay", async () => {
  const world = await twoBreeders();
  const { a, b, chick, offer, accept, flock, db, env, ask } = world;
  await env.FILES.put("org/a/photos/1", "picture");
  await db.run(sql`INSERT INTO bird_photos (id, org_id, bird_id, file_key, type, bytes, width, height, position, created_at)
    VALUES ('ph_1', ${a.org_id}, ${chick.id}, 'org/a/photos/1', 'image/png', 7, 4, 4, 1, '2027-01-01')`);
  const on = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  for (const as of [a, b]) expect((await ask("/api/register/begin", { as, json: { on } })).status).toBe(201);
  const bookOf = async (as: Resident) => {
    const { data: lines } = (await (await ask("/api/register", { as })).json()) as { data: Line[] };
    const { data: sums } = (await (await ask("/api/register/balances", { as })).json()) as { data: Balance[] };
    const of = lines
      .filter(({ mark }) => mark === "A 5")
      .map(({ direction, kind, party_name }) => `${direction} ${kind} ${party_name}`);
    return [of, sums.map(({ owned, held, borrowed, flock, agrees }) => [owned, held, borrowed, flock, agrees])];
  };
  const made = await offer(a, [chick.id]);
  expect([made.status, made.data.state, made.token]).toEqual([
    201,
    "offered",
    expect.stringMatching(/^[0-9A-F]{10}-[0-9a-f]{40}$/),
  ]);
  const shown = await (await ask(`/api/shared/handovers/${made.token}`)).text();
  for (const secret of ["SECRET", "4200", a.org_id, chick.id, "_id"]) expect(shown).not.toContain(secret);
  expect(JSON.parse(shown)).toMatchObject({
    data: {
      from: "Viveiro A",
      state: "offered",
      ancestors: 4,
      birds: [{ identifier: "A 5", species: "Canário", weights: 1 }],
    },
  });
  expect(await accept(b, made.token)).toMatchObject({ status: 201, data: { birds: 1, ancestors: 4 } });
  const theirs = await flock(b);
  expect(theirs["A 5"]).toMatchObject({
    is_reference: 0,
    status: "active",
    acquisition: "bought",
    father: "A 3",
    mother: "A 4",
    notes: null,
    certificate_number: "C-7",
  });
  expect(Object.values(theirs).filter(({ is_reference }) => is_reference)).toHaveLength(4);
  expect((await flock(a))["A 5"]).toMatchObject({ status: "sold", left_to: "Viveiro B" });
  expect(await db.all(sql`SELECT grams, note FROM bird_weights WHERE org_id = ${b.org_id}`)).toEqual([
    { grams: 18.5, note: null },
  ]);
  const id = theirs["A 5"]?.id ?? "";
  expect([await fOf(world, id), await fOf(world, chick.id)]).toEqual([0.25, 0.25]);
  expect(await (await ask(`/api/shared/handovers/${made.token}`)).json()).toMatchObject({
    data: { state: "over", birds: [] },
  });

  const [photo] = await db.all<{ file_key: string }>(sql`SELECT file_key FROM bird_photos WHERE org_id = ${b.org_id}`);
  const picture = await env.FILES.get(photo?.file_key ?? "");
  expect(new TextDecoder().decode(await picture?.arrayBuffer())).toBe("picture");
  expect(photo?.file_key).toMatch(new RegExp(`^org/${b.org_id}/photos/`));
  expect(await db.all(sql`SELECT count(*) AS n FROM lost_files`)).toEqual([{ n: 0 }]);

  // It left a day before it comes back, or the book would take the sale as taken back.
  await db.run(sql`UPDATE birds SET status_since = ${on} WHERE id = ${chick.id}`);
  const back = await offer(b, [id], { kind: "gift" });
  expect(await accept(a, back.token)).toMatchObject({ status: 201, data: { birds: 1, ancestors: 4 } });
  expect((await flock(a))["A 5"]).toMatchObject({ id: chick.id, status: "active", left_to: null, notes: "SECRET" });
  expect(Object.keys(await flock(a))).toHaveLength(5);
  // Books, flocks and F of both agree, and no ring is there twice.
  expect(await bookOf(a)).toEqual([
    ["in opening null", "out sale Viveiro B", "in return Viveiro B"],
    [[5, 5, 0, 5, true]],
  ]);
  expect(await bookOf(b)).toEqual([["in purchase Viveiro A", "out gift Viveiro A"], []]);
  expect([await fOf(world, id), await fOf(world, chick.id)]).toEqual([0.25, 0.25]);
  expect((await flock(b))["A 5"]).toMatchObject({ status: "given", left_to: "Viveiro A" });
  expect(
    await db.all(sql`SELECT event, count(*) AS n FROM notifications WHERE event LIKE 'handover%' GROUP BY event`),
  ).toEqual([{ event: "handover.accepted", n: 2 }]);
});

test("an offered bird is neither sold, offered again, thrown away nor gone until the offer is over", async () => {
  const { ask, a, b, chick, son, offer, accept, post, flock } = await twoBreeders();
  const made = await offer(a, [chick.id]);
  expect((await offer(a, [son.id, chick.id])).status).toBe(409);
  const { data: statuses } = (await (await ask("/api/statuses", { as: a })).json()) as {
    data: Array<{ id: string; key: string }>;
  };
  const status_id = statuses.find(({ key }) => key === "sold")?.id;
  const refused = await ask(`/api/birds/${chick.id}`, { as: a, method: "PUT", json: { status_id } });
  expect([refused.status, await refused.json()]).toEqual([
    409,
    expect.objectContaining({ detail: expect.stringContaining("offered to another breeder") }),
  ]);
  expect((await ask(`/api/birds/${chick.id}`, { as: a, method: "DELETE" })).status).toBe(409);
  const line = { bird_id: chick.id, unit_cents: 1000 };
  expect((await post("/api/sales", a, { state: "sold", lines: [line] })).status).not.toBe(201);
  expect((await ask(`/api/birds/${chick.id}`, { as: a, method: "PUT", json: { name: "Lua" } })).status).toBe(200);
  expect((await post(`/api/handovers/${made.data.id}/withdraw`, b, {})).status).toBe(404);
  expect((await post(`/api/handovers/${made.data.id}/withdraw`, a, {})).data).toMatchObject({
    state: "withdrawn",
    url: null,
  });
  expect((await accept(b, made.token)).status).toBe(410);
  expect((await ask(`/api/birds/${chick.id}`, { as: a, method: "PUT", json: { status_id } })).status).toBe(200);
  expect((await offer(a, [chick.id])).status).toBe(409);
  expect(await flock(b)).toEqual({});
});

test("twenty acceptances make one, in one organisation or in two, and none is to oneself", async () => {
  const { a, b, db, chick, offer, accept, flock, post } = await twoBreeders();
  const made = await offer(a, [chick.id]);
  expect((await accept(a, made.token)).status).toBe(409);
  expect((await accept(b, `${made.token.slice(0, -1)}x`)).status).toBe(404);
  expect((await post("/api/handovers/refuse", a, { token: made.token })).status).toBe(409);
  const all = await Promise.all(Array.from({ length: 20 }, () => accept(b, made.token)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
  expect(all.every(({ data }) => (data as unknown as { birds: number }).birds === 1)).toBe(true);
  expect(Object.keys(await flock(b))).toHaveLength(5);
  expect(
    await db.all(sql`SELECT count(*) AS n FROM audit WHERE org_id = ${b.org_id} AND subject = 'handover'`),
  ).toEqual([{ n: 1 }]);
  expect(await db.all(sql`SELECT count(*) AS n FROM bird_weights WHERE org_id = ${b.org_id}`)).toEqual([{ n: 1 }]);
});

test("what is cut off between any two steps is finished by the clock, once", async () => {
  const { a, b, db, env, chick, son, daughter, offer, accept, flock } = await twoBreeders();
  const now = new Date().toISOString();
  const [giver, taker] = [await partyOf(db, a.org_id, now), await partyOf(db, b.org_id, now)];
  if (!giver || !taker) throw new Error("nobody is there");
  const claimed = async (token: string) => claim(giver.scope, await openOffer(db, token), b.org_id);
  const first = await offer(a, [chick.id]);
  await claimed(first.token);
  const second = await offer(a, [son.id], { kind: "loan" });
  const { id, version, kind, content } = await claimed(second.token);
  await arrive(taker.scope, env.FILES, { id, claim: version, kind, content: JSON.parse(content) as OfferContent });
  expect((await flock(a))["A 3"]).toMatchObject({ status: null });
  await tendHandovers(db, env, now);
  await tendHandovers(db, env, now);
  const [mine, theirs] = [await flock(a), await flock(b)];
  expect([mine["A 5"]?.status, mine["A 3"]?.status]).toEqual(["sold", "on_loan"]);
  expect([theirs["A 5"]?.status, theirs["A 3"]?.status, theirs["A 3"]?.acquisition]).toEqual([
    "active",
    "active",
    "loaned",
  ]);
  expect(Object.keys(theirs)).toHaveLength(5);
  // The borrowed one goes home, and the one that lives there keeps another offer from being taken: it stands.
  const home = await offer(b, [theirs["A 3"]?.id ?? ""], { kind: "loan" });
  expect((await accept(a, home.token)).status).toBe(201);
  expect([(await flock(a))["A 3"]?.status, (await flock(b))["A 3"]?.status]).toEqual(["active", "given"]);
  const third = await offer(a, [daughter.id]);
  await claimed(third.token);
  await db.run(sql`UPDATE birds SET is_reference = 0 WHERE org_id = ${b.org_id} AND identifier = 'A 4'`);
  await tendHandovers(db, env, now);
  expect(await db.all(sql`SELECT state, taken_by FROM handovers WHERE id = ${third.data.id}`)).toEqual([
    { state: "offered", taken_by: null },
  ]);
  expect(await accept(b, third.token)).toMatchObject({ status: 409, detail: expect.stringContaining("A 4") });
  await tendHandovers(db, env, new Date(Date.now() + 31 * 86_400_000).toISOString());
  expect(await db.all(sql`SELECT state FROM handovers WHERE id = ${third.data.id}`)).toEqual([{ state: "expired" }]);
  expect(await db.all(sql`SELECT count(*) AS n FROM handover_birds WHERE is_frozen = 1`)).toEqual([{ n: 0 }]);
});

test("a full plan refuses and the offer stays; a ring another bird wears refuses; species and what is known are used again", async () => {
  const world = await twoBreeders();
  const { a, b, db, chick, offer, accept, flock } = world;
  const theirs = makeFor(world, b);
  const { id: species_id } = await theirs.species({ common_name: "Canário" });
  await theirs.bird({ identifier: "A 5", species_id, is_reference: true, notes: "mine" });
  for (let at = 0; at < 10; at += 1) await theirs.bird({ identifier: `B ${at}`, species_id });
  await db.run(sql`UPDATE organizations SET plan = 'starter' WHERE id = ${b.org_id}`);
  const made = await offer(a, [chick.id], { takes: [], generations: 1 });
  expect((await accept(b, made.token)).status).toBe(402);
  await db.run(sql`UPDATE organizations SET plan = 'professional' WHERE id = ${b.org_id}`);
  expect(await accept(b, made.token)).toMatchObject({ status: 201, data: { birds: 1, ancestors: 2 } });
  expect((await flock(b))["A 5"]).toMatchObject({
    is_reference: 0,
    status: "active",
    father: "A 3",
    notes: "mine",
    certificate_number: null,
  });
  expect(await db.all(sql`SELECT count(*) AS n FROM species WHERE org_id = ${b.org_id}`)).toEqual([{ n: 1 }]);
  expect(
    (
      await offer(
        a,
        Array.from({ length: 51 }, (_, at) => `bird_${at}`),
      )
    ).status,
  ).toBe(422);
  expect((await offer(b, [chick.id])).status).toBe(422);
});
