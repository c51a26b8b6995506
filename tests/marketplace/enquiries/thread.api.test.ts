import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { settle } from "#tests/app/world.ts";
import { eraseClosed } from "#worker/closing/erasing.ts";
import { fair } from "./fair.ts";

test("both sides write, each is told by a link, and neither gets the other's words or address by mail", async () => {
  const { list, enquiryOf, send, a, mails, db, one } = await fair();
  await db.run(
    sql`INSERT INTO sellers (id, org_id, name, created_at, updated_at) VALUES ('seller_1', ${a.org_id}, 'Aviário Sol', '', '')`,
  );
  const { id, token } = await enquiryOf(await list());
  const answer = (text: string) => send(`/api/enquiries/${id}/messages`, { as: a, json: { text } });
  expect((await answer("Sim, está.")).data).toMatchObject({
    waits_for: "buyer",
    messages: [{ side: "buyer" }, { side: "seller" }],
  });
  await answer("Venha ver.");
  // The second within the hour brings no second mail.
  const sent = (await mails("rui@mail.test")).slice(1);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ org_id: a.org_id, subject: "There is an answer about “Gaiola”" });
  expect(sent[0]?.text).not.toMatch(/Sim, está/);
  expect(sent[0]?.text).not.toContain(a.email);

  const theirs = await send(`/api/market/enquiries/${token}`);
  expect(theirs.data).toMatchObject({
    seller: "Aviário Sol",
    messages: [{}, { text: "Sim, está." }, { text: "Venha ver." }],
  });
  expect(JSON.stringify(theirs.body)).not.toContain("Viveiro");
  expect(JSON.stringify(theirs.body)).not.toContain(a.email);
  expect((await send(`/api/market/enquiries/${token}/messages`, { json: { text: "Vou amanhã." } })).status).toBe(201);
  expect(
    await one(sql`SELECT link, facts ->> 'sender' AS name FROM notifications WHERE event = 'enquiry.answered'`),
  ).toEqual({
    link: `/marketplace/enquiries/${id}`,
    name: "Rui",
  });
  await answer("Combinado.");
  expect(await mails("rui@mail.test")).toHaveLength(3);
});

test("a conversation is closed and opened again; into a closed one nobody writes", async () => {
  const { list, enquiryOf, send, a } = await fair();
  const { id, token } = await enquiryOf(await list());
  const turn = (state: string) => send(`/api/enquiries/${id}/state`, { as: a, json: { state } });
  expect((await turn("closed")).data).toMatchObject({ state: "closed" });
  expect((await send(`/api/enquiries/${id}/messages`, { as: a, json: { text: "x" } })).status).toBe(409);
  expect((await send(`/api/market/enquiries/${token}/messages`, { json: { text: "x" } })).status).toBe(409);
  expect((await send("/api/enquiries?state=closed", { as: a })).body).toMatchObject({ total: 1 });
  expect((await send("/api/enquiries?state=open", { as: a })).body).toMatchObject({ total: 0 });
  expect((await turn("open")).data).toMatchObject({ state: "open" });
  expect((await turn("reserved")).status).toBe(422);
});

test("a stranger's messages are counted, twenty an hour", async () => {
  const { list, enquiryOf, send } = await fair();
  const { token } = await enquiryOf(await list());
  const statuses = new Set<number>();
  for (let at = 0; at < 21; at += 1)
    statuses.add((await send(`/api/market/enquiries/${token}/messages`, { json: { text: `n ${at}` } })).status);
  expect([...statuses]).toEqual([201, 429]);
  expect((await send(`/api/market/enquiries/${token}`)).data).toHaveProperty("messages.length", 21);
});

test("what is reported comes before the operator with the words, and once a day", async () => {
  const { list, enquiryOf, send, a, mails } = await fair({ CONTACT_EMAIL: "operator@voliera.test" });
  const { id } = await enquiryOf(await list(), { text: "Mande o IBAN" });
  const report = () => send(`/api/enquiries/${id}/report`, { as: a, json: { text: "Parece burla" } });
  expect((await report()).status).toBe(202);
  expect((await report()).status).toBe(202);
  const sent = await mails("operator@voliera.test");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toMatch(/Parece burla[\s\S]*Mande o IBAN/);
});

test("strangers and members without the right see no conversation, and another organisation none of ours", async () => {
  const { list, enquiryOf, send, b, db, env } = await fair();
  const { id, token } = await enquiryOf(await list());
  expect((await send(`/api/enquiries/${id}`)).status).toBe(401);
  expect((await send(`/api/enquiries/${id}`, { as: b })).status).toBe(404);
  const keeper = await settle(db, env, "Viveiro C", "keeper" as never);
  expect((await send("/api/enquiries", { as: keeper })).status).toBe(403);
  // With another organisation's key before it the same secret opens nothing.
  const other = `${(await db.all<{ k: string }>(sql`SELECT short_key AS k FROM organizations WHERE id = ${b.org_id}`))[0]?.k}-${token.split("-")[1]}`;
  expect((await send(`/api/market/enquiries/${other}`)).status).toBe(404);
  expect((await send(`/api/market/enquiries/${token.split("-")[1]}`)).status).toBe(404);
});

test("closing an organisation takes along what was asked and the mails to whoever asked", async () => {
  const { list, enquiryOf, db, env, a, mails } = await fair();
  await enquiryOf(await list());
  await db.run(sql`UPDATE organizations SET closes_at = '2027-01-01T00:00:00.000Z' WHERE id = ${a.org_id}`);
  await eraseClosed(db, env, "2027-01-02T00:00:00.000Z");
  expect(await db.all(sql`SELECT 1 FROM enquiries`)).toEqual([]);
  expect(await mails("rui@mail.test")).toEqual([]);
});
