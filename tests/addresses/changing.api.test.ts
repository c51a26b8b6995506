import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { goodPassword, logIn } from "#tests/accounts/signup.ts";
import { codeFor, mailsTo, otherThan, resetTokenFor } from "#tests/mail/postbox.ts";
import { removeExpired } from "#worker/accounts/departures.ts";
import { openSession } from "#worker/accounts/sessions.ts";
import { entriesOf, forgetRates, newMover } from "./changing.ts";

const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort();

test("an address is changed by a code to the new one; the old one is told, and this session alone goes on", async () => {
  const world = await newMover({});
  const { a, ask, db, begin, confirm, emailOf, announced } = world;
  const elsewhere = (await (await logIn(world, a.email)).json()) as { access_token: string };
  await ask("/api/auth/forgot-password", { json: { email: a.email } });
  const resetToken = await resetTokenFor(db, a.email);
  const answer = await begin(" Nova@Voliera.test ");
  expect([answer.status, await answer.json()]).toEqual([200, { data: { sent: true, next_in: 60 } }]);
  const state = await (await ask("/api/profile/email", { as: a })).json();
  expect(state).toEqual({
    data: { email: a.email, pending: { email: "nova@voliera.test", expires_at: expect.any(String) } },
  });
  expect(await emailOf(a)).toBe(a.email);
  const code = await codeFor(db, "nova@voliera.test");
  const done = await confirm(` ${code.slice(0, 3)} ${code.slice(3)}`);
  expect([done.status, await done.json()]).toMatchObject([
    200,
    { data: { email: "nova@voliera.test", is_verified: true } },
  ]);
  expect(done.headers.get("Cache-Control")).toBe("no-store");
  const [notice] = await mailsTo(db, a.email);
  expect(notice).toMatchObject({
    subject: "O e-mail da sua conta foi alterado",
    text: expect.stringMatching(/\/email-back\/[0-9A-F]{10}-[0-9a-f]{40}/),
  });
  expect([announced.length, (await mailsTo(db, "nova@voliera.test")).length]).toEqual([3, 1]);
  expect((await ask("/api/birds", { as: a })).status).toBe(200);
  expect((await ask("/api/birds", { as: { ...a, token: elsewhere.access_token } })).status).toBe(401);
  const reset = { token: resetToken, password: "outra frase qualquer" };
  expect((await ask("/api/auth/reset-password", { json: reset })).status).toBe(400);
  expect(statuses([await logIn(world, "nova@voliera.test"), await logIn(world, a.email)])).toEqual([200, 401]);
  expect(await (await ask("/api/profile/email", { as: a })).json()).toEqual({
    data: { email: "nova@voliera.test", pending: null },
  });
  const noted = (await entriesOf(world, a)).map(({ kind, outcome }) => `${kind} ${outcome}`);
  expect(noted).toEqual([
    "login ok",
    "code_sent ok",
    "code_sent ok",
    "email ok",
    "code ok",
    "reset failed",
    "login ok",
  ]);
  const kept = JSON.stringify([await db.all(sql`SELECT * FROM codes`), await db.all(sql`SELECT * FROM entries`)]);
  for (const it of [code, await world.wayBackFor(a.email)]) expect(kept).not.toContain(it);
});

test("R8 R9: five wrong codes end it, also with the right one, and a code counts in its own session alone", async () => {
  const world = await newMover();
  const { a, b, db, begin, confirm, env, emailOf } = world;
  await begin("nova@voliera.test");
  const code = await codeFor(db, "nova@voliera.test");
  const card = { first_name: "", last_name: "", email: a.email, organization: "", timezone: "UTC" };
  const start = { remember: false, user_agent: "", ip: "" };
  const who = { id: a.user_id, org_id: a.org_id, card: { ...card, role: "owner" as const, is_verified: true } };
  const { access_token } = await openSession(db, env.JWT_SECRET, who, start);
  const strangers = [await confirm(code, b), await confirm(code, { ...a, token: access_token })];
  expect(statuses(strangers)).toEqual([400, 400]);
  for (let n = 1; n <= 5; n += 1) expect((await confirm(otherThan(code, n))).status).toBe(400);
  const sixth = await confirm(code);
  expect([sixth.status, Number(sixth.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect(await emailOf(a)).toBe(a.email);
  for (const odd of ["12345", "1234567", "१२३४५६", "12345a", ""])
    expect([odd, (await confirm(odd)).status]).toEqual([odd, 422]);
  const failed = (await entriesOf(world, a)).filter(({ outcome }) => outcome === "failed");
  expect(failed).toEqual(Array(5).fill({ kind: "code", outcome: "failed", details: '{"for":"email"}' }));
  await forgetRates(world);
  await begin("nova@voliera.test");
  expect((await confirm(await codeFor(db, "nova@voliera.test"))).status).toBe(200);
});

test("R10 R11: a code is used once, also by twenty at once, ends after ten minutes and when another is sent", async () => {
  const world = await newMover();
  const { a, db, begin, confirm, emailOf } = world;
  await begin("um@voliera.test");
  const old = await codeFor(db, "um@voliera.test");
  await db.run(sql`UPDATE codes SET expires_at = ${new Date(Date.now() - 1000).toISOString()}`);
  expect((await confirm(old)).status).toBe(400);
  await forgetRates(world);
  await begin("um@voliera.test");
  const first = await codeFor(db, "um@voliera.test");
  await forgetRates(world);
  await begin("dois@voliera.test");
  const code = await codeFor(db, "dois@voliera.test");
  if (first !== code) expect((await confirm(first)).status).toBe(400);
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(code)));
  expect(statuses(answers)).toEqual([200, ...Array(19).fill(400)]);
  expect(await emailOf(a)).toBe("dois@voliera.test");
  const ways = await db.all(sql`SELECT id FROM codes WHERE purpose = 'email_back'`);
  expect([ways.length, (await mailsTo(db, a.email)).length]).toEqual([1, 1]);
});

test("nothing tells whether an address has an account, and of two who take one at once one has it", async () => {
  const world = await newMover();
  const { a, b, db, begin, confirm, emailOf } = world;
  const free = await begin("livre@voliera.test");
  await forgetRates(world);
  const taken = await begin(b.email);
  expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()]);
  const [mail] = await mailsTo(db, b.email);
  expect([mail?.subject, /\d{6}/.test(mail?.text ?? "")]).toEqual(["Este endereço já tem uma conta na Voliera", false]);
  expect((await confirm("000000")).status).toBe(400);
  expect([await emailOf(a), await emailOf(b)]).toEqual([a.email, b.email]);
  await forgetRates(world);
  await begin("mesmo@voliera.test");
  const mine = await codeFor(db, "mesmo@voliera.test");
  await forgetRates(world);
  await begin("mesmo@voliera.test", b);
  const theirs = await codeFor(db, "mesmo@voliera.test");
  const both = await Promise.all([confirm(mine), confirm(theirs, b)]);
  expect(statuses(both)).toEqual([200, 400]);
  const owners = await db.all(sql`SELECT id FROM users WHERE email = 'mesmo@voliera.test' AND is_verified = 1`);
  expect(owners.length).toBe(1);
});

test("an address is asked for by whoever proved to be there a moment ago, as often as any code, and not in the demo", async () => {
  const world = await newMover({});
  const { a, ask, db, begin, confirm } = world;
  for (const odd of [a.email, "", "x", "a@b.pt\r\nBcc: c@d.pt", "a@b.pt\nx", "a b@c.pt", 5, null])
    expect([odd, (await begin(odd)).status]).toEqual([odd, 422]);
  expect((await begin("nova@voliera.test")).status).toBe(200);
  const soon = await begin("outra@voliera.test");
  expect([soon.status, Number(soon.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  const code = await codeFor(db, "nova@voliera.test");
  await db.run(sql`UPDATE sessions SET confirmed_at = ${new Date(Date.now() - 15 * 60_000 - 1000).toISOString()}`);
  await forgetRates(world);
  const refused = await begin("outra@voliera.test");
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: "confirm_needed" }]);
  await ask("/api/auth/confirm", { as: a, json: { password: goodPassword } });
  // An organisation that closes leaves its people their accounts.
  await db.run(sql`UPDATE organizations SET closes_at = '2999-01-01T00:00:00.000Z' WHERE id = ${a.org_id}`);
  expect((await confirm(code)).status).toBe(200);
  await db.run(sql`UPDATE users SET is_verified = 0 WHERE id = ${a.user_id}`);
  expect((await begin("outra@voliera.test")).status).toBe(403);
});

test("the address before is kept as long as mails to it are, and no longer", async () => {
  const world = await newMover();
  const { a, db, change } = world;
  await change("nova@voliera.test");
  const kept = async () => (await db.all(sql`SELECT id FROM codes WHERE address = ${a.email}`)).length;
  const later = new Date(Date.now() + 8 * 86_400_000).toISOString();
  await removeExpired(db, later);
  expect(await kept()).toBe(1);
  await db.run(sql`DELETE FROM mails WHERE recipient = ${a.email}`);
  await removeExpired(db, later);
  expect(await kept()).toBe(0);
});

test("wrong codes for another address in one session use up nothing of another", async () => {
  const world = await newMover({});
  const { a, db, env, begin, confirm } = world;
  const card = { first_name: "", last_name: "", email: a.email, organization: "", timezone: "UTC" };
  const start = { remember: false, user_agent: "", ip: "" };
  const who = { id: a.user_id, org_id: a.org_id, card: { ...card, role: "owner" as const, is_verified: true } };
  const other = { ...a, token: (await openSession(db, env.JWT_SECRET, who, start)).access_token };
  expect((await confirm("000000", other)).status).toBe(400);
  await db.run(sql`UPDATE rate_counters SET n = 50 WHERE key LIKE 'verify.%' AND key NOT LIKE '%.ip:%'`);
  expect((await confirm("000000", other)).status).toBe(429);
  await begin("nova@voliera.test");
  expect((await confirm(await codeFor(db, "nova@voliera.test"))).status).toBe(200);
});
