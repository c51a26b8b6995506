import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { tripsOf } from "#tests/app/world.ts";
import { putBack, submitArchive, takeArchive, withRows, zipped } from "#tests/archive/archives.ts";
import type { Contact } from "#worker/contacts/contact-rows.ts";
import { namedContact } from "#worker/contacts/named-contact.ts";
import type { ContactPage } from "#worker/contacts/page.ts";
import type { Proposals } from "#worker/contacts/proposals.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { type Answer, newContacts } from "./new-contacts.ts";

test("a contact is known by name, role and numbers, and in Portugal its tax number is one", async () => {
  const { add, call, list } = await newContacts();
  const jose = await add({
    name: "José Silva",
    roles: ["customer", "breeder"],
    country: "PT",
    tax_id: "PT 123 456 789",
  });
  expect(jose).toMatchObject({ tax_id: "123456789", roles: ["customer", "breeder"], kind: "person", version: 1 });
  const shop = await add({
    name: "Nutribird",
    kind: "organization",
    roles: ["supplier"],
    country: "BE",
    tax_id: "BE-0403.1",
    delivery_days: 10,
  });
  expect(shop.delivery_days).toBe(10);
  for (const delivery_days of [-1, 1.5, 366, "10", true]) {
    const answer = await call(`/${shop.id}`, { delivery_days }, { method: "PUT" });
    expect([answer.status, answer.errors?.map(({ path }) => path)]).toEqual([422, ["delivery_days"]]);
  }
  expect((await call<Contact>(`/${shop.id}`, { delivery_days: null }, { method: "PUT" })).data.delivery_days).toBe(
    null,
  );
  const vet = await add({ name: "Clínica Ária", roles: ["vet"], locality: "Águeda", phone: "+351 912 345 678" });
  const wrong = await call("", { name: "Rui", country: "PT", tax_id: "123456788" });
  expect([wrong.status, wrong.errors?.map(({ path }) => path)]).toEqual([422, ["tax_id"]]);

  const early = await call("", { name: "Rui", consent_from: "na feira", consent_on: "2999-01-01" });
  expect([early.status, early.errors?.map(({ path }) => path)]).toEqual([422, ["consent_on"]]);
  expect(await list()).toEqual(["Clínica Ária", "José Silva", "Nutribird"]);
  expect(await list("role=breeder")).toEqual(["José Silva"]);
  expect(await list("q=jose")).toEqual(["José Silva"]);
  expect(await list("q=agueda")).toEqual(["Clínica Ária"]);
  expect(await list("q=912345")).toEqual(["Clínica Ária"]);
  expect(await list("q=456%20789")).toEqual(["José Silva"]);
  expect((await call("/choices?q=aria")).data).toMatchObject({
    items: [{ id: vet.id, locality: "Águeda" }],
    more: false,
  });

  const edit = { notes: "Paga sempre", roles: [], version: 1 };
  const { data } = await call<Contact>(`/${jose.id}`, edit, { method: "PUT" });
  expect(data).toMatchObject({ notes: "Paga sempre", roles: [], version: 2, tax_id: "123456789" });
  expect(await call(`/${jose.id}`, edit, { method: "PUT" })).toMatchObject({ status: 409, code: "stale" });
  expect((await call(`/${jose.id}`, { tax_id: "1" }, { method: "PUT" })).status).toBe(422);
  // Two clicks are one contact.
  const twice = { headers: { "Idempotency-Key": "k".repeat(20) } };
  const [one, other] = [
    await call<Contact>("", { name: "Ana" }, twice),
    await call<Contact>("", { name: "Ana" }, twice),
  ];
  expect([one.data.id, await list("q=ana")]).toEqual([other.data.id, ["Ana"]]);
});

test("contacts that are one are merged, found as that one, and taken apart again within thirty days", async () => {
  const { add, call, list, page, merge, db, ask, b } = await newContacts();
  const [one, two, three] = [
    await add({ name: "J. Silva" }),
    await add({ name: "José Silva" }),
    await add({ name: "Zé" }),
  ];
  expect((await merge(one.id, one.id)).status).toBe(422);
  const stranger = (await (await ask("/api/contacts", { as: b, json: { name: "Rui" } })).json()) as Answer<Contact>;
  expect((await merge(one.id, stranger.data.id)).status).toBe(422);

  expect((await merge(one.id, two.id)).status).toBe(200);
  expect((await merge(two.id, one.id)).status).toBe(422);
  // Whoever was part of the second comes along, to the head of both; done twice it is done once.
  expect([(await merge(two.id, three.id)).status, (await merge(two.id, three.id)).status]).toEqual([200, 200]);
  expect(await list()).toEqual(["Zé"]);
  expect(await list("q=j.%20silva")).toEqual(["Zé"]);
  expect((await page(three.id)).parts.map(({ name }) => name).sort()).toEqual(["J. Silva", "José Silva"]);
  expect((await merge(one.id, (await add({ name: "Ana" })).id)).status).toBe(409);
  expect((await call(`/${one.id}`, undefined, { method: "DELETE" })).status).toBe(409);

  expect((await call(`/${two.id}/part`, {})).status).toBe(200);
  expect(await list("q=silva")).toEqual(["José Silva"]);
  expect(await page(two.id)).toMatchObject({ merged_at: null, parts: [{ id: one.id, head_id: two.id }] });
  await db.run(sql`UPDATE contacts SET merged_at = '2020-01-01T00:00:00.000Z' WHERE id = ${one.id}`);
  expect((await page(two.id)).parts).toMatchObject([{ undone_until: null }]);
  expect((await call(`/${one.id}/part`, {})).status).toBe(409);
});

test("whoever is in no paper is deleted; of whoever is, everything personal goes, in the trail too, and the sale keeps its own", async () => {
  const { add, call, page, list, merge, db, a, ask } = await newContacts();
  const facts = {
    phone: "912345678",
    email: "ze@example.com",
    notes: "Canário",
    consent_from: "na feira",
    roles: ["customer"],
  };
  const [buyer, part, other] = [
    await add({ name: "Zé Buyer", ...facts }),
    await add({ name: "Zeca" }),
    await add({ name: "Ana" }),
  ];
  await merge(part.id, buyer.id);
  await db.run(sql`INSERT INTO sales (id, org_id, number, state, contact_id, buyer, begun_on, currency, vat_regime, created_at, updated_at)
    VALUES ('sale_1', ${a.org_id}, 'V-2027/0001', 'delivered', ${buyer.id}, '{"name":"Zé Buyer"}', '2027-01-01', 'EUR', 'none', 'x', 'x')`);
  const remove = (id: string) => call<{ is_erased: boolean }>(`/${id}`, undefined, { method: "DELETE" });
  await merge((await add({ name: "Aninha" })).id, other.id);
  expect((await remove(other.id)).data).toEqual({ is_erased: false });
  expect((await remove(other.id)).status).toBe(404);
  expect((await remove(buyer.id)).data).toEqual({ is_erased: true });
  expect((await remove(buyer.id)).data).toEqual({ is_erased: true });

  expect(await list()).toEqual([]);
  expect(await list("q=zeca")).toEqual([]);
  const left = await page(buyer.id);
  expect(left).toMatchObject({
    name: "Contacto apagado",
    phone: null,
    email: null,
    notes: null,
    consent_from: null,
    roles: ["customer"],
  });
  expect(left.erased_at).not.toBeNull();
  const trailOf = await db.all<{ deed: string; changes: string }>(
    sql`SELECT deed, changes FROM audit WHERE subject = 'contact'`,
  );
  expect(trailOf.map(({ deed, changes }) => [deed, changes]).sort()).toEqual([
    ["deleted", "{}"],
    ["erased", "{}"],
  ]);
  const [sale] = await db.all<{ buyer: string }>(sql`SELECT buyer FROM sales`);
  expect(sale?.buyer).toContain("Zé Buyer");
  expect((await call(`/${buyer.id}`, { name: "Zé" }, { method: "PUT" })).status).toBe(409);
  expect((await call(`/${buyer.id}/part`, {})).status).toBe(200);
  expect((await call(`/${part.id}/part`, {})).status).toBe(409);
  const trail = (await (await ask("/api/audit?subject=contact", { as: a })).json()) as {
    data: { items: unknown[] };
  };
  expect(trail.data.items).toHaveLength(2);
});

test("names on birds become contacts by a yes, each once however it is written, and are bound to their birds", async () => {
  const { call, make, page, db, add, list } = await newContacts();
  const known = await add({ name: "Rui Melo" });
  const [first] = [await make.bird({ breeder: "José  Silva", owner: "—" }), await make.bird({ breeder: "JOSE SILVA" })];
  const own = await make.bird({ breeder: "Rui Melo", owner: "Viveiro A" });
  const { data } = await call<Proposals["data"]>("/proposals");
  expect(data.map(({ name, breeder, owner, contact, is_own }) => [name, breeder, owner, contact?.id, is_own])).toEqual([
    ["JOSE SILVA", 2, 0, undefined, false],
    ["Rui Melo", 1, 0, known.id, false],
    ["Viveiro A", 0, 1, undefined, true],
  ]);
  const names = ["José Silva", "Rui Melo", "Ninguém"];
  expect((await call("/proposals", { names })).data).toEqual({ contacts: 1, birds: 3 });
  expect((await call("/proposals", { names })).data).toEqual({ contacts: 0, birds: 0 });
  expect((await call<Proposals["data"]>("/proposals")).data.map(({ name }) => name)).toEqual(["Viveiro A"]);
  expect(await list("role=breeder")).toEqual(["JOSE SILVA", "Rui Melo"]);
  expect((await page(known.id)).birds).toMatchObject([{ id: own.id, roles: ["breeder"] }]);
  // Of a bird that names somebody else since, nobody is bound.
  await db.run(sql`UPDATE birds SET breeder = 'Ana' WHERE id = ${first.id}`);
  expect((await call<Proposals["data"]>("/proposals")).data.map(({ name }) => name)).toEqual(["Ana", "Viveiro A"]);
});

test("two thousand birds are bound in two trips", async () => {
  const { call, make, db, a } = await newContacts();
  const { id } = await make.bird();
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
    INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, species_id, breeder, created_at, updated_at)
    SELECT 'bird_' || i, org_id, 'X' || i, 'x' || i, 'x' || i, species_id, 'Criador ' || (i % 40), created_at, updated_at
    FROM birds CROSS JOIN n WHERE id = ${id} AND org_id = ${a.org_id}`);
  const { data } = await call<Proposals["data"]>("/proposals");
  const before = tripsOf(db).length;
  expect((await call("/proposals", { names: data.map(({ name }) => name) })).data).toEqual({
    contacts: 40,
    birds: 2000,
  });
  // One of them asks who calls.
  expect(tripsOf(db).length - before).toBeLessThanOrEqual(3);
});

test("a name that a row of another room names becomes a contact once, and none where that row is refused", async () => {
  const { db, a, list, add } = await newContacts();
  const scope = { db, org_id: a.org_id, user_id: a.user_id, now: "2027-01-01T00:00:00.000Z" } as Scope;
  const write = async (given: Parameters<typeof namedContact>[1], when = sql`true`) => {
    const named = namedContact(scope, given, { role: "customer", when });
    const { row } = await batch(db, {
      ...named.statements,
      row: db.all<{ id: string | null; there: number }>(sql`SELECT ${named.id} AS id, ${named.isAtHand} AS there`),
    });
    return (row as unknown as Array<{ id: string | null; there: number }>)[0];
  };
  expect(await write({ contact_name: "Rita" }, sql`false`)).toEqual({ id: null, there: 1 });
  const rita = await write({ contact_name: "Rita" });
  expect(await write({ contact_name: " RITA " })).toEqual(rita);
  expect(await list("role=customer")).toEqual(["Rita"]);
  const ana = await add({ name: "Ana" });
  expect(await write({ contact_id: ana.id, contact_name: "Whoever" })).toEqual({ id: ana.id, there: 1 });
  expect(await list("role=customer")).toEqual(["Ana", "Rita"]);
  expect(await write({ contact_id: "contact_of_nobody" })).toEqual({ id: "contact_of_nobody", there: 0 });
  expect(await write({})).toEqual({ id: null, there: 1 });
});

test("contacts come back with the archive, merged as they were and bound to their birds, and one without its head is refused", async () => {
  const world = await newContacts();
  const { add, call, make, merge, a, b, ask } = world;
  await make.bird({ breeder: "José Silva", identifier: "PT 1" });
  await call("/proposals", { names: ["José Silva"] });
  const [jose] = (await call<Contact[]>("?q=jose")).data;
  const part = await add({ name: "Zé Silva", phone: "912 345 678", delivery_days: 9 });
  await merge(part.id, jose?.id ?? "");
  const { files } = await takeArchive(world, a);
  const headless = withRows(files, "contacts", (rows) => rows.filter(({ name }) => name !== "José Silva"));
  const alone = withRows(headless, "bird_people", () => []);
  expect((await submitArchive(world, b, await zipped(alone))).status).toBe(422);
  const { data } = await submitArchive(world, b, await zipped(files));
  expect((await putBack(world, b, data.digest)).status).toBe(200);
  const seen = async <Data>(path: string) => ((await (await ask(path, { as: b })).json()) as Answer<Data>).data;
  const [back, ...others] = await seen<Contact[]>("/api/contacts?q=912345678");
  expect([back?.name, others]).toEqual(["José Silva", []]);
  const page = await seen<ContactPage>(`/api/contacts/${back?.id}`);
  expect(page).toMatchObject({
    parts: [{ name: "Zé Silva", merged_into_id: back?.id, delivery_days: 9 }],
    birds: [{ identifier: "PT 1" }],
  });
});
