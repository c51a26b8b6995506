import { expect, test } from "vitest";
import { contactMessages } from "#db/schema/support.ts";
import { newWorld } from "#tests/app/world.ts";
import { mailsTo } from "#tests/mail/postbox.ts";

const operator = "operator@voliera.test";
const message = { full_name: "Rui Sá", email: "rui@example.com", subject: "Anilhas", message: "Têm anilhas?" };

/** A world that takes any number of messages. */
async function contactWorld() {
  const world = await newWorld({ CONTACT_EMAIL: operator, RATE_LIMITS: "relaxed" });
  async function send(more: Record<string, unknown>) {
    const answer = await world.ask("/api/contact/", { json: { ...message, ...more } });
    const { errors = [] } = (await answer.json()) as { errors?: Array<{ path: string; code: string }> };
    return [answer.status, ...errors.map(({ path, code }) => `${path} ${code}`)];
  }
  const kept = () => world.db.select().from(contactMessages);
  return { ...world, send, kept };
}

test("no name, subject or address becomes a mail header", async () => {
  const { send, kept } = await contactWorld();
  const breaks = [
    "\r\nBcc: x@evil.test",
    "\nX: y",
    "\r",
    "\u0000",
    "\u0007",
    "\u001b[31m",
    "\u0085",
    "\u2028",
    "\ud800",
  ];
  for (const text of breaks)
    for (const field of ["full_name", "subject"])
      expect([text, ...(await send({ [field]: `Rui${text} Sá` }))]).toEqual([text, 422, `${field} fields.characters`]);
  const addresses = [
    ...breaks.map((text) => `rui${text}@example.com`),
    ...["rui@example.com, x@evil.test", "rui@example.com;x@evil.test", "Rui <rui@example.com>", "rui@@example.com"],
    ...[
      "rui\u200b@example.com",
      "rui\u202e@example.com",

      `${"r".repeat(250)}@e.pt`,
    ],
  ];
  for (const email of addresses)
    expect([email, ...(await send({ email }))]).toEqual([email, 422, "email fields.email"]);
  expect(await kept()).toEqual([]);
});

test("a contact message that is too long is refused with its limit, and stores nothing", async () => {
  const { send, kept } = await contactWorld();
  expect(await send({ message: "x".repeat(100 * 1024) })).toEqual([422, "message support.message_long"]);
  expect(await send({ message: "x".repeat(5001) })).toEqual([422, "message support.message_long"]);
  expect(await send({ full_name: "x".repeat(121) })).toEqual([422, "full_name fields.long"]);
  expect(await send({ subject: "x".repeat(201) })).toEqual([422, "subject fields.long"]);
  expect(await send({ message: "x".repeat(300 * 1024) })).toEqual([413]);
  expect(await kept()).toEqual([]);
  expect(await send({ message: "🦜".repeat(5000) })).toEqual([201]);
});

test("markup, emoji and every direction of writing arrive as they were written", async () => {
  const { db, send, kept } = await contactWorld();
  const texts = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "{{7*7}}",
    "👩‍👩‍👧 ❤️ 🦜",
    "שלום עולם",
    "מ\u202eCBA\u202c",
  ];
  for (const text of texts)
    expect([text, ...(await send({ full_name: text, subject: text, message: text }))]).toEqual([text, 201]);
  expect((await kept()).map((row) => row.message).sort()).toEqual([...texts].sort());
  const letters = await mailsTo(db, operator);
  for (const { subject, text, html } of letters) {
    expect(html).not.toMatch(/<script|<img/);
    // In a line of the app's own nothing turns the reading round.
    expect(`${subject}${text.split("\n").slice(0, 3)}`).not.toMatch(/\p{Bidi_Control}/u);
  }
  expect(letters.filter(({ html }) => html.includes("&lt;script&gt;"))).toHaveLength(1);
});

test("a text of invisible characters counts as empty", async () => {
  const { send, kept } = await contactWorld();
  for (const text of ["\u200b", "\u200b\u200d\u2060", "\u2800", "\u202e\u202c", "\u3164", " \u00a0\ufeff "])
    for (const [field, code] of [
      ["full_name", "name"],
      ["subject", "subject"],
      ["message", "message"],
    ] as const)
      expect([text, ...(await send({ [field]: text }))]).toEqual([text, 422, `${field} support.${code}_missing`]);
  expect(await kept()).toEqual([]);
});

test("wrong types are refused and unknown fields are not kept", async () => {
  const { ask, send, kept } = await contactWorld();
  for (const field of Object.keys(message))
    for (const value of [5, true, null, [], ["Rui"], {}, { $ne: 1 }])
      expect([field, value, (await send({ [field]: value }))[0]]).toEqual([field, value, 422]);
  for (const json of [null, [], "Rui", 5]) expect((await ask("/api/contact/", { json })).status).toBe(422);
  expect(await kept()).toEqual([]);
  const extra = { id: "msg_mine", created_at: "1999-01-01", language: "xx", org_id: "org_x", ["__proto__"]: { a: 1 } };
  expect(await send(extra)).toEqual([201]);
  expect(await kept()).toEqual([
    {
      ...message,
      id: expect.not.stringContaining("mine"),
      language: "en",
      answer: null,
      answered_at: null,
      created_at: expect.stringMatching(/^20[2-9]/),
    },
  ]);
});
