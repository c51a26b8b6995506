import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { pictureBytes } from "#tests/photos/photos.ts";
import { numberOf, replyAddress } from "#worker/support/desk/address.ts";
import { answerTicket } from "#worker/support/desk/answering.ts";
import { answerAbove } from "#worker/support/desk/letters.ts";
import { deskTicket } from "#worker/support/desk/ticket.ts";
import { readMail } from "#worker/support/inbox/reading.ts";
import { receiveMail } from "#worker/support/inbox/receiving.ts";
import { deskOf, newTicket, type World } from "./new-ticket.ts";
import { handOver, rawMail } from "./raw-mails.ts";

const SUPPORT_EMAIL = "support@voliera.test";

async function answeredTicket(wishes = {}) {
  const world = await newWorld({ SUPPORT_EMAIL, ...wishes });
  const ticket = await newTicket(world, world.a);
  await answerTicket(deskOf(world, world.a), ticket.id, { text: "Estão frios?" });
  const to = (await replyAddress(world.env, ticket.number)) ?? "";
  return { world, ...ticket, to };
}
const mailsOf = ({ db }: World) =>
  db.all<{ recipient: string; headers: string; text: string }>(
    sql`SELECT recipient, headers, text FROM mails WHERE id NOT LIKE 'mail_tmsg%'`,
  );
const lost = ({ db }: World) => db.all(sql`SELECT file_key FROM lost_files`);

test("an answer by mail stands in its ticket once, without what it quotes, and the next answer names it", async () => {
  const { world, id, to } = await answeredTicket();
  const from = world.a.email;
  const text = `Estavam no ninho.\r\n\r\nOn Fri, 27 Nov 2026 at 10:00, Voliera <x@v.test> wrote:\r\n> ${answerAbove}\r\n> Olá`;
  const raw = rawMail({
    from,
    text,
    parts: [{ name: "ovo.png", type: "image/png", bytes: await pictureBytes({ format: "png" }) }],
  });
  // Case means nothing in an address.
  expect(await handOver(world, to.toUpperCase(), raw, from)).toBe("kept");
  expect(await handOver(world, to, raw, from)).toBe("kept");
  const ticket = await deskTicket(deskOf(world, world.a), id);
  expect(ticket).toMatchObject({ state: "open" });
  const [, , mail, ...more] = ticket.messages;
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ from: "author", text: "Estavam no ninho.", is_mail: true, sender: null, left_out: 0 });
  expect(mail?.quoted).toContain("Olá");
  expect(mail?.files).toMatchObject([{ name: "ovo.png", type: "image/png" }]);
  expect(await lost(world)).toEqual([]);
  const { mail_id } = await answerTicket(deskOf(world, world.a), id, { text: "Então sim." });
  const [sent] = await world.db.all<{ headers: string }>(sql`SELECT headers FROM mails WHERE id = ${mail_id ?? ""}`);
  expect(JSON.parse(sent?.headers ?? "")).toMatchObject({ "In-Reply-To": "<1@mail.test>" });
  expect(await mailsOf(world)).toEqual([]);
});

test("from another address it waits; by another's letters, or none, whoever wrote is told where to, once a day", async () => {
  const { world, id, number, to } = await answeredTicket();
  expect(await handOver(world, to, rawMail({ from: "eva@mail.test" }), world.a.email)).toBe("waits");
  expect((await deskTicket(deskOf(world, world.a), id)).messages.at(-1)).toMatchObject({
    is_held: true,
    sender: "eva@mail.test",
    from: "colleague",
  });
  const [held] = await world.db.all<{ is_held: number }>(sql`SELECT is_held FROM console_tickets`);
  expect(held?.is_held).toBe(1);
  const second = await newTicket(world, world.b);
  const forged = to.replace(number.toLowerCase(), second.number.toLowerCase());
  const header = { "In-Reply-To": "<1@mail.test>", References: "<1@mail.test>" };
  expect(await handOver(world, forged, rawMail({ header }))).toBe("told");
  expect(await handOver(world, SUPPORT_EMAIL, rawMail({ header, mail_id: "<2@mail.test>" }))).toBe("ignored");
  const mails = await mailsOf(world);
  expect(mails.map(({ recipient }) => recipient)).toEqual(["rita@mail.test"]);
  expect(mails[0]?.text).toContain("/contact");
  expect(mails[0]?.headers).toContain("X-Voliera-Ticket");
  expect(await world.db.all(sql`SELECT id FROM ticket_messages WHERE ticket_id = ${second.id}`)).toHaveLength(1);
});

test("fifty loops make no mail, and nobody's machine opens a ticket again", async () => {
  const { world, id, to } = await answeredTicket();
  const loop = { "X-Voliera-Ticket": "T-2027-00001" };
  for (let n = 0; n < 50; n += 1) {
    const header = n % 2 ? loop : { "Auto-Submitted": "auto-replied" };
    const raw = rawMail({ from: world.a.email, mail_id: `<${n}@mail.test>`, header });
    expect(await handOver(world, n % 3 ? SUPPORT_EMAIL : to, raw, world.a.email)).toBe("ignored");
  }
  expect(await handOver(world, SUPPORT_EMAIL, rawMail({}), "")).toBe("ignored");
  expect(await handOver(world, SUPPORT_EMAIL, rawMail({ from: SUPPORT_EMAIL }), SUPPORT_EMAIL)).toBe("ignored");
  expect(await mailsOf(world)).toEqual([]);
  expect((await deskTicket(deskOf(world, world.a), id)).state).toBe("answered");
});

test("what breaks off is done once when it comes again", async () => {
  const { world, id, to } = await answeredTicket();
  const from = world.a.email;
  const parts = [{ name: "aves.csv", type: "text/csv", bytes: "Anilha;Ano" }];
  const mail = await readMail({ from, to, raw: new Blob([rawMail({ from, parts })]).stream(), size: 1 });
  const inbox = { db: world.db, env: world.env, now: new Date().toISOString() };
  const cut = new Proxy(world.db, {
    get: (db, name) =>
      name === "batch"
        ? (statements: unknown[]) =>
            statements.length > 4 ? Promise.reject(new Error("killed")) : db.batch(statements as never)
        : Reflect.get(db, name),
  });
  await expect(receiveMail({ ...inbox, db: cut }, mail)).rejects.toThrow("killed");
  expect(await lost(world)).toHaveLength(1);
  expect(await receiveMail(inbox, mail)).toBe("kept");
  expect((await deskTicket(deskOf(world, world.a), id)).messages.at(-1)?.files).toHaveLength(1);
  // What the first time left lies there until the clock sweeps it.
  expect(await lost(world)).toHaveLength(1);
});

test("files that are none, too many or too heavy are left out and told, and what is written is kept", async () => {
  const { world, id, to } = await answeredTicket();
  const from = world.a.email;
  const zip = Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(200)]);
  const bad = [
    { name: "a.pdf", type: "application/pdf", bytes: zip },
    { name: "b.png", type: "image/png", bytes: "<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>" },
    { name: "<script>.csv", type: "text/csv", bytes: "<html>" },
  ];
  const table = (n: number) => ({ name: `<b>${n}\u202e.csv`, type: "text/csv", bytes: `Anilha;${n}` });
  const last = async () => (await deskTicket(deskOf(world, world.a), id)).messages.at(-1);
  expect(await handOver(world, to, rawMail({ from, parts: [...bad, table(1)] }), from)).toBe("kept");
  expect(await last()).toMatchObject({ left_out: 3, files: [{ name: "<b>1 .csv", type: "text/csv" }] });
  const many = rawMail({ from, mail_id: null, parts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(table) });
  expect(await handOver(world, to, many, from)).toBe("kept");
  expect(await last()).toMatchObject({ left_out: 11, files: [] });
  const six = rawMail({ from, mail_id: "<6@mail.test>", parts: [1, 2, 3, 4, 5, 6].map(table) });
  expect(await handOver(world, to, six, from)).toBe("kept");
  expect((await last())?.files).toHaveLength(5);
  expect(await last()).toMatchObject({ left_out: 1 });
  const parts = [{ name: "a.csv", type: "text/csv", bytes: Buffer.alloc(1.5e6, 97) }];
  const raw = new Blob([rawMail({ from, mail_id: "<7@mail.test>", parts })]).stream();
  const heavy = await readMail({ from, to, raw, size: 21 * 1024 ** 2 });
  expect(heavy.bytes).toHaveLength(1024 ** 2);
  const inbox = { db: world.db, env: world.env, now: new Date().toISOString() };
  expect(await receiveMail(inbox, heavy)).toBe("kept");
  expect(await last()).toMatchObject({ text: "Sim.", left_out: 1, files: [] });
  const line = rawMail({ from, mail_id: "<8@mail.test>", html: `<p>${"a".repeat(1e6)}</p>` });
  expect(await handOver(world, to, line, from)).toBe("kept");
  expect((await last())?.text).toHaveLength(10_000);
});

test("an address goes on under the key of before, and a ticket closed long ago is followed by another", async () => {
  const { world, id, number, to } = await answeredTicket();
  const turned = {
    ...world.env,
    CODE_PEPPER: "another-pepper-of-thirty-two-bytes",
    CODE_PEPPER_OLD: world.env.CODE_PEPPER,
  };
  expect(await numberOf(turned, to)).toBe(number);
  expect(await numberOf({ ...turned, CODE_PEPPER_OLD: "" }, to)).toBeUndefined();
  await world.db.run(sql`UPDATE tickets SET state = 'closed', closed_at = '2020-01-01T00:00:00.000Z' WHERE id = ${id}`);
  const raw = rawMail({
    from: world.a.email,
    text: "Outra vez.",
    parts: [{ name: "a.csv", type: "text/csv", bytes: "a;b" }],
  });
  for (const _ of [1, 2]) expect(await handOver(world, to, raw, world.a.email)).toBe("kept");
  const [next, ...more] = await world.db.all<{ id: string; state: string }>(
    sql`SELECT id, state FROM tickets WHERE follows = ${number}`,
  );
  expect([more, next?.state]).toEqual([[], "open"]);
  expect((await deskTicket(deskOf(world, world.a), next?.id ?? "")).messages).toMatchObject([
    { text: "Outra vez.", is_mail: true, files: [{ name: "a.csv" }] },
  ]);
});

test("in production nobody hands a mail over by a call", async () => {
  const world = await newWorld({ ENVIRONMENT: "production" });
  expect(await handOver(world, SUPPORT_EMAIL, rawMail({}))).toBe("404");
});
