import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { operated } from "#tests/marketplace/gate/operator.ts";
import { newTicket } from "#tests/support/new-ticket.ts";
import { carryMarks } from "#worker/support/console/carrying.ts";

type Answer = { status: number; data: Record<string, unknown> & { items: Array<Record<string, unknown>> } };

async function withTicket() {
  const world = await operated();
  const { db, ask, a, b } = world;
  const ticket = await newTicket(world, a);
  await carryMarks(db, a.org_id);
  const at = async (path: string, sent: object = {}) => {
    const answer = await ask(`/api/operator/tickets${path}`, { as: b, ...sent });
    return { status: answer.status, ...((await answer.json()) as object) } as Answer;
  };
  return { ...world, ticket, at };
}

test("the oldest unanswered ticket stands first, and nothing of what it says is in the list", async () => {
  const world = await withTicket();
  const { db, a, at, ticket } = world;
  const second = await newTicket(world, a);
  await carryMarks(db, a.org_id);
  const { data } = await at("");
  expect(data.items.map(({ id }) => id)).toEqual([ticket.id, second.id]);
  expect(data.items[0]).toMatchObject({ number: ticket.number, state: "open", organization: null });
  expect(JSON.stringify(data)).not.toContain("Ovos claros");
  expect((await at(`/${ticket.id}`)).data).toMatchObject({
    title: "Ovos claros",
    organization: "Viveiro A",
    messages: [{ from: "author", text: "Porquê?" }],
    grants: [],
  });
  for (const show of ["held", "solved"]) expect((await at(`?show=${show}`)).data.items).toEqual([]);
  expect((await at("?show=open")).data.total).toBe(2);
  expect([(await at("?show=lost")).status, (await at("/ticket_1")).status]).toEqual([422, 404]);
});

test("of two who answer at once the second hears so; every answer is on the record and off the list", async () => {
  const { db, a, at, ticket, announced } = await withTicket();
  const path = `/${ticket.id}`;
  announced.length = 0;
  const answer = (text: string) => at(`${path}/messages`, { json: { text, version: ticket.version } });
  const both = await Promise.all([answer("Estão frios."), answer("Estão velhos.")]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(announced).toHaveLength(1);
  expect((await at("")).data.items).toEqual([]);
  const set = await at(path, { method: "PUT", json: { state: "waiting", waits_for: "a peça", priority: "urgent" } });
  expect(set.data).toMatchObject({ state: "waiting", priority: "urgent" });
  expect((await at("?show=waiting")).data.items).toMatchObject([{ id: ticket.id, priority: "urgent" }]);
  expect((await at(path, { method: "PUT", json: { state: "closed" } })).status).toBe(409);
  const actions = await db.all<{ kind: string; details: string }>(
    sql`SELECT kind, details FROM operator_deeds ORDER BY n`,
  );
  expect(actions.map(({ kind, details }) => [kind, JSON.parse(details)])).toEqual([
    ["ticket_answered", {}],
    ["ticket_answered", {}],
    ["ticket_answered", { refused: "stale" }],
    ["ticket_set", { state: "waiting", priority: "urgent" }],
    ["ticket_set", { state: "closed" }],
    ["ticket_set", { state: "closed", refused: "illegal_state" }],
  ]);
  const notices = await db.all(sql`SELECT user_id, event FROM notifications`);
  expect(notices).toEqual([{ user_id: a.user_id, event: "ticket.answered" }]);
});

test("a message of another address waits for the operator, who lets it in or erases it", async () => {
  const { db, a, at, ticket } = await withTicket();
  for (const n of [1, 2])
    await db.run(sql`INSERT INTO ticket_messages (id, org_id, ticket_id, writer, text, is_mail, sender, is_held, at)
      VALUES (${`tmsg_${n}`}, ${a.org_id}, ${ticket.id}, 'author', ${`De fora ${n}`}, 1, 'x@exemplo.pt', 1, '2027-01-01')`);
  await carryMarks(db, a.org_id);
  expect((await at("?show=held")).data.items).toMatchObject([{ id: ticket.id, is_held: 1 }]);
  const settle = (n: number, lets_in: boolean) =>
    at(`/${ticket.id}/messages/tmsg_${n}`, { method: "PUT", json: { lets_in } });
  expect((await settle(1, true)).data).toMatchObject({ state: "open" });
  expect((await settle(2, false)).status).toBe(200);
  expect((await settle(2, false)).status).toBe(404);
  expect((await at("?show=held")).data.items).toEqual([]);
  const words = await db.all(sql`SELECT text, is_held FROM ticket_messages WHERE is_mail = 1`);
  expect(words).toEqual([{ text: "De fora 1", is_held: 0 }]);
});
