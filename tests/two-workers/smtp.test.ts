import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { managerToNotify } from "#tests/notifications/notified-manager.ts";
import { call, register } from "#tests/servers/accounts.ts";
import { eventually, startTestServer } from "#tests/servers/test-server.ts";
import { freePort } from "#worker/local/upkeep/database.ts";

type Posted = { from: string; to: string[]; raw: string };

async function postOffice() {
  const posted: Posted[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      let raw = "";
      stream.setEncoding("utf8").on("data", (text) => {
        raw += text;
      });
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        posted.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  const listener = server.listen(await freePort(), "127.0.0.1");
  await once(listener, "listening");
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { posted, port: (listener.address() as AddressInfo).port };
}

const office = await postOffice();
const testServer = await startTestServer({
  mail_transport: "smtp",
  env: {
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(office.port),
    MAIL_FROM: "Voliera <correio@voliera.test>",
    CONTACT_EMAIL: "operador@voliera.test",
  },
});

/** RFC 2047 words of one header, decoded. */
function subjectIn(raw: string): string {
  const [, folded = ""] = /^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(raw) ?? [];
  const words = [...folded.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/gi)].map(([, word = ""]) => Buffer.from(word, "base64"));
  return Buffer.concat(words).toString("utf8");
}

test("over SMTP the code arrives with every letter of its subject", async () => {
  const { email } = await register(testServer);
  const mail = await eventually(async () => office.posted.find(({ to }) => to.includes(email)), 20);
  expect(mail.from).toBe("correio@voliera.test");
  expect(subjectIn(mail.raw)).toBe("O seu código de verificação Voliera");
});

test("a mail sent over SMTP does not stay readable in the outbox", async () => {
  const { email } = await register(testServer);
  await eventually(async () => office.posted.find(({ to }) => to.includes(email)), 20);
  const emptied = await eventually(async () => (await testServer.mails(email)).find(({ text }) => text === ""));
  expect(emptied.html).toBe("");
});

test("a mail that can be stopped says so in its header, which leaves the outbox with the words", async () => {
  const { email, removeSomebody } = await managerToNotify(testServer);
  await removeSomebody();
  const mail = await eventually(async () => office.posted.find(({ to }) => to.includes(email)), 20);
  const [headers = ""] = mail.raw.replace(/\r\n[ \t]+/g, " ").split("\r\n\r\n");
  expect(headers).toMatch(/^List-Unsubscribe: <http:\S+\/api\/unsubscribe\/[0-9A-F]{10}-user_\w+-[0-9a-f]{40}>$/m);
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const emptied = await eventually(async () => (await testServer.mails(email)).find(({ text }) => text === ""));
  expect(emptied.headers).toBeNull();
});

test("an answer to a contact message goes to its sender, and what the sender wrote makes no header", async () => {
  const draft = {
    full_name: "Rui Sá",
    email: "rui@example.com",
    subject: "Bcc: x@evil.test",
    message: "\nBcc: y@evil.test",
  };
  const answer = await call(testServer, "/api/contact", { json: draft });
  expect(answer.status).toBe(201);
  const find = (whom: string) => eventually(async () => office.posted.find(({ to }) => to.includes(whom)), 20);
  const [headers = ""] = (await find("operador@voliera.test")).raw.split("\r\n\r\n");
  expect(headers).toMatch(/^Reply-To: rui@example\.com$/im);
  expect(headers).not.toMatch(/^Bcc:/im);
  const thanks = (await find(draft.email)).raw;
  expect(thanks).not.toMatch(/^Reply-To:/im);
  expect(thanks).not.toContain("evil.test");
});
