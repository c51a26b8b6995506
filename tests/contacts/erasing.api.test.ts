import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";

const name = "Zebedeu Quaresma";

test("whoever is erased is named nowhere in the database but in what the law keeps of a sale", async () => {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { ask, a, db } = world;
  const make = makeFor(world, a);
  const send = async <Data = { id: string }>(path: string, json?: object, method = json ? "POST" : "GET") => {
    const answer = await ask(`/api/${path}`, { as: a, method, ...(json && { json }) });
    const text = await answer.text();
    return { status: answer.status, data: (text ? JSON.parse(text).data : undefined) as Data };
  };
  const { data: contact } = await send("contacts", {
    name,
    other_names: "Quaresma Aves",
    tax_id: "123456789",
    email: "zebedeu@example.com",
    phone: "912345678",
    address: "Rua do Quaresma 3",
    notes: "Zebedeu paga tarde",
  });
  const part = await send("contacts", { name: "Zebedeu Q." });
  await send(`contacts/${part.data.id}/merge`, { into_id: contact.id });
  await send(`contacts/${contact.id}`, { phone: "912345679" }, "PUT");
  const [sold, reserved] = [await make.bird(), await make.bird()];
  const of = { contact_id: contact.id };
  const delivered = await send("sales", {
    ...of,
    state: "delivered",
    lines: [{ bird_id: sold.id, unit_cents: 4500 }],
    due: [{ on: "2026-01-01", cents: 4500 }],
  });
  expect(delivered.status).toBe(201);
  await send("sales", { ...of, state: "draft", lines: [{ text: "Gaiola", unit_cents: 4000 }] });
  const held = await send("sales", { ...of, state: "reserved", lines: [{ bird_id: reserved.id, unit_cents: 4500 }] });
  await send(`sales/${held.data.id}/state`, { state: "cancelled" });
  const cents = { category: "feed", ...of, lines: [{ text: "Mistura", cents: 500 }] };
  expect((await send("expenses", cents)).status).toBe(201);
  const energy = { category: "energy", cents: 300, every: { unit: "month" } };
  expect((await send("expenses/recurring", { ...energy, ...of })).status).toBe(201);
  await send("payments", { direction: "in", cents: 1000, method: "cash", sale_id: delivered.data.id, kind: "part" });
  expect((await send("payments/reminders", { sale_id: delivered.data.id })).status).toBe(202);
  await db.run(sql`INSERT INTO notifications (id, org_id, user_id, event, key, link, facts, at)
    VALUES ('n_1', ${a.org_id}, ${a.user_id}, 'payment.overdue', 'k', '/payments', ${JSON.stringify({ count: 1, name })}, '2026-01-02')`);
  const bred = await make.bird({ breeder: name, owner: name, notes: "Bonito" });
  await send("contacts/proposals", { names: [name] });
  await send(`birds/${bred.id}`, { owner: `${name} e Filhos` }, "PUT");
  await send(`contacts/birds/${bred.id}`, { role: "owner", contact_id: contact.id }, "PUT");

  expect((await send(`contacts/${contact.id}`, undefined, "DELETE")).status).toBe(200);
  const tables = await db.all<{ name: string }>(sql`SELECT name FROM sqlite_schema WHERE type = 'table'`);
  const named: string[] = [];
  for (const table of tables) {
    const rows = await db.all<Record<string, unknown>>(sql`SELECT * FROM ${sql.identifier(table.name)}`);
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (/zebedeu|quaresma|123456789|91234567/i.test(String(value))) named.push(`${table.name}.${column}`);
  }
  // Of the sale that was delivered and of the one that was cancelled: both have a number.
  expect(named).toEqual(["sales.buyer", "sales.buyer"]);
  const trail = (await (await ask("/api/audit", { as: a })).text()) as string;
  expect(trail).toContain("Contacto apagado");
  expect(await db.all(sql`SELECT breeder, owner, notes FROM birds WHERE id = ${bred.id}`)).toEqual([
    { breeder: null, owner: null, notes: "Bonito" },
  ]);
});
