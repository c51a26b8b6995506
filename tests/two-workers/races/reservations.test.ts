import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { breakableServer } from "#tests/servers/shared-server.ts";
import { eventually } from "#tests/servers/test-server.ts";
import { settleKeeper, storm, tally } from "#tests/storms/storm.ts";

const server = breakableServer();
const database = directDatabase(server.databaseUrl);
const seller = await settleKeeper(server);
const at = new Date().toISOString();

/** A cage on the market, and so many people whose addresses are proved and who ask about it. */
async function enquiredCage(name: string, people: number) {
  const json = { kind: "goods", title: name, price_cents: 4000 };
  const made = await call(server, "/api/listings", { token: seller.token, json });
  const { data } = (await made.json()) as { data: { id: string } };
  await call(server, `/api/listings/${data.id}/state`, { token: seller.token, json: { state: "published" } });
  const ids = Array.from({ length: people }, (_, n) => `enquiry_${name}_${n}`);
  for (const id of ids)
    await database.execute({
      sql: `INSERT INTO enquiries (id, org_id, listing_id, state, name, email, language, token_hash, confirmed_at, last_word_at,
          waits_for, created_at, updated_at) VALUES (?1, ?2, ?3, 'open', ?1, ?1 || '@mail.test', 'pt', ?1, ?4, ?4, 'seller', ?4, ?4)`,
      args: [id, seller.org_id, data.id, at],
    });
  return { listing: data.id, ids };
}

const reserve = (id: string) =>
  call(server, `/api/enquiries/${id}/reserve`, { token: seller.token, json: {}, headers: { "Idempotency-Key": id } });

/** Of a listing: its state, how many sales it is of, how many enquiries have it, and how many contacts were made of them. */
async function standing(listing: string) {
  const { rows } = await database.execute({
    sql: `SELECT it.state, it.sale_id IS NOT NULL AS has_sale,
        (SELECT count(*) FROM sales WHERE sales.org_id = it.org_id AND sales.id = it.sale_id AND sales.state = 'draft') AS drafts,
        (SELECT count(*) FROM enquiries its WHERE its.org_id = it.org_id AND its.listing_id = it.id AND its.state = 'reserved') AS reserved,
        (SELECT count(*) FROM sales WHERE sales.org_id = it.org_id AND sales.notes LIKE '%“' || it.title || '”%') AS sales,
        (SELECT count(*) FROM contacts WHERE contacts.org_id = it.org_id AND contacts.name LIKE 'enquiry_' || it.title || '%') AS contacts
      FROM listings it WHERE it.id = ?1`,
    args: [listing],
  });
  return Object.values(rows[0] ?? {}).join(" ");
}
const held = "reserved 1 1 1 1 1";
const free = "published 0 0 0 0 0";

test("of twenty reservations of one thing at once one is made, with one sale and one contact", async () => {
  const { listing, ids } = await enquiredCage("R", 20);
  const all = await storm(20, (n) => reserve(ids[n] ?? ""));
  expect(tally(all)).toEqual({ 201: 1, 409: 19 });
  expect(await standing(listing)).toBe(held);
});

test("killed in between, listing, conversation and sale agree, and what is said again is the same", async () => {
  const cages = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => enquiredCage(`K${n}`, 1)));
  const killed = cages.map(({ ids: [id = ""] }) => reserve(id).catch(() => undefined));
  await wait(40);
  await server.killWorkers();
  await Promise.all(killed);
  for (const { listing } of cages) expect([held, free]).toContain(await standing(listing));
  await eventually(async () => (await call(server, "/api/health")).ok, 30);
  const again = await storm(cages.length, (n) => reserve(cages[n]?.ids[0] ?? ""));
  expect(tally(again)).toEqual({ 201: cages.length });
  for (const { listing } of cages) expect(await standing(listing)).toBe(held);
});
