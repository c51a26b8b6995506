import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { tick } from "#worker/schedule.ts";
import { asOperator } from "./gate/operator.ts";

const buyer = "bea@mail.test";

/** A seller, a buyer with a flock of their own, and a third organisation whose owner keeps the house. */
async function square() {
  const world = await newWorld({ RATE_LIMITS: "relaxed", OPERATOR_EMAILS: "operadora@voliera.test" });
  const { ask, db, env, a, b } = world;
  const call = async (method: string, path: string, json?: object, as?: Resident) => {
    const answer = await ask(path, { ...(as && { as }), method, ...(json && { json }) });
    const text = await answer.text();
    return { status: answer.status, ...(text.startsWith("{") && (JSON.parse(text) as object)) } as Reply;
  };
  await db.run(
    sql`UPDATE organizations SET country = 'PT', region = 'madeira', district = 'Funchal' WHERE id = ${a.org_id}`,
  );
  const on = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  for (const as of [a, b]) expect((await call("POST", "/api/register/begin", { on }, as)).status).toBe(201);
  await call("POST", "/api/registrations", { kind: "breeder_number", number: "PT-CRI-77" }, a);
  // The operator is an owner like any other, whose address is listed.
  const token = async (to: string) => {
    const [mail] = await db.all<{ text: string }>(
      sql`SELECT text FROM mails WHERE recipient = ${to} ORDER BY created_at DESC, rowid DESC LIMIT 1`,
    );
    return (kind: string) => new RegExp(`/${kind}/([0-9A-F]{10}-[0-9a-f]{40})`).exec(mail?.text ?? "")?.[1] ?? "";
  };
  const clock = () => tick(db, env, new Date().toISOString());
  const balance = async (as: Resident) =>
    (await call("GET", "/api/register/balances", undefined, as)).data as unknown as Array<Record<string, unknown>>;
  const book = async (as: Resident) => {
    const { data } = await call("GET", "/api/register", undefined, as);
    return (data as unknown as Array<{ direction: string; kind: string }>)
      .map(({ direction, kind }) => `${direction} ${kind}`)
      .sort();
  };
  return { ...world, call, token, clock, balance, book, make: makeFor(world, a) };
}
type Reply = { status: number; data: Record<string, never>; errors?: Array<{ message: string }> };

test("a Gouldian is opened for Madeira, listed, asked for, reserved, sold and handed over: book, sale and listing agree", async () => {
  const { call, db, a, b, token, clock, balance, book, make } = await square();
  const gould = await make.species({ common_name: "Diamante-de-gould", latin_name: "Chloebia gouldiae" });
  const facts = { species_id: gould.id, sex: "female", birth_date: "2026-03-01", notes: "SECRET" };
  const bird = await make.bird({ identifier: "FONP 0932-018/26", ...facts });
  const draft = { kind: "bird", bird_ids: [bird.id], title: "Gould, fêmea", brood: 4 };
  const listed = await call("POST", "/api/listings", draft, a);
  expect(listed.status).toBe(201);
  const { id } = listed.data as unknown as { id: string };
  const publish = () => call("POST", `/api/listings/${id}/state`, { state: "published" }, a);
  const refused = await publish();
  expect([refused.status, refused.errors?.[0]?.message]).toEqual([422, expect.stringContaining("Lei 95/2017")]);

  await asOperator({ db }, b);
  const opening = { country: "PT", region: "madeira", species: "Chloebia gouldiae", level: "open" };
  const why = { reason: "Autorizada na região", source: "DLR 17/2023/M", on: "2026-11-01" };
  expect((await call("POST", "/api/operator/openings", { ...opening, ...why }, b)).status).toBe(201);
  expect((await publish()).status).toBe(200);
  expect((await call("PUT", `/api/listings/${id}`, { price_cents: 9000 }, a)).status).toBe(200);
  await clock();
  const seen = await call("GET", `/api/market/listings/${id}`);
  expect([seen.status, seen.data]).toEqual([
    200,
    expect.objectContaining({ price_cents: 9000, title: "Gould, fêmea" }),
  ]);
  for (const secret of ["SECRET", "0932-018", bird.id, a.org_id, "_id"])
    expect(JSON.stringify(seen)).not.toContain(secret);

  const question = { listing_id: id, name: "Bea", email: buyer, text: "Posso vê-la no sábado?" };
  expect((await call("POST", "/api/market/enquiries", question)).status).toBe(202);
  const thread = (await token(buyer))("enquiries");
  expect((await call("POST", "/api/market/enquiries/confirm", { token: thread })).status).toBe(200);
  const [enquiry] = await db.all<{ id: string }>(sql`SELECT id FROM enquiries`);
  const reserved = await call("POST", `/api/enquiries/${enquiry?.id}/reserve`, {}, a);
  expect(reserved.status).toBe(201);
  const { sale_id } = reserved.data as unknown as { sale_id: string };
  expect((await call("POST", `/api/sales/${sale_id}/state`, { state: "delivered" }, a)).status).toBe(200);

  const offered = { bird_ids: [bird.id], kind: "sale", sale_id, email: buyer };
  expect((await call("POST", "/api/handovers", offered, a)).status).toBe(201);
  const taken = await call("POST", "/api/handovers/accept", { token: (await token(buyer))("h") }, b);
  expect([taken.status, taken.data]).toEqual([201, expect.objectContaining({ birds: 1 })]);
  await clock();
  expect((await call("GET", `/api/listings/${id}`, undefined, a)).data).toMatchObject({ state: "sold" });
  expect((await call("GET", `/api/sales/${sale_id}`, undefined, a)).data).toMatchObject({
    state: "delivered",
    total_cents: 9000,
  });
  expect((await call("GET", `/api/market/listings/${id}`)).status).toBe(410);
  expect(await book(a)).toEqual(["in opening", "out sale"]);
  expect(await book(b)).toEqual(["in purchase"]);
  const sums = { owned: 1, flock: 1, agrees: true };
  expect([await balance(a), await balance(b)]).toEqual([[], [expect.objectContaining(sums)]]);
});

test("an opening that is taken back hides what it let be shown at once, and its seller is told within a minute", async () => {
  const { call, db, a, b, clock, make } = await square();
  const gould = await make.species({ common_name: "Diamante-de-gould", latin_name: "Chloebia gouldiae" });
  const bird = await make.bird({ species_id: gould.id, sex: "male", birth_date: "2026-03-01" });
  await asOperator({ db }, b);
  const opening = { country: "PT", region: "madeira", species: "Chloebia gouldiae", level: "open" };
  const why = { reason: "Autorizada na região", source: "DLR 17/2023/M", on: "2026-11-01" };
  const opened = await call("POST", "/api/operator/openings", { ...opening, ...why }, b);
  const draft = { kind: "bird", bird_ids: [bird.id], title: "Gould", brood: 4 };
  const { id } = (await call("POST", "/api/listings", draft, a)).data as unknown as { id: string };
  await call("POST", `/api/listings/${id}/state`, { state: "published" }, a);
  expect((await call("GET", `/api/market/listings/${id}`)).status).toBe(200);
  const { id: opening_id } = opened.data as unknown as { id: string };
  expect((await call("DELETE", `/api/operator/openings/${opening_id}`, undefined, b)).status).toBe(204);
  expect([404, 410]).toContain((await call("GET", `/api/market/listings/${id}`)).status);
  await clock();
  expect((await call("GET", `/api/listings/${id}`, undefined, a)).data).toMatchObject({
    state: "paused",
    pause_reason: "gate",
  });
  const notices = await db.all(
    sql`SELECT event FROM notifications WHERE org_id = ${a.org_id} AND event LIKE 'listing.%'`,
  );
  expect(notices).toEqual([{ event: "listing.paused" }]);
});
