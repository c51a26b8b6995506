import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { lapseReservations } from "#worker/marketplace/reservations/lapsing.ts";
import { type Fair, fair } from "./fair.ts";

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const reserve = ({ send, a }: Fair, id: string, json: object = {}, headers = {}) =>
  send(`/api/enquiries/${id}/reserve`, { as: a, json, headers });
const stateOf = async ({ one }: Fair, listing: string) =>
  one<{ state: string; reserved_until: string | null; sale_id: string | null }>(
    sql`SELECT state, reserved_until, sale_id FROM listings WHERE id = ${listing}`,
  );

test("what is open is reserved for a week, with the draft of a sale, its contact, and a mail to whoever asked", async () => {
  const it = await fair();
  const listing = await it.list();
  const { id, token } = await it.enquiryOf(listing);
  const made = await reserve(it, id, {}, { "Idempotency-Key": "k1" });
  expect(made).toMatchObject({ status: 201, data: { until: dayIn(7) } });
  const { sale_id } = made.data as { sale_id: string };
  expect(await stateOf(it, listing)).toMatchObject({
    state: "reserved",
    sale_id,
    reserved_until: `${dayIn(7)}T23:59:59.999Z`,
  });
  const sale = await it.send(`/api/sales/${sale_id}`, { as: it.a });
  expect(sale.data).toMatchObject({ state: "draft", contact: "Rui", total_cents: 4000 });
  expect(await it.one(sql`SELECT email, is_customer FROM contacts`)).toEqual({
    email: "rui@mail.test",
    is_customer: 1,
  });
  expect((await it.send(`/api/market/enquiries/${token}`)).data).toMatchObject({
    state: "reserved",
    sale_state: "draft",
  });
  expect((await it.mails("rui@mail.test")).at(-1)?.subject).toBe("“Gaiola”: reserved for you");
  // Said again it is the same one; said anew it is taken.
  expect((await reserve(it, id, {}, { "Idempotency-Key": "k1" })).data).toEqual(made.data);
  expect((await reserve(it, id)).status).toBe(409);
  const other = await it.enquiryOf(listing, { email: "ana@mail.test", name: "Ana" });
  expect(await reserve(it, other.id)).toMatchObject({ status: 409, detail: expect.stringContaining("not free") });
  expect(await it.one(sql`SELECT count(*) AS n FROM sales`)).toEqual({ n: 1 });
  expect(await it.one(sql`SELECT count(*) AS n FROM contacts`)).toEqual({ n: 1 });
});

test("a deposit is due the next day and the rest on the last; days and sums beyond are refused", async () => {
  const it = await fair();
  const { id } = await it.enquiryOf(await it.list());
  for (const json of [
    { until: dayIn(31) },
    { until: dayIn(-1) },
    { until: "x" },
    { deposit_cents: 4001 },
    { deposit_cents: -1 },
  ])
    expect((await reserve(it, id, json)).status).toBe(422);
  const { data } = await reserve(it, id, { until: dayIn(30), deposit_cents: 1000 });
  const sale = await it.send(`/api/sales/${(data as { sale_id: string }).sale_id}`, { as: it.a });
  expect(sale.data).toMatchObject({
    due: [
      { on: dayIn(1), cents: 1000 },
      { on: dayIn(30), cents: 3000 },
    ],
  });
});

test("a bird that the gate does not open is not reserved, with the rule, but its seller makes the buyer a contact", async () => {
  const it = await fair();
  const species = await it.make.species({ common_name: "Canário", latin_name: "Serinus canaria" });
  const bird = await it.make.bird({ species_id: species.id });
  const listing = await it.list({
    kind: "bird",
    latin: "Serinus canaria",
    level: "contact",
    birds: [bird.id],
    price: null,
  });
  const { id } = await it.enquiryOf(listing);
  const refused = await reserve(it, id);
  expect(refused).toMatchObject({
    status: 422,
    errors: [{ path: "listing_id", message: expect.stringContaining("Lei 95/2017") }],
  });
  expect(await stateOf(it, listing)).toMatchObject({ state: "published" });
  expect(await it.one(sql`SELECT (SELECT count(*) FROM sales) + (SELECT count(*) FROM contacts) AS n`)).toEqual({
    n: 0,
  });
  const made = await it.send(`/api/enquiries/${id}/contact`, { as: it.a, method: "POST" });
  expect(made.status).toBe(201);
  const again = await it.send(`/api/enquiries/${id}/contact`, { as: it.a, method: "POST" });
  expect(again.data).toEqual(made.data);
  // Whatever the market once worked out: the register and the openings decide.
  await it.db.run(sql`UPDATE levels SET level = 'open'`);
  expect((await reserve(it, id)).status).toBe(422);
});

test("an opened bird is reserved, sold and delivered: the listing is sold and the papers can be handed over", async () => {
  const it = await fair();
  const species = await it.make.species({ common_name: "Gould", latin_name: "Chloebia gouldiae" });
  const bird = await it.make.bird({ species_id: species.id });
  await it.db.run(sql`INSERT INTO openings (id, country, region, latin_key, level, reason, source, on_day, made_by, created_at)
    VALUES ('op_1', 'PT', '', 'chloebia gouldiae', 'open', 'r', 's', '2027-01-01', 'x', '')`);
  const listing = await it.list({ kind: "bird", latin: "Chloebia gouldiae", birds: [bird.id] });
  const { id, token } = await it.enquiryOf(listing);
  const { data } = await reserve(it, id);
  const { sale_id } = data as { sale_id: string };
  const turned = await it.send(`/api/sales/${sale_id}/state`, { as: it.a, json: { state: "delivered" } });
  expect(turned.status).toBe(200);
  expect(await stateOf(it, listing)).toMatchObject({ state: "sold", reserved_until: null, sale_id });
  expect(await it.one(sql`SELECT is_living FROM listing_birds`)).toEqual({ is_living: 0 });
  expect((await it.send(`/api/market/enquiries/${token}`)).data).toMatchObject({ sale_state: "delivered" });
  const offers = await it.send(`/api/handovers?sale_id=${sale_id}`, { as: it.a });
  expect(offers.data).toMatchObject({ sale: { email: "rui@mail.test" }, birds: [{ id: bird.id }] });
});

test("a reservation lapses by the clock: published again, the draft gone, both told once", async () => {
  const it = await fair();
  const listing = await it.list();
  const { id } = await it.enquiryOf(listing);
  await reserve(it, id, { until: dayIn(1) });
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await lapseReservations(it.db, it.env, at(0.5));
  expect(await stateOf(it, listing)).toMatchObject({ state: "reserved" });
  await lapseReservations(it.db, it.env, at(3));
  await lapseReservations(it.db, it.env, at(3));
  expect(await stateOf(it, listing)).toMatchObject({ state: "published", reserved_until: null, sale_id: null });
  expect((await it.send(`/api/enquiries/${id}`, { as: it.a })).data).toMatchObject({ state: "open", sale_id: null });
  expect(await it.one(sql`SELECT count(*) AS n FROM sales`)).toEqual({ n: 0 });
  expect(await it.one(sql`SELECT count(*) AS n FROM notifications WHERE event = 'reservation.lapsed'`)).toEqual({
    n: 1,
  });
  expect((await it.mails("rui@mail.test")).filter(({ subject }) => subject.includes("ended"))).toHaveLength(1);
  expect((await reserve(it, id)).status).toBe(201);
});

test("a numbered sale is cancelled when it lapses; one that was paid for, or settled, is prolonged instead", async () => {
  const it = await fair();
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const listing = await it.list();
  const { id } = await it.enquiryOf(listing);
  const { data } = await reserve(it, id, { until: dayIn(0) });
  const { sale_id } = data as { sale_id: string };
  await it.send(`/api/sales/${sale_id}/state`, { as: it.a, json: { state: "reserved" } });
  await it.send("/api/payments", {
    as: it.a,
    json: { direction: "in", kind: "part", on: dayIn(0), cents: 500, method: "cash", sale_id },
  });
  const paid = await it.one<{ n: number }>(sql`SELECT count(*) AS n FROM payments`);
  expect(paid.n).toBe(1);
  await lapseReservations(it.db, it.env, at(2));
  expect(await stateOf(it, listing)).toMatchObject({ state: "reserved" });
  await it.db.run(sql`DELETE FROM payments`);
  await lapseReservations(it.db, it.env, at(2));
  expect(await stateOf(it, listing)).toMatchObject({ state: "reserved" });
  await lapseReservations(it.db, it.env, at(10));
  expect(await stateOf(it, listing)).toMatchObject({ state: "published" });
  expect(await it.one(sql`SELECT state FROM sales`)).toEqual({ state: "cancelled" });
});

test("given up by hand, or by its sale, the listing is published again and the conversation goes on", async () => {
  const it = await fair();
  const listing = await it.list();
  const { id } = await it.enquiryOf(listing);
  await reserve(it, id);
  expect((await it.send(`/api/enquiries/${id}/state`, { as: it.a, json: { state: "closed" } })).status).toBe(409);
  expect((await it.send(`/api/enquiries/${id}/release`, { as: it.a, method: "POST" })).data).toMatchObject({
    state: "open",
  });
  expect((await it.mails("rui@mail.test")).at(-1)?.subject).toContain("no longer reserved");
  expect((await it.send(`/api/enquiries/${id}/release`, { as: it.a, method: "POST" })).status).toBe(409);
  for (const by of ["deleted", "cancelled"]) {
    const { data } = await reserve(it, id);
    const { sale_id } = data as { sale_id: string };
    if (by === "deleted") await it.send(`/api/sales/${sale_id}`, { as: it.a, method: "DELETE" });
    else
      for (const state of ["sold", "cancelled"])
        await it.send(`/api/sales/${sale_id}/state`, { as: it.a, json: { state } });
    expect([by, await stateOf(it, listing)]).toMatchObject([by, { state: "published" }]);
    expect((await it.send(`/api/enquiries/${id}`, { as: it.a })).data).toMatchObject({ state: "open" });
  }
});

test("somebody called like a contact becomes no part of it", async () => {
  const it = await fair();
  await it.send("/api/contacts", { as: it.a, json: { name: "Rui", email: "other@mail.test" } });
  const { id } = await it.enquiryOf(await it.list());
  await reserve(it, id);
  expect(await it.db.all(sql`SELECT email FROM contacts ORDER BY email`)).toEqual([
    { email: "other@mail.test" },
    { email: "rui@mail.test" },
  ]);
});
