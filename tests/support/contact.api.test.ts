import { expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { contactMessages } from "#db/schema/support.ts";
import { newWorld } from "#tests/app/world.ts";
import { mailsTo } from "#tests/mail/postbox.ts";
import { formKey } from "#worker/kit/form-timing-contract.ts";

const operator = "operator@voliera.test";
const message = {
  full_name: "Rui Sá",
  email: "rui@example.com",
  subject: "Anilhas",
  message: "Bom dia.\nTêm anilhas?",
};
const opened = (secondsAgo: number) => ({ "Idempotency-Key": formKey(Date.now() - secondsAgo * 1000) });
type Refused = { detail: string; errors?: Array<{ path: string; code: string; message: string }> };

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
  expect(toOperator?.reply_to).toBe(message.email);
  const [thanks] = await mailsTo(db, message.email);
  expect([thanks?.subject, thanks?.reply_to]).toEqual(["We received your message", null]);
  expect(`${thanks?.subject}${thanks?.text}${thanks?.html}`).not.toMatch(/Rui|Anilhas/i);
  expect(announced.map(({ mail_id }) => mail_id).sort()).toEqual([toOperator?.id, thanks?.id].sort());
});

test("without an operator's address the message is still kept", async () => {
  const { db, ask } = await newWorld();
  expect((await ask("/api/contact", { json: message })).status).toBe(201);
  expect(await db.select().from(contactMessages)).toHaveLength(1);
  expect(await db.select().from(mails)).toHaveLength(1);
});

test("a message by a bot is answered like any other and not stored", async () => {
  const { db, ask } = await newWorld({ CONTACT_EMAIL: operator });
  const answer = await ask("/api/contact/", { json: { ...message, website: "https://spam.example" } });
  expect(answer.status).toBe(201);
  expect(await db.select().from(contactMessages)).toEqual([]);
  expect(await db.select().from(mails)).toEqual([]);
});

test("the same key is the same message, also when the limit was reached in between", async () => {
  const { db, ask } = await newWorld({ CONTACT_EMAIL: operator });
  const post = (more = {}) =>
    ask("/api/contact/", { json: { ...message, ...more }, headers: { "Idempotency-Key": "form-1" } });
  const answers = await Promise.all(Array.from({ length: 8 }, () => post()));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(await db.select().from(contactMessages)).toHaveLength(1);
  expect(await db.select().from(mails)).toHaveLength(2);
});

test("the same key with other words is refused, and says what became of the first", async () => {
  const { db, ask } = await newWorld({ CONTACT_EMAIL: operator });
  const post = (more = {}) => ask("/api/contact/", { json: { ...message, ...more }, headers: opened(10) });
  const headers = opened(10);
  await ask("/api/contact/", { json: message, headers });
  for (const more of [{ message: "Outra coisa" }, { subject: "Outro" }, { full_name: "Rui" }]) {
    const answer = await ask("/api/contact/", { json: { ...message, ...more }, headers });
    expect(answer.status).toBe(409);
    expect(((await answer.json()) as Refused).detail).toContain("already sent with a different text");
  }
  expect(await db.select().from(contactMessages)).toMatchObject([message]);
  expect(await db.select().from(mails)).toHaveLength(2);
  expect((await post({ message: "Outra coisa" })).status).toBe(201);
});

test("a form sent faster than anyone writes waits three seconds; one of yesterday needs a fresh key", async () => {
  const { db, ask } = await newWorld();
  const quick = await ask("/api/contact/", { json: message, headers: opened(1) });
  expect([quick.status, quick.headers.get("Retry-After")]).toEqual([429, "2"]);
  expect(((await quick.json()) as Refused).detail).toContain("please send it again");
  for (const age of [86_500, -86_500]) {
    const old = await ask("/api/contact/", { json: message, headers: opened(age) });
    expect([age, old.status]).toEqual([age, 409]);
    expect(((await old.json()) as Refused).detail).toContain("open for more than a day");
  }
  expect(await db.select().from(contactMessages)).toEqual([]);
  expect((await ask("/api/contact/", { json: message, headers: opened(3.2) })).status).toBe(201);
});

test("a key that is not a form's has no age", async () => {
  const { ask } = await newWorld();
  for (const key of [crypto.randomUUID(), "0.x", `${Date.now()}`, `${formKey(Date.now())}x`])
    expect((await ask("/api/contact/", { json: message, headers: { "Idempotency-Key": key } })).status).toBe(201);
});

test("empty and odd messages name their fields, in the reader's language", async () => {
  const { ask } = await newWorld();
  const headers = { "Accept-Language": "pt" };
  const answer = await ask("/api/contact/", {
    json: { full_name: "a\r\nBcc: x@y.z", email: "x", message: " " },
    headers,
  });
  expect(answer.status).toBe(422);
  const { errors = [] } = (await answer.json()) as Refused;
  expect(errors.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
    "email fields.email",
    "full_name fields.characters",
    "message support.message_missing",
    "subject support.subject_missing",
  ]);
  for (const { code, message } of errors) expect(message).not.toBe(code);
  expect((await ask("/api/contact/", { form: new URLSearchParams(message) })).status).toBe(415);
});

test("a network sends at most five messages in ten minutes, also in parallel", async () => {
  const { db, ask } = await newWorld({ CONTACT_EMAIL: operator });
  const post = (n: number) =>
    ask("/api/contact/", { json: { ...message, email: `r${n}@example.com` }, headers: opened(10) });
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => post(n)));
  const refused = answers.filter(({ status }) => status === 429);
  expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([5, 195]);
  expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(500);
  expect(await refused[0]?.json()).toMatchObject({ detail: expect.stringContaining("in 10 minutes") });
  expect(await db.select().from(contactMessages)).toHaveLength(5);
  expect(await db.select().from(mails)).toHaveLength(10);
});

test("an email address sends at most five messages an hour, from any network", async () => {
  const { db, ask } = await newWorld();
  const post = (n: number) => ask("/api/contact/", { json: message, headers: { "CF-Connecting-IP": `192.0.2.${n}` } });
  const statuses = [];
  for (let n = 1; n <= 7; n += 1) statuses.push((await post(n)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  expect(await mailsTo(db, message.email)).toHaveLength(5);
});
