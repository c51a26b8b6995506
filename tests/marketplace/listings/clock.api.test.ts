import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { publishListing } from "#worker/marketplace/published/listings.ts";
import { shop } from "./shop.ts";

test("a listing is told of on day 53 and ends on day 60; one tap renews it", async () => {
  const { draft, turn, clock, state, notices, index, db } = await shop();
  const { id } = (await draft({ kind: "goods", title: "Gaiola" })).data;
  await turn(id, "published");
  await clock(52);
  expect(await notices()).toEqual([]);
  await clock(53.1);
  await clock(53.2);
  expect(await notices()).toMatchObject([{ event: "listing.expiring", link: `/marketplace/${id}` }]);
  await clock(60.5);
  expect(await state(id)).toBe("expired");
  expect(await index(id)).toMatchObject({ is_shown: 0, title: "", id });
  expect(await db.all(sql`SELECT changes FROM audit WHERE subject_id = ${id} AND user_id IS NULL`)).toHaveLength(1);
});

test("one tap renews a listing for sixty days, from the day it is tapped, and what has ended is published anew", async () => {
  const { draft, turn, db, index, later } = await shop();
  const { id } = (await draft({ kind: "goods", title: "Gaiola" })).data;
  await turn(id, "published");
  await db.run(sql`UPDATE listings SET expires_at = ${later(2)}, warned_at = ${later(-5)} WHERE id = ${id}`);
  const renewed = await turn(id, "published");
  expect([renewed.status, (renewed.data.expires_at ?? "") > later(59.9)]).toEqual([200, true]);
  expect(await db.all(sql`SELECT warned_at FROM listings WHERE id = ${id}`)).toEqual([{ warned_at: null }]);
  await turn(id, "expired");
  expect((await turn(id, "published")).data.state).toBe("published");
  expect(await index(id)).toMatchObject({ is_shown: 1, title: "Gaiola" });
});

test("killed between its own write and the market's, a listing is finished by the clock; twice changes nothing", async () => {
  const { draft, turn, clock, db, index, a, env } = await shop();
  const { id } = (await draft({ kind: "goods", title: "Gaiola" })).data;
  await turn(id, "published");
  const whole = await index(id);
  // As if the request had ended behind its batch.
  await db.run(sql`UPDATE listings SET title = 'Gaiola nova', revision = revision + 1 WHERE id = ${id}`);
  expect(await index(id)).toEqual(whole);
  await clock();
  expect(await index(id)).toMatchObject({ title: "Gaiola nova", n: whole?.n });
  const after = await index(id);
  const scope = { db, org_id: a.org_id, now: new Date().toISOString(), today: "2027-01-01" };
  await publishListing(scope, env, id);
  await clock();
  expect(await index(id)).toEqual(after);
  // An older step that comes late writes over nothing.
  await db.run(sql`UPDATE market_listings SET revision = 99 WHERE id = ${id}`);
  await publishListing(scope, env, id);
  expect(await index(id)).toMatchObject({ revision: 99, title: "Gaiola nova" });
});

test("what the register says of a bird follows; of another species it is hidden until it was read anew", async () => {
  const { bird, ofBird, turn, call, clock, index, one, gouldian, db } = await shop();
  const { id } = await bird();
  const listing = await ofBird(id);
  await turn(listing.id, "published");
  await call("PUT", `/api/birds/${id}`, { mutation: "Amarelo" });
  await clock();
  expect(await index(listing.id)).toMatchObject({ colour: "Amarelo", hidden: 0 });
  await db.run(sql`UPDATE birds SET species_id = ${gouldian.id} WHERE id = ${id}`);
  expect(await index(listing.id)).toMatchObject({ hidden: 1 });
  await clock();
  await clock();
  expect((await one(listing.id)).data).toMatchObject({ state: "paused", pause_reason: "gate" });
});

type Shop = Awaited<ReturnType<typeof shop>>;

const causes: Record<string, (at: Shop, id: string) => Promise<unknown>> = {
  "bird_sick: ill": ({ call }, id) => call("POST", `/api/birds/${id}/health`, { kind: "illness", findings: "Penas" }),
  "bird_sick: in quarantine": async ({ call, make }, id) =>
    call("PUT", `/api/birds/${id}`, { status_id: (await make.status("quarantine")).id }),
  "bird_gone: dead": async ({ call, make }, id) =>
    call("PUT", `/api/birds/${id}`, { status_id: (await make.status("deceased")).id }),
  "bird_gone: in the trash": ({ call }, id) => call("DELETE", `/api/birds/${id}`),
  "bird_gone: somebody else's": ({ db }, id) =>
    Promise.resolve(db.run(sql`UPDATE birds SET is_reference = 1 WHERE id = ${id}`)),
  "bird_treated: under a course": ({ call }, id) =>
    call("POST", "/api/courses", {
      medicine: "Remédio",
      first_on: new Date().toISOString().slice(0, 10),
      days: 5,
      times_a_day: 1,
      bird_ids: [id],
    }),
};
for (const [name, cause] of Object.entries(causes))
  test(`a bird's listing rests at once and its seller is told: ${name}`, async () => {
    const all = await shop();
    const { id } = await all.bird();
    const listing = await all.ofBird(id, { sets_status: name.includes("course") });
    await all.turn(listing.id, "published");
    await cause(all, id);
    const [reason] = name.split(":");
    expect((await all.one(listing.id)).data).toMatchObject({ state: "paused", pause_reason: reason });
    expect(await all.index(listing.id)).toMatchObject({ hidden: 1 });
    await all.clock();
    await all.clock();
    expect(await all.index(listing.id)).toMatchObject({ is_shown: 0, title: "", hidden: 0 });
    expect(await all.notices()).toHaveLength(1);
    expect((await all.turn(listing.id, "published")).status).toBe(422);
  });

test("an organisation that closes is seen nowhere, one that stays is seen again", async () => {
  const { draft, turn, db, a, clock, index } = await shop();
  const { id } = (await draft({ kind: "goods", title: "Gaiola" })).data;
  await turn(id, "published");
  await db.run(sql`UPDATE organizations SET closes_at = '2099-01-01T00:00:00.000Z' WHERE id = ${a.org_id}`);
  expect(await index(id)).toMatchObject({ is_shown: 0 });
  await clock();
  expect(await index(id)).toMatchObject({ is_shown: 0, title: "" });
  await db.run(sql`UPDATE organizations SET closes_at = NULL WHERE id = ${a.org_id}`);
  await clock();
  expect(await index(id)).toMatchObject({ is_shown: 1, title: "Gaiola" });
  await db.run(sql`DELETE FROM organizations WHERE id = ${a.org_id}`);
  expect(await index(id)).toBeUndefined();
});
