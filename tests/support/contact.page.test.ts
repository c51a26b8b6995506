import { expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { contactMessages } from "#db/schema/support.ts";
import { newSite } from "#tests/app/site.ts";
import { mailsTo } from "#tests/mail/postbox.ts";
import { formKey } from "#worker/kit/form-timing-contract.ts";
import { longest } from "#worker/support/contract.ts";

const message = {
  full_name: "Álvaro Sá",
  email: "alvaro@clube.pt",
  subject: "Anilhas <2026>",
  message: "Bom dia,\nimporta folhas antigas?",
};
const opened = (secondsAgo: number) => ({ idempotency_key: formKey(Date.now() - secondsAgo * 1000) });
const keyIn = (html: string) => /name="idempotency_key" value="([^"]+)"/.exec(html)?.[1] ?? "";
const errorsIn = (html: string) => /role="alert"[\s\S]*?<\/form>/.exec(html)?.[0].split("<form")[0] ?? "";

function expectKept(html: string) {
  for (const text of [
    'value="Álvaro Sá"',
    'value="alvaro@clube.pt"',
    "Anilhas &lt;2026&gt;",
    "importa folhas antigas?",
  ])
    expect(html).toContain(text);
}

test("a contact message is stored, acknowledged and confirmed on the page", async () => {
  const { db, visitor } = await newSite();
  const alvaro = visitor();
  const answer = await alvaro.post("/contact", { ...message, ...opened(10) });
  expect([answer.status, answer.location]).toEqual([303, "/contact?sent"]);
  const { html } = await alvaro.get("/contact?sent");
  expect(html).toContain("<title>Message sent · Voliera</title>");
  expect(html).toMatch(/<h1[^>]*autofocus=""[^>]*>Message sent<\/h1>/i);
  expect(await db.select().from(contactMessages)).toMatchObject([message]);
  expect(await mailsTo(db, message.email)).toHaveLength(1);
});

test("the page sends no program and names its hours, its promise and three questions", async () => {
  const { visitor } = await newSite();
  const { html } = await visitor().get("/contact");
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect(html).toMatch(/Monday to Friday<\/dt><dd[^>]*>9:00\sam\s–\s6:00\spm</u);
  expect(html).toContain("within 24 hours");
  expect(html.match(/<details[^>]*><summary><h3>/g)).toHaveLength(3);
  const portuguese = (await visitor({ language: "pt-PT" }).get("/contact")).html;
  expect(portuguese).toMatch(/Sábado e domingo<\/dt><dd[^>]*>10:00\s–\s14:00</u);
});

test("a message with a fault keeps everything that was written, its key, and points at the fault", async () => {
  const { db, visitor } = await newSite();
  const { idempotency_key } = opened(10);
  const answer = await visitor().post("/contact", { ...message, email: "alvaro", message: " ", idempotency_key });
  expect(answer.status).toBe(422);
  expect(answer.html).toContain('value="Anilhas &lt;2026&gt;"');
  expect(errorsIn(answer.html)).toMatch(/href="#email"[\s\S]*href="#message"[^>]*>Enter the message\.</);
  expect(errorsIn(answer.html)).toMatch(/autofocus/i);
  expect(keyIn(answer.html)).toBe(idempotency_key);
  expect(await db.select().from(contactMessages)).toEqual([]);
});

test("a form with the honeypot field filled is thanked and not stored", async () => {
  const { db, visitor } = await newSite();
  const answer = await visitor().post("/contact", { ...message, website: "http://spam.example" });
  expect([answer.status, answer.location]).toEqual([303, "/contact?sent"]);
  expect(await db.select().from(contactMessages)).toEqual([]);
});

test("a form sent too quickly keeps its words, and pressing again a moment later sends it", async () => {
  const { db, visitor } = await newSite();
  const alvaro = visitor();
  const idempotency_key = keyIn((await alvaro.get("/contact")).html);
  const answer = await alvaro.post("/contact", { ...message, idempotency_key });
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "3"]);
  expectKept(answer.html);
  expect(errorsIn(answer.html)).toContain("The message has not been sent yet; what you wrote is still here");
  expect(errorsIn(answer.html)).toContain("please send it again");
  expect(keyIn(answer.html)).toBe(idempotency_key);
  expect(await db.select().from(contactMessages)).toEqual([]);
});

test("a form of yesterday, of nowhere or of another message gets a fresh key, and goes at once", async () => {
  const { db, visitor } = await newSite();
  const alvaro = visitor();
  const used = opened(10);
  await alvaro.post("/contact", { ...message, ...used, message: "Primeira" });
  const keys = [opened(90_000), {}, { idempotency_key: "x" }, { idempotency_key: crypto.randomUUID() }, used];
  for (const [at, key] of keys.entries()) {
    const answer = await alvaro.post("/contact", { ...message, ...key });
    expect([key, answer.status]).toEqual([key, 409]);
    expectKept(answer.html);
    expect(errorsIn(answer.html)).toMatch(/send it again\./);
    const again = await alvaro.post("/contact", { ...message, idempotency_key: keyIn(answer.html) });
    expect([again.status, again.location]).toEqual([303, "/contact?sent"]);
    expect(await db.select().from(contactMessages)).toHaveLength(at + 2);
  }
});

test("a form sent twice, also at once, is one message with one pair of mails", async () => {
  const { db, env, visitor } = await newSite();
  env.CONTACT_EMAIL = "operator@voliera.test";
  const alvaro = visitor();
  const form = { ...message, ...opened(10) };
  const answers = await Promise.all(Array.from({ length: 6 }, () => alvaro.post("/contact", form)));
  answers.push(await alvaro.post("/contact", form));
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(303));
  expect(await db.select().from(contactMessages)).toHaveLength(1);
  expect(await db.select().from(mails)).toHaveLength(2);
});

test("beyond the limit the page says for how long, and keeps the words", async () => {
  const { db, env, visitor } = await newSite();
  env.RATE_LIMITS = "strict";
  const post = (n: number) => visitor().post("/contact", { ...message, email: `a${n}@clube.pt`, ...opened(10) });
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => post(n)));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(5);
  expect(await db.select().from(contactMessages)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(195);
  for (const { html, headers } of refused.slice(0, 1)) {
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(500);
    expect(errorsIn(html)).toContain("You can send another in 10 minutes.");
    expect(html).toContain("importa folhas antigas?");
  }
});

test("while the API is away the page says so and keeps the words", async () => {
  const { visitor } = await newSite({ between: () => Promise.reject(new Error("network")) });
  const form = { ...message, ...opened(10) };
  const answer = await visitor().post("/contact", form);
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
  expectKept(answer.html);
  expect(errorsIn(answer.html)).toContain("Nothing was lost");
  expect(keyIn(answer.html)).toBe(form.idempotency_key);
});

test("the contact page gives back whatever was written as text", async () => {
  const { db, visitor } = await newSite();
  const post = (more: Record<string, string | string[]>) =>
    visitor().post("/contact", { ...message, ...opened(10), ...more });
  const markup = '</textarea><script>alert(1)</script>"><img src=x onerror=alert(1)>';
  const texts = [markup, "👩‍👩‍👧 ❤️", "שלום", "a\u202eb", "\u0000", "a\r\nBcc: x@evil.test", "\u200b"];
  for (const text of texts) {
    const { status, html } = await post({ full_name: text, subject: text, message: text, email: text });
    expect([text.slice(0, 20), status]).toEqual([text.slice(0, 20), 422]);
    expect(html).not.toMatch(/<script>alert|<img src=x/);
  }
  const long = await post({ message: "x".repeat(100 * 1024) });
  expect([long.status, errorsIn(long.html).includes(`up to ${longest.message} characters`)]).toEqual([422, true]);
  expect((await post({ full_name: ["a", "b"] })).status).toBe(422);
  expect(await db.select().from(contactMessages)).toEqual([]);
  expect((await post({ org_id: "x", id: "msg_1", admin: "1" })).status).toBe(303);
  expect(await db.select().from(contactMessages)).toMatchObject([message]);
});

test("a link may name the subject, but not choose its words", async () => {
  const { visitor } = await newSite();
  expect((await visitor().get("/contact?subject=sales")).html).toContain('value="I would like to talk to sales"');
  expect((await visitor({ language: "pt" }).get("/contact?subject=plan")).html).toContain(
    "Uma pergunta sobre os planos",
  );
  for (const word of ["toString", "__proto__", "Buy now", ""])
    expect((await visitor().get(`/contact?subject=${word}`)).html).toMatch(/<input(?![^>]*value)[^>]*name="subject"/);
});

test("the contact form is filled in for who is signed in", async () => {
  const { visitor, a } = await newSite();
  const { html } = await visitor({ as: a }).get("/contact");
  expect(html).toContain('value="Rita Melo"');
  expect(html).toContain(`value="${a.email}"`);
});

test("only contact details that are configured are shown", async () => {
  const none = (await (await newSite()).visitor().get("/contact")).html;
  expect(none).toContain("Lisboa, Portugal");
  expect(none).not.toMatch(/mailto:|tel:/);
  const vars = { CONTACT_EMAIL: "ola@voliera.test", CONTACT_PHONE: "+351 210 000 000", CONTACT_ADDRESS: "" };
  const { html } = await (await newSite({ vars })).visitor().get("/contact");
  expect(html).toContain('href="mailto:ola@voliera.test"');
  expect(html).toContain('href="tel:+351210000000"');
  expect(html).not.toContain("Where we are");
});
