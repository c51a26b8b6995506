import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { answerTicket } from "#worker/support/desk/answering.ts";
import { letIn, turnAway } from "#worker/support/desk/letting-in.ts";
import { setTicket } from "#worker/support/desk/setting.ts";
import { deskTicket } from "#worker/support/desk/ticket.ts";
import { closeSolved, eraseClosed } from "#worker/support/tickets/clock.ts";
import type { TicketView, WrittenMessage } from "#worker/support/tickets/contract.ts";
import { answerOf, deskOf, newTicket, ticketsAt, type World } from "./new-ticket.ts";

const SUPPORT_EMAIL = "support@voliera.test";
const day = 86_400_000;
const mails = ({ db }: World) =>
  db.all<{ recipient: string; reply_to: string | null; subject: string; text: string; headers: string }>(
    sql`SELECT recipient, reply_to, subject, text, headers FROM mails ORDER BY created_at, id`,
  );

test("an answer is read, notified and mailed once, and of two at once the second hears what the first said", async () => {
  const world = await newWorld({ SUPPORT_EMAIL });
  const { a, db } = world;
  const { id, number, version } = await newTicket(world, a);
  const desk = deskOf(world, a);
  const given = await answerTicket(desk, id, { text: "Estão frios.", version, key: "k" });
  expect(given.ticket).toMatchObject({ state: "answered", version: version + 1 });
  expect(given.mail_id).toEqual(expect.any(String));
  await expect(answerTicket(desk, id, { text: "Também eu.", version })).rejects.toMatchObject({ code: "stale" });
  const again = await answerTicket(deskOf(world, a, 5), id, { text: "Estão frios.", version, key: "k" });
  expect([again.message.id, again.mail_id]).toEqual([given.message.id, undefined]);

  const [mail, ...others] = await mails(world);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: a.email, subject: `[${number}] Ovos claros` });
  expect(mail?.reply_to).toMatch(new RegExp(`^support\\+${number.toLowerCase()}\\.[a-z2-7]{16}@voliera\\.test$`));
  expect(mail?.text.startsWith("--- Responda acima desta linha")).toBe(true);
  expect(mail?.text).toContain("Estão frios.");
  expect(JSON.parse(mail?.headers ?? "")).toEqual({ "X-Voliera-Ticket": number });
  const notices = await db.all(sql`SELECT event, user_id, mailed_at IS NOT NULL AS mailed FROM notifications`);
  expect(notices).toEqual([{ event: "ticket.answered", user_id: a.user_id, mailed: 1 }]);
});

test("without an address for answers a mail leads to the page alone", async () => {
  const world = await newWorld();
  const { id } = await newTicket(world, world.a);
  await answerTicket(deskOf(world, world.a), id, { text: "Sim." });
  const [mail] = await mails(world);
  expect([mail?.reply_to, mail?.text.includes("acima")]).toEqual([null, false]);
  expect(mail?.text).toContain(`/support/tickets/${id}`);
});

test("a ticket waits, is solved, rated once, opened again, closed by the clock and gone after two years", async () => {
  const world = await newWorld();
  const { a, db } = world;
  const { id, number } = await newTicket(world, a);
  const path = `${ticketsAt}/${id}`;
  const desk = deskOf(world, a);
  await expect(setTicket(desk, id, { state: "waiting" })).rejects.toMatchObject({ code: "invalid" });
  expect(await setTicket(desk, id, { state: "waiting", waits_for: "a peça", priority: "urgent" })).toMatchObject({
    state: "waiting",
    waits_for: "a peça",
    priority: "urgent",
  });
  await expect(setTicket(desk, id, { state: "closed" })).rejects.toMatchObject({ code: "illegal_state" });
  await expect(setTicket(desk, id, { state: "open", version: 1 })).rejects.toMatchObject({ code: "stale" });
  const rated = { helped: "partly", note: "Falta uma coisa." };
  const solved = await answerOf<TicketView>(world, 200, `${path}/solve`, { as: a, json: rated });
  expect(solved).toMatchObject({ state: "solved", waits_for: null, helped: "partly", helped_note: "Falta uma coisa." });
  await answerOf(world, 200, `${path}/solve`, { as: a, json: rated });
  await answerOf(world, 409, `${path}/solve`, { as: a, json: { helped: "no" } });

  await answerOf(world, 201, `${path}/messages`, { as: a, json: { text: "Afinal não." } });
  expect(await deskTicket(desk, id)).toMatchObject({ state: "open", helped: null });
  await setTicket(desk, id, { state: "solved" });
  const later = (days: number) => new Date(Date.now() + days * day).toISOString();
  await closeSolved(db, later(13));
  expect(await deskTicket(desk, id)).toMatchObject({ state: "solved" });
  await closeSolved(db, later(15));
  expect(await deskTicket(desk, id)).toMatchObject({ state: "closed", reopens: true });

  await db.run(sql`UPDATE tickets SET closed_at = ${later(-31)}`);
  const text = "Voltou a acontecer.";
  const headers = { "Idempotency-Key": "again" };
  const next = await answerOf<WrittenMessage>(world, 201, `${path}/messages`, { as: a, json: { text }, headers });
  expect(next.ticket_id).not.toBe(id);
  const same = await answerOf<WrittenMessage>(world, 201, `${path}/messages`, { as: a, json: { text }, headers });
  expect(same).toEqual(next);
  expect(await deskTicket(desk, next.ticket_id)).toMatchObject({ follows: number, state: "open", priority: "high" });
  await expect(answerTicket(desk, id, { text: "Tarde." })).rejects.toMatchObject({ code: "illegal_state" });

  await eraseClosed(db, later(729 - 31));
  expect(await db.all(sql`SELECT id FROM tickets`)).toHaveLength(2);
  await eraseClosed(db, later(730));
  expect(await db.all(sql`SELECT id FROM tickets`)).toEqual([{ id: next.ticket_id }]);
});

test("what waits is shown to nobody of the organisation until it is let in, and goes where it is turned away", async () => {
  const world = await newWorld();
  const { a, db } = world;
  const { id } = await newTicket(world, a);
  const path = `${ticketsAt}/${id}`;
  for (const n of [1, 2])
    await db.run(sql`INSERT INTO ticket_messages (id, org_id, ticket_id, writer, text, is_mail, sender, is_held, at)
      VALUES (${`tmsg_${n}`}, ${a.org_id}, ${id}, 'colleague', 'Sou a Eva.', 1, 'eva@mail.test', 1, '2027-01-01')`);
  const seen = async () => (await answerOf<TicketView>(world, 200, path, { as: a })).messages.map(({ text }) => text);
  expect(await seen()).toEqual(["Porquê?"]);
  const desk = deskOf(world, a);
  expect((await deskTicket(desk, id)).messages).toHaveLength(3);
  expect((await letIn(desk, { ticket_id: id, id: "tmsg_1" })).state).toBe("open");
  await turnAway(desk, { ticket_id: id, id: "tmsg_2" });
  await expect(turnAway(desk, { ticket_id: id, id: "tmsg_2" })).rejects.toMatchObject({ code: "missing" });
  await expect(letIn(desk, { ticket_id: id, id: "tmsg_2" })).rejects.toMatchObject({ code: "missing" });
  expect((await seen()).sort()).toEqual(["Porquê?", "Sou a Eva."]);
});
