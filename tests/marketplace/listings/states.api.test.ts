import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { shop } from "./shop.ts";

test("a bird is in one living listing, and is free again when that has ended", async () => {
  const { bird, ofBird, turn } = await shop();
  const { id } = await bird();
  const [first, second] = [await ofBird(id), await ofBird(id, { title: "Outra vez" })];
  expect((await turn(first.id, "published")).status).toBe(200);
  const refused = await turn(second.id, "published");
  expect([refused.status, refused.errors?.[0]?.path]).toEqual([422, "bird_ids"]);
  expect((await turn(first.id, "expired")).data.state).toBe("expired");
  expect((await turn(second.id, "published")).data.state).toBe("published");
  const back = await turn(first.id, "published");
  expect([back.status, back.errors?.[0]?.message]).toEqual([422, "One of these birds is in another listing already."]);
});

test("the plan's places are counted in the write: one more is 402, drafts count nothing", async () => {
  const { draft, turn, db, a } = await shop();
  await db.run(sql`UPDATE organizations SET plan = 'starter' WHERE id = ${a.org_id}`);
  const made = await Promise.all(
    [1, 2, 3, 4].map(async (n) => (await draft({ kind: "goods", title: `Gaiola ${n}` })).data.id),
  );
  const answers = [];
  for (const id of made) answers.push(await turn(id, "published"));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 402]);
  expect(answers[3]?.detail).toBe("Your plan includes 3 listings at a time. Take one down or change plan.");
  const [first = "", , , last = ""] = made;
  expect((await turn(first, "paused")).status).toBe(200);
  // At rest it keeps its place.
  expect((await turn(last, "published")).status).toBe(402);
  expect((await turn(first, "published")).status).toBe(200);
  expect((await turn(first, "sold")).status).toBe(200);
  expect((await turn(last, "published")).status).toBe(200);
});

test("a state leads only where the table says", async () => {
  const { draft, turn, call, db } = await shop();
  const { id } = (await draft({ kind: "goods", title: "Gaiola" })).data;
  expect(await turn(id, "paused")).toMatchObject({ status: 409, code: "illegal_state", from: "draft" });
  await turn(id, "published");
  const removed = { facts: "Anúncio falso", rule: "Termos 4" };
  await db.run(sql`UPDATE listings SET state = 'removed', removed_at = '2027-01-01T00:00:00.000Z',
    removed_for = ${JSON.stringify(removed)} WHERE id = ${id}`);
  expect(await turn(id, "published")).toMatchObject({ status: 409, code: "illegal_state", from: "removed" });
  expect(await call("PUT", `/api/listings/${id}`, { title: "Outra" })).toMatchObject({ status: 409, from: "removed" });
  expect((await call("GET", `/api/listings/${id}`)).data).toMatchObject({ removed_for: removed, next: [] });
  expect((await call("DELETE", `/api/listings/${id}`)).status).toBe(409);
  const other = (await draft({ kind: "goods", title: "Ninho" })).data.id;
  expect((await call("DELETE", `/api/listings/${other}`)).status).toBe(204);
  expect((await call("GET", `/api/listings/${other}`)).status).toBe(404);
});

test("what rests is ended or sold by hand and gives its place and its bird back; what the operator paused waits for them", async () => {
  const { bird, ofBird, draft, turn, db } = await shop();
  const canary = await bird();
  const { id } = await ofBird(canary.id);
  await turn(id, "published");
  await turn(id, "paused");
  expect((await turn(id, "sold")).data).toMatchObject({ state: "sold", next: [] });
  const again = await ofBird(canary.id);
  expect((await turn(again.id, "published")).data.state).toBe("published");
  const cage = (await draft({ kind: "goods", title: "Gaiola" })).data;
  await turn(cage.id, "published");
  await db.run(sql`UPDATE listings SET state = 'paused', removed_for = '{"decision_id":"dec_1","facts":"x","rule":"Termos 4"}'
    WHERE id = ${cage.id}`);
  expect((await turn(cage.id, "published")).data).toMatchObject({ state: "held", held_for: ["Termos 4"] });
  expect((await turn(cage.id, "expired")).data).toMatchObject({ state: "expired" });
});

test("a stale edit is refused with what stands, and changes no photo", async () => {
  const { draft, call } = await shop();
  const { id, version } = (await draft({ kind: "goods", title: "Gaiola" })).data;
  expect((await call("PUT", `/api/listings/${id}`, { title: "Gaiola nova", version })).status).toBe(200);
  expect((await call("PUT", `/api/listings/${id}`, { title: "Gaiola velha", version })).status).toBe(409);
  expect((await call("GET", `/api/listings/${id}`)).data.title).toBe("Gaiola nova");
});

test("words that somebody is to look at hold a listing; taken out, it is published", async () => {
  const { bird, ofBird, turn, call, index } = await shop();
  const listing = await ofBird((await bird()).id, { text: "Canária sem papéis, ligue 912 345 678" });
  expect(listing.warnings).toContain("phone");
  const held = await turn(listing.id, "published");
  expect([held.status, held.data.state, held.data.held_for]).toEqual([200, "held", ["sem papeis"]]);
  expect(await index(listing.id)).toBeUndefined();
  await call("PUT", `/api/listings/${listing.id}`, { text: "Canária mansa" });
  expect((await turn(listing.id, "published")).data.state).toBe("published");
  const again = await call("PUT", `/api/listings/${listing.id}`, { text: "Canária sem anilha" });
  expect(again.data).toMatchObject({ state: "held", url: null });
  expect(await index(listing.id)).toMatchObject({ is_shown: 0, title: "" });
});

test("where the operator closed publishing nothing is published", async () => {
  const { draft, turn, db, call } = await shop();
  const { id } = (await draft({ kind: "goods", title: "Gaiola" })).data;
  await call("PUT", "/api/seller", { name: "Viveiro" });
  await db.run(sql`UPDATE sellers SET closed_at = '2027-01-01T00:00:00.000Z'`);
  expect(await turn(id, "published")).toMatchObject({ status: 403 });
});

test("birds become for sale where that is chosen, and what they were when it ends", async () => {
  const { bird, ofBird, turn, ask, a, make, db, clock } = await shop();
  const resting = await make.status("resting");
  const { id } = await bird({ status_id: resting.id });
  const listing = await ofBird(id, { sets_status: true });
  const status = async () => {
    const { data } = (await (await ask(`/api/birds/${id}`, { as: a })).json()) as {
      data: { status: { key: string } | null };
    };
    return data.status?.key ?? JSON.stringify(data).match(/"status_id":"(\w+)"/)?.[1];
  };
  const before = await status();
  await turn(listing.id, "published");
  expect(await status()).not.toBe(before);
  await turn(listing.id, "paused");
  expect(await status()).not.toBe(before);
  await turn(listing.id, "published");
  await turn(listing.id, "expired");
  expect(await status()).toBe(before);
  // As the operator ends it, who writes its state alone.
  await turn(listing.id, "published");
  await db.run(sql`UPDATE listings SET state = 'removed' WHERE id = ${listing.id}`);
  expect(await status()).not.toBe(before);
  await clock();
  expect(await status()).toBe(before);
});
