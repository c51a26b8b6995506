import { expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { contactMessages } from "#db/schema/support.ts";
import { mailsTo } from "#tests/postbox.ts";
import { newWorld } from "#tests/world.ts";

const operator = "operator@voliera.test";
const message = {
  full_name: "Rui Sá",
  email: "rui@example.com",
  subject: "Anilhas",
  message: "Bom dia.\nTêm anilhas?",
};

test("a message is kept, passed to the operator and acknowledged", async () => {
  const { db, ask, announced } = await newWorld({ CONTACT_EMAIL: operator });
  const answer = await ask("/api/contact/", { json: message });
  expect(answer.status).toBe(201);
  const { data } = (await answer.json()) as { data: { id: string } };
  const [row] = await db.select().from(contactMessages);
  expect(row).toMatchObject({ ...message, id: data.id, language: "en" });
  const [toOperator] = await mailsTo(db, operator);
  expect(toOperator?.subject).toBe("Mensagem de contacto: Anilhas");
  expect(toOperator?.text).toContain("Têm anilhas?");
  const [thanks] = await mailsTo(db, message.email);
  expect(thanks?.subject).toBe("We received your message");
  expect(`${thanks?.subject}${thanks?.text}${thanks?.html}`).not.toMatch(/Rui|Anilhas/i);
  expect(announced.map(({ mail_id }) => mail_id).sort()).toEqual([toOperator?.id, thanks?.id].sort());
});

test("without an operator's address the message is still kept", async () => {
  const { db, ask } = await newWorld();
  expect((await ask("/api/contact", { json: message })).status).toBe(201);
  expect(await db.select().from(contactMessages)).toHaveLength(1);
  expect(await db.select().from(mails)).toHaveLength(1);
});

test("machines are thanked and forgotten", async () => {
  const { db, ask } = await newWorld({ CONTACT_EMAIL: operator });
  const answer = await ask("/api/contact/", { json: { ...message, website: "https://spam.example" } });
  expect(answer.status).toBe(201);
  expect(await db.select().from(contactMessages)).toEqual([]);
  expect(await db.select().from(mails)).toEqual([]);
});

test("the same key is the same message", async () => {
  const { db, ask } = await newWorld({ CONTACT_EMAIL: operator });
  const post = (more = {}) =>
    ask("/api/contact/", { json: { ...message, ...more }, headers: { "Idempotency-Key": "form-1" } });
  const answers = await Promise.all([post(), post(), post()]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await db.select().from(mails)).toHaveLength(2);
  expect((await post({ message: "Outra coisa" })).status).toBe(409);
});

test("empty and odd messages name their fields, in the reader's language", async () => {
  const { ask } = await newWorld();
  const headers = { "Accept-Language": "pt" };
  const answer = await ask("/api/contact/", {
    json: { full_name: "a\r\nBcc: x@y.z", email: "x", message: " " },
    headers,
  });
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as { errors: Array<{ path: string; code: string; message: string }> };
  expect(errors.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
    "email fields.email",
    "full_name fields.characters",
    "message fields.required",
    "subject fields.required",
  ]);
  for (const { code, message } of errors) expect(message).not.toBe(code);
  expect((await ask("/api/contact/", { form: new URLSearchParams(message) })).status).toBe(415);
});

test("one place writes five messages in ten minutes", async () => {
  const { ask } = await newWorld();
  const from = (n: number) => ask("/api/contact/", { json: { ...message, email: `r${n}@example.com` } });
  for (let n = 0; n < 5; n += 1) expect((await from(n)).status).toBe(201);
  const refused = await from(6);
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 500]).toEqual([429, true]);
});
