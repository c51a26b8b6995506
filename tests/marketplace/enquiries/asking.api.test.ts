import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { eraseSilent } from "#worker/marketplace/enquiries/sweeping.ts";
import { fair } from "./fair.ts";

test("a question reaches the seller only once its sender has proved the address", async () => {
  const { list, askFor, send, mails, tokenOf, a, one } = await fair();
  const listing = await list();
  expect((await askFor(listing)).status).toBe(202);
  expect((await send("/api/enquiries", { as: a })).body).toMatchObject({ data: [], total: 0 });
  const [mail] = await mails("rui@mail.test");
  expect(mail?.org_id).toBe(a.org_id);
  expect(mail?.text).not.toContain("Ainda está livre");

  const token = await tokenOf("rui@mail.test");
  // What a scanner of links does: nothing is proved by looking.
  const seen = await send(`/api/market/enquiries/${token}`);
  expect(seen.data).toMatchObject({ state: "new", messages: [] });
  expect((await send("/api/enquiries", { as: a })).body).toMatchObject({ total: 0 });
  expect(await one(sql`SELECT count(*) AS n FROM notifications WHERE event = 'enquiry.new'`)).toEqual({ n: 0 });

  const confirmed = await send("/api/market/enquiries/confirm", { json: { token } });
  expect(confirmed.data).toMatchObject({ state: "open", messages: [{ side: "buyer", text: "Ainda está livre?" }] });
  expect((await send("/api/market/enquiries/confirm", { json: { token } })).status).toBe(200);
  expect(await one(sql`SELECT count(*) AS n FROM notifications WHERE event = 'enquiry.new'`)).toEqual({ n: 1 });
  const { data } = (await send("/api/enquiries", { as: a })) as { data: Array<{ id: string }> };
  expect(data).toMatchObject([{ name: "Rui", waits_for: "seller", title: "Gaiola", words: "Ainda está livre?" }]);
  const kept = await one<{ token_hash: string }>(sql`SELECT token_hash FROM enquiries`);
  expect(kept.token_hash).not.toContain(token.split("-")[1]);
});

test("nobody asks about what is not shown, closed by the gate, hidden, or of a seller who closes", async () => {
  const { list, askFor, db, a } = await fair();
  const own = await list({ kind: "bird", latin: "Erythrura gouldiae", level: "own_page" });
  const shut = await list({ kind: "bird", latin: "Ara macao", level: "closed" });
  const gone = await list();
  const hidden = await list();
  await db.run(sql`UPDATE market_listings SET is_shown = 0 WHERE id = ${gone}`);
  await db.run(sql`INSERT INTO market_hidden (id) VALUES (${hidden})`);
  for (const id of [own, shut, gone, hidden, "listing_none"]) expect((await askFor(id)).status).toBe(404);
  const open = await list();
  expect((await askFor(open)).status).toBe(202);
  await db.run(sql`UPDATE organizations SET closes_at = '2099-01-01T00:00:00.000Z' WHERE id = ${a.org_id}`);
  expect((await askFor(open)).status).toBe(404);
});

test("a flood is refused with the minutes to wait, and nothing that was asked before is lost", async () => {
  const { list, askFor, one } = await fair();
  const listing = await list();
  const statuses = [];
  for (let at = 0; at < 5; at += 1) statuses.push((await askFor(listing)).status);
  expect(statuses).toEqual([202, 202, 202, 429, 429]);
  const others = [];
  for (let at = 0; at < 3; at += 1)
    others.push((await askFor(listing, { email: `x${at}@mail.test` }, { "CF-Connecting-IP": "192.0.2.9" })).status);
  expect(others).toEqual([202, 202, 202]);
  expect((await askFor(listing, { email: "y@mail.test" })).status).toBe(429);
  expect(await one(sql`SELECT count(*) AS n FROM enquiries`)).toEqual({ n: 6 });
  const words = await askFor(listing, {});
  expect(words.detail).toMatch(/minutes/);
});

test("what a form sends twice is asked once, and other words under its key are refused", async () => {
  const { list, askFor, one } = await fair();
  const listing = await list();
  const key = { "Idempotency-Key": "abc" };
  expect((await askFor(listing, {}, key)).status).toBe(202);
  expect((await askFor(listing, {}, key)).status).toBe(202);
  expect((await askFor(listing, { text: "Outra" }, key)).status).toBe(409);
  expect(await one(sql`SELECT count(*) AS n FROM enquiry_messages`)).toEqual({ n: 1 });
  expect(await one(sql`SELECT count(*) AS n FROM mails`)).toEqual({ n: 1 });
});

test("machines are answered like people: what fills in the hidden box is forgotten, what is too quick waits", async () => {
  const { list, askFor, one } = await fair();
  const listing = await list();
  expect((await askFor(listing, { website: "http://x" })).status).toBe(202);
  const opened = `${Date.now().toString(36)}.${crypto.randomUUID()}`;
  expect((await askFor(listing, {}, { "Idempotency-Key": opened })).status).toBe(429);
  expect(await one(sql`SELECT count(*) AS n FROM enquiries`)).toEqual({ n: 0 });
});

test("of a blocked address nothing is kept and nothing is said", async () => {
  const { list, askFor, enquiryOf, send, a, one, mails } = await fair();
  const listing = await list();
  const { id, token } = await enquiryOf(listing);
  const blocked = await send(`/api/enquiries/${id}/state`, { as: a, json: { state: "blocked" } });
  expect(blocked.data).toMatchObject({ state: "blocked" });
  expect((await askFor(await list())).status).toBe(202);
  expect(await one(sql`SELECT count(*) AS n FROM enquiries`)).toEqual({ n: 1 });
  expect(await mails("rui@mail.test")).toHaveLength(1);
  // To them it looks like any conversation that was closed.
  expect((await send(`/api/market/enquiries/${token}`)).data).toMatchObject({ state: "closed" });
  expect((await send(`/api/market/enquiries/${token}/messages`, { json: { text: "Hm" } })).status).toBe(409);
  await send(`/api/enquiries/${id}/state`, { as: a, json: { state: "open" } });
  expect((await send(`/api/market/enquiries/${token}/messages`, { json: { text: "Hm" } })).status).toBe(201);
});

test("words that turn the reading round, are too many or show nothing are refused, and tags are only words", async () => {
  const { list, askFor, enquiryOf, send, a } = await fair({ RATE_LIMITS: "relaxed" });
  const listing = await list();
  for (const text of ["", " ", "a".repeat(50_000), "abc\u202edef", "\u200b"])
    expect((await askFor(listing, { text })).status).toBe(422);
  for (const name of ["", "\u202eRui", "a".repeat(81), "Rui\nX"])
    expect((await askFor(listing, { name })).status).toBe(422);
  expect((await askFor(listing, { email: "rui@nada" })).status).toBe(422);
  const script = "<script>alert(1)</script> data:text/html;base64,AA http://x.test";
  const { id } = await enquiryOf(listing, { text: script });
  expect((await send(`/api/enquiries/${id}`, { as: a })).data).toMatchObject({ messages: [{ text: script }] });
});

test("what nobody proves is erased after three days, and a conversation without a word after 180", async () => {
  const { list, askFor, enquiryOf, db, env, one } = await fair();
  const listing = await list();
  const { token } = await enquiryOf(listing);
  await askFor(listing, { email: "nobody@mail.test" });
  const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await eraseSilent(db, env, later(2));
  expect(await one(sql`SELECT count(*) AS n FROM enquiries`)).toEqual({ n: 2 });
  await eraseSilent(db, env, later(4));
  expect(await one(sql`SELECT count(*) AS n, count(confirmed_at) AS c FROM enquiries`)).toEqual({ n: 1, c: 1 });
  await eraseSilent(db, env, later(181));
  expect(
    await one(sql`SELECT (SELECT count(*) FROM enquiries) + (SELECT count(*) FROM enquiry_messages) AS n`),
  ).toEqual({ n: 0 });
  expect(token).not.toBe("");
});

test("a link too old proves nothing", async () => {
  const { list, askFor, send, tokenOf, db } = await fair();
  await askFor(await list());
  await db.run(sql`UPDATE enquiries SET created_at = '2020-01-01T00:00:00.000Z'`);
  const token = await tokenOf("rui@mail.test");
  expect((await send("/api/market/enquiries/confirm", { json: { token } })).status).toBe(404);
  expect(
    (await send("/api/market/enquiries/confirm", { json: { token: `0123456789-${"0".repeat(40)}` } })).status,
  ).toBe(404);
});
