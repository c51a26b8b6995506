import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { carryMarks } from "#worker/support/console/carrying.ts";
import type { TicketView, WrittenMessage } from "#worker/support/tickets/contract.ts";
import { newTicket, ticketsAt } from "./new-ticket.ts";
import { question } from "./ticket-fixtures.ts";

test("a question has a number of the house, and its words are kept once whoever sends them twice", async () => {
  const world = await newWorld();
  const { a, b, ask, db } = world;
  const first = await newTicket(world, a, { ...question, context: { page: "/eggs" } }, { "Idempotency-Key": "one" });
  const year = new Date().getUTCFullYear();
  expect(first).toMatchObject({ number: `T-${year}-00001`, state: "open", priority: "normal", is_own: true });
  expect(first.context).toEqual({ page: "/eggs", plan: expect.any(String) });
  const again = await newTicket(world, a, question, { "Idempotency-Key": "one" });
  expect(again.id).toBe(first.id);
  expect((await newTicket(world, b)).number).toBe(`T-${year}-00002`);
  const other = await ask(ticketsAt, {
    as: a,
    json: { ...question, title: "x" },
    headers: { "Idempotency-Key": "one" },
  });
  expect(other.status).toBe(409);
  expect((await ask(`${ticketsAt}/${first.id}`, { as: b })).status).toBe(404);

  const reply = await ask(`${ticketsAt}/${first.id}/messages`, { as: a, json: { text: "E agora?" } });
  expect(((await reply.json()) as { data: WrittenMessage }).data).toMatchObject({ from: "author", text: "E agora?" });
  const line = { title: "a\nb" };
  expect((await ask(ticketsAt, { as: a, json: { ...question, ...line } })).status).toBe(422);

  await carryMarks(db, a.org_id);
  await carryMarks(db, b.org_id);
  const rows = await db.all(sql`SELECT number, state, is_held FROM console_tickets ORDER BY number`);
  expect(rows).toEqual([
    { number: `T-${year}-00001`, state: "open", is_held: 0 },
    { number: `T-${year}-00002`, state: "open", is_held: 0 },
  ]);
  expect(await db.all(sql`SELECT * FROM console_marks`)).toEqual([]);
  await db.run(sql`DELETE FROM tickets WHERE org_id = ${b.org_id}`);
  await carryMarks(db, b.org_id);
  expect(await db.all(sql`SELECT number FROM console_tickets`)).toHaveLength(1);
});

test("a keeper reads their own tickets, and an owner those of all; the eleventh of an hour waits", async () => {
  const world = await newWorld();
  const { a, ask } = world;
  const keeper = await colleague(world, a, "keeper");
  const own = await newTicket(world, keeper, { ...question, title: "Anilhas" });
  const owners = await newTicket(world, a);
  expect((await ask(`${ticketsAt}/${owners.id}`, { as: keeper })).status).toBe(404);
  expect((await ask(`${ticketsAt}/${own.id}`, { as: a })).status).toBe(200);
  const listed = async (as: Resident, query = "") =>
    ((await (await ask(`${ticketsAt}${query}`, { as })).json()) as { data: TicketView[] }).data.map(
      ({ title }) => title,
    );
  expect(await listed(keeper)).toEqual(["Anilhas"]);
  expect(await listed(a, "?q=anilh")).toEqual(["Anilhas"]);
  expect(await listed(a, "?state=solved")).toEqual([]);
  for (let n = 0; n < 9; n += 1) await newTicket(world, a);
  const beyond = await ask(ticketsAt, { as: a, json: question });
  expect([beyond.status, beyond.headers.get("Retry-After")]).toEqual([429, expect.any(String)]);
});
