import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { operated } from "#tests/marketplace/gate/operator.ts";
import { carryMarks } from "#worker/support/console/carrying.ts";

type Answer = { status: number; data: Record<string, unknown> & { items: Array<Record<string, unknown>> } };

async function atWork() {
  const world = await operated({ CONTACT_EMAIL: "ola@voliera.test" });
  const { db, ask, b } = world;
  const call = async (path: string, sent: object = {}) => {
    const answer = await ask(`/api/operator${path}`, { as: b, ...sent });
    return { status: answer.status, ...((await answer.json()) as object) } as Answer;
  };
  const kinds = () =>
    db.all<{ kind: string; subject_id: string | null }>(sql`SELECT kind, subject_id FROM operator_deeds ORDER BY n`);
  return { ...world, call, kinds };
}

test("a visitor's message is answered once, in their language and under their subject", async () => {
  const { db, ask, call, kinds, announced } = await atWork();
  const form = {
    full_name: "Rita",
    email: "rita@exemplo.pt",
    subject: "Re: Ovos\u00a0claros",
    message: "Porquê?\nNão sei.",
  };
  await ask("/api/contact", { json: form, headers: { "Accept-Language": "pt" } });
  const [row] = (await call("/contact")).data.items;
  const path = `/contact/${row?.id}`;
  expect(row).toMatchObject({ full_name: "Rita", words: "Porquê?\nNão sei.", answered_at: null });
  expect((await call(`${path}/answer`, { json: { text: "  " } })).status).toBe(422);
  announced.length = 0;
  const both = await Promise.all(["Sim.", "Não."].map((text) => call(`${path}/answer`, { json: { text } })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const text = both[0]?.status === 201 ? "Sim." : "Não.";
  expect((await call(`${path}/answer`, { json: { text } })).status).toBe(201);
  expect((await call(path)).data).toMatchObject({ answer: text });
  const mails = await db.all<
    Record<string, string>
  >(sql`SELECT id, recipient, reply_to, subject, text, language FROM mails
    WHERE id LIKE '%_answer'`);
  expect(mails).toMatchObject([
    { recipient: "rita@exemplo.pt", reply_to: "ola@voliera.test", subject: "Re: Ovos claros", language: "pt" },
  ]);
  expect(mails[0]?.text).toMatch(new RegExp(`^${text}[\\s\\S]*escreveu-nos:\n> Porquê\\?\n> Não sei\\.\n$`, "u"));
  expect(announced).toEqual([{ mail_id: mails[0]?.id }]);
  expect(await kinds()).toEqual([{ kind: "contact_answered", subject_id: row?.id }]);
  expect((await call("/contact")).data.items).toEqual([]);
  expect((await call("/contact?show=all")).data.items).toHaveLength(1);
  expect((await call("/contact/msg_1")).status).toBe(404);
});

test("a mail that was given up is sent again once", async () => {
  const { db, call, kinds, announced } = await atWork();
  await db.run(sql`INSERT INTO mails (id, recipient, subject, text, html, language, state, attempts, last_error, created_at)
    VALUES ('mail_1', 'x@exemplo.pt', 'Olá', 'código 123456', '', 'pt', 'failed', 15, 'no such host', '2026-11-01')`);
  const { data } = await call("/mails");
  expect(data.items).toMatchObject([{ id: "mail_1", to: "x@exemplo.pt", last_error: "no such host", again_at: null }]);
  expect(JSON.stringify(data)).not.toContain("123456");
  const twice = await Promise.all([1, 2].map(() => call("/mails/mail_1/again", { json: {} })));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(announced).toEqual([{ mail_id: "mail_1" }]);
  await db.run(sql`UPDATE mails SET state = 'failed' WHERE id = 'mail_1'`);
  expect((await call("/mails/mail_1/again", { json: {} })).status).toBe(409);
  expect((await call("/mails/mail_2/again", { json: {} })).status).toBe(404);
  expect(await kinds()).toEqual([{ kind: "mail_sent_again", subject_id: "mail_1" }]);
});

test("an address that too many attempts hold up is free again, and its name is kept nowhere", async () => {
  const { db, ask, a, call, kinds } = await atWork();
  const attempt = () => ask("/api/auth/login", { form: new URLSearchParams({ username: a.email, password: "wrong" }) });
  for (let n = 0; n < 10; n += 1) await attempt();
  expect((await attempt()).status).toBe(429);
  const { status, data } = await call("/addresses", { json: { email: a.email.toUpperCase() } });
  expect([status, (data.freed as unknown as number) > 0]).toEqual([200, true]);
  expect((await attempt()).status).toBe(401);
  expect(await kinds()).toEqual([{ kind: "address_freed", subject_id: a.user_id }]);
  const [line] = await db.all<{ details: string }>(sql`SELECT details FROM operator_deeds`);
  expect(line?.details).toBe("{}");
  expect((await call("/addresses", { json: { email: "nobody" } })).status).toBe(422);
});

test("feedback is decided where it lies: its author hears, of two at once one does", async () => {
  const { db, a, call, kinds } = await atWork();
  await db.run(sql`INSERT INTO feedback (id, org_id, user_id, type, title, description, rating, created_at)
    VALUES ('feedback_1', ${a.org_id}, ${a.user_id}, 'bug', 'Anilhas', 'Falta a cor.', 4, '2026-11-01T00:00:00.000Z')`);
  await carryMarks(db, a.org_id);
  const { data } = await call("/feedback?state=new");
  expect(data.items).toMatchObject([{ id: "feedback_1", type: "bug", rating: 4, state: "new" }]);
  expect(JSON.stringify(data)).not.toContain("Anilhas");
  const one = await call("/feedback/feedback_1");
  expect(one.data).toMatchObject({
    title: "Anilhas",
    description: "Falta a cor.",
    organization: "Viveiro A",
    version: 1,
  });
  expect(one.data).not.toHaveProperty("user_id");
  const decide = (state: string, line = "Na primavera.") =>
    call("/feedback/feedback_1", { method: "PUT", json: { state, line, version: 1 } });
  expect((await decide("gone")).status).toBe(422);
  const both = await Promise.all([decide("planned"), decide("declined")]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const state = both[0]?.status === 200 ? "planned" : "declined";
  expect((await call("/feedback/feedback_1")).data).toMatchObject({ state, line: "Na primavera.", version: 2 });
  expect((await call(`/feedback?state=${state}`)).data.items).toHaveLength(1);
  expect((await call("/feedback?state=new")).data.items).toEqual([]);
  const notices = await db.all(sql`SELECT user_id, event, link FROM notifications WHERE org_id = ${a.org_id}`);
  expect(notices).toEqual([{ user_id: a.user_id, event: "feedback.decided", link: "/feedback" }]);
  expect((await kinds()).map(({ kind }) => kind)).toEqual(["feedback_decided", "feedback_decided", "feedback_decided"]);
  expect((await call("/feedback/feedback_2")).status).toBe(404);
});

test("the operator sees how much waits, how the app stands, and what the help lacks", async () => {
  const { db, call } = await atWork();
  await db.run(sql`INSERT INTO help_counts (kind, language, term, answer, day, n) VALUES
    ('sought', 'pt', 'ovos azuis', '', date('now'), 3), ('sought', 'pt', 'antigo', '', '2020-01-01', 9),
    ('vote', 'pt', 'first-hour', 'yes', date('now'), 2), ('vote', 'pt', 'first-hour', 'no', date('now'), 1)`);
  expect((await call("/help")).data).toEqual({
    sought: [{ language: "pt", term: "ovos azuis", n: 3 }],
    votes: [{ language: "pt", article: "first-hour", yes: 2, no: 1 }],
  });
  expect((await call("/overview")).data).toMatchObject({ tickets: 0, contact: 0, mails: 0, oldest_ticket: null });
  const { data } = await call("/state");
  expect(data).toMatchObject({ version: expect.any(String), mails_waiting: 0, takes_mail: false });
  const days = (data.packs as unknown as Array<{ review_on: string }>).map(({ review_on }) => review_on);
  expect(days).toEqual(days.toSorted());
  expect((await call("/actions")).data).toMatchObject({ items: [], total: 0 });
});
