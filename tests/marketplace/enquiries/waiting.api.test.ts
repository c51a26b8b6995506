import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { forgetWaiting } from "#worker/marketplace/waiting/forgetting.ts";
import { tellWaiting } from "#worker/marketplace/waiting/invitations.ts";
import { fair } from "./fair.ts";

const after = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A seller whose page is shown, of canaries that may be asked about. */
async function aviary() {
  const it = await fair({ RATE_LIMITS: "relaxed" });
  await it.db.run(sql`
    INSERT INTO market_sellers (short_key, slug, name, country, region, is_shown, revision, changed_on)
    SELECT short_key, 'aviario-sol', 'Aviário Sol', country, region, 1, 1, '2027-01-01' FROM organizations WHERE id = ${it.a.org_id}`);
  const wish = (email: string, given: object = {}) =>
    it.send("/api/market/waiting", {
      json: { seller: "aviario-sol", species: "canário", name: email.split("@")[0], email, ...given },
    });
  const wait = async (email: string, given: object = {}) => {
    const { status } = await wish(email, given);
    const token = await it.tokenOf(email);
    const { data } = await it.send("/api/market/waiting/confirm", { json: { token } });
    return { status, token, data };
  };
  const canary = (given: object = {}) =>
    it.list({ kind: "bird", latin: "Serinus canaria", level: "contact", price: null, ...given });
  const lettersTo = async (email: string) =>
    (await it.mails(email)).filter(({ subject }) => subject.startsWith("What you wait for")).length;
  const tell = (hours = 0) => tellWaiting(it.db, it.env, after(hours));
  return { ...it, wish, wait, canary, lettersTo, tell };
}

test("somebody waits once their address is proved, sees their place, and leaves by one click", async () => {
  const { wish, wait, send, tokenOf, a, one } = await aviary();
  const ana = await wait("ana@mail.test", { sex: "female", colour: "vermelho mosaico" });
  expect(ana.data).toMatchObject({ is_confirmed: true, place: 1, latin_name: "Serinus canaria domestica" });
  await wish("rui@mail.test");
  const token = await tokenOf("rui@mail.test");
  expect((await send(`/api/market/waiting/${token}`)).data).toMatchObject({ is_confirmed: false, place: null });
  expect((await send("/api/enquiries/waiting", { as: a })).body).toMatchObject({ total: 1 });
  expect((await send("/api/market/waiting/confirm", { json: { token } })).data).toMatchObject({ place: 2 });
  expect((await wait("cock@mail.test", { sex: "male" })).data).toMatchObject({ place: 2 });
  const list = await send("/api/enquiries/waiting", { as: a });
  expect(list.data).toMatchObject([{ name: "ana", colour: "vermelho mosaico" }, { name: "rui" }, { name: "cock" }]);
  expect(JSON.stringify(list.body)).not.toContain("mail.test");

  expect((await send(`/api/market/waiting/leave/${ana.token}`)).status).toBe(303);
  expect((await send(`/api/market/waiting/leave/${ana.token}`, { method: "POST" })).status).toBe(204);
  expect((await send(`/api/market/waiting/leave/${ana.token}`, { method: "POST" })).status).toBe(204);
  expect((await send(`/api/market/waiting/${token}`)).data).toMatchObject({ place: 1 });
  const { id } = await one<{ id: string }>(sql`SELECT id FROM waiting WHERE name = 'rui'`);
  expect((await send(`/api/enquiries/waiting/${id}`, { as: a, method: "DELETE" })).status).toBe(204);
  expect((await send(`/api/market/waiting/${token}`)).status).toBe(404);
});

test("one waits with a seller who is shown, for a species that may be asked about there", async () => {
  const { wish, canary, db } = await aviary();
  expect((await wish("a@mail.test", { species: "Erythrura gouldiae" })).status).toBe(422);
  expect((await wish("a@mail.test", { species: "buy pills now" })).status).toBe(422);
  expect((await wish("a@mail.test", { seller: "nobody" })).status).toBe(404);
  const listing = await canary();
  await db.run(sql`UPDATE market_sellers SET is_shown = 0`);
  expect((await wish("a@mail.test")).status).toBe(404);
  expect((await wish("a@mail.test", { seller: null, listing_id: listing })).status).toBe(202);
  expect((await wish("a@mail.test", { seller: null })).status).toBe(422);
});

test("the first whom a new listing fits is told, the next after two days, each once, with a way out in the header", async () => {
  const { wait, canary, lettersTo, tell, mails } = await aviary();
  await wait("cock@mail.test", { sex: "male" });
  await wait("red@mail.test", { sex: "female", colour: "Vermelho" });
  await wait("any@mail.test");
  await wait("hen@mail.test", { sex: "female" });
  await canary({ sex: "female", colour: "Amarelo" });
  await tell();
  await tell(1);
  expect(await Promise.all(["cock", "red", "any", "hen"].map((it) => lettersTo(`${it}@mail.test`)))).toEqual([
    0, 0, 1, 0,
  ]);
  const sent = (await mails("any@mail.test")).at(-1);
  expect(sent?.headers).toContain("List-Unsubscribe=One-Click");
  await tell(47);
  expect(await lettersTo("hen@mail.test")).toBe(0);
  await tell(49);
  await tell(50);
  expect(await Promise.all(["cock", "red", "any", "hen"].map((it) => lettersTo(`${it}@mail.test`)))).toEqual([
    0, 0, 1, 1,
  ]);
  await tell(100);
  await tell(101);
  expect(await lettersTo("any@mail.test")).toBe(1);
});

test("nobody is told of what is reserved, gated or gone by then", async () => {
  const { wait, canary, lettersTo, tell, db } = await aviary();
  await wait("ana@mail.test");
  const ids = [await canary(), await canary(), await canary()];
  await db.run(sql`UPDATE market_listings SET is_reserved = 1 WHERE id = ${ids[0]}`);
  await db.run(sql`UPDATE market_listings SET is_shown = 0 WHERE id = ${ids[1]}`);
  await db.run(sql`UPDATE levels SET level = 'closed'`);
  await tell();
  expect(await lettersTo("ana@mail.test")).toBe(0);
  await db.run(sql`UPDATE levels SET level = 'contact'`);
  await tell();
  expect(await lettersTo("ana@mail.test")).toBe(1);
});

test("who never proved their address is forgotten after three days, and who waited a year as well", async () => {
  const { wish, wait, db, env, one } = await aviary();
  await wish("nobody@mail.test");
  await wait("ana@mail.test");
  await forgetWaiting(db, env, after(4 * 24));
  expect(await one(sql`SELECT count(*) AS n FROM waiting`)).toEqual({ n: 1 });
  await forgetWaiting(db, env, after(366 * 24));
  expect(await one(sql`SELECT count(*) AS n FROM waiting`)).toEqual({ n: 0 });
});
