import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { codes, rateCounters, sessions, users } from "#db/schema/accounts.ts";
import type { Resident } from "#tests/app/world.ts";
import { codeFor, mailsTo, otherThan } from "#tests/mail/postbox.ts";
import { logIn, newSignupWorld } from "./signup.ts";

type SignupWorld = Awaited<ReturnType<typeof newSignupWorld>>;
const verify = ({ ask }: SignupWorld, as: Resident | undefined, code: string, more = {}) =>
  ask(`/api/auth/verify-code/${encodeURIComponent(code)}`, { as, ...more });
const resend = ({ ask }: SignupWorld, as: Resident) => ask("/api/auth/resend-code", { as, method: "POST" });

test("the right code proves the address, once", async () => {
  const signup = await newSignupWorld();
  const ines = await signup.join("ines@example.com");
  expect((await signup.ask("/api/birds/", { as: ines })).status).toBe(403);
  const code = await codeFor(signup.db, ines.email);
  const answer = await verify(signup, ines, code);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: { email: ines.email, is_verified: true, org_id: ines.org_id } });
  expect((await verify(signup, ines, code)).status).toBe(400);
  expect((await signup.ask("/api/birds/", { as: ines })).status).toBe(200);
  expect(await (await resend(signup, ines)).json()).toEqual({ data: { sent: false, next_in: 0 } });
});

test("R8 R13: a code is six ASCII digits, and needs its own user's token", async () => {
  const signup = await newSignupWorld();
  const [a, b] = [await signup.join("a@example.com"), await signup.join("b@example.com")];
  for (const odd of ["12345", "1234567", "１２３４５６", "12345a", "\0", "-12345", "1e5", "123 456"])
    expect([odd, (await verify(signup, a, odd)).status]).toEqual([odd, 404]);
  const code = await codeFor(signup.db, a.email);
  const nobody = await verify(signup, undefined, code);
  expect([nobody.status, nobody.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
  if (code !== (await codeFor(signup.db, b.email))) expect((await verify(signup, b, code)).status).toBe(400);
  expect((await verify(signup, a, code)).status).toBe(200);
});

test("R13: a HEAD request or a prefetch does not use up a code", async () => {
  const signup = await newSignupWorld();
  const a = await signup.join("a@example.com");
  const code = await codeFor(signup.db, a.email);
  const head = await verify(signup, a, code, { method: "HEAD" });
  expect([head.status, head.headers.get("Allow")]).toEqual([405, "GET"]);
  expect((await verify(signup, a, code, { headers: { "Sec-Purpose": "prefetch;prerender" } })).status).toBe(400);
  const answer = await verify(signup, a, code);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect((await verify(signup, a, code)).headers.get("Referrer-Policy")).toBe("no-referrer");
});

test("R9: after five tries only a new code helps", async () => {
  const signup = await newSignupWorld();
  const a = await signup.join("a@example.com");
  const code = await codeFor(signup.db, a.email);
  for (let n = 1; n <= 5; n += 1) expect((await verify(signup, a, otherThan(code, n))).status).toBe(400);
  const sixth = await verify(signup, a, code);
  expect([sixth.status, Number(sixth.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  await signup.db.delete(rateCounters);
  expect((await resend(signup, a)).status).toBe(200);
  const fresh = await codeFor(signup.db, a.email);
  expect((await verify(signup, a, fresh)).status).toBe(200);
});

test("R9: a burst of wrong codes is counted to five", async () => {
  const signup = await newSignupWorld();
  const a = await signup.join("a@example.com");
  const code = await codeFor(signup.db, a.email);
  const burst = Array.from({ length: 24 }, (_, n) => verify(signup, a, otherThan(code, n + 1)));
  const answers = await Promise.all(burst);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
  const [row] = await signup.db.select().from(codes).where(eq(codes.org_id, a.org_id));
  expect(row).toMatchObject({ attempts: 5, used_at: null });
});

test("R10: of twenty right codes at once exactly one wins", async () => {
  const signup = await newSignupWorld();
  const a = await signup.join("a@example.com");
  const code = await codeFor(signup.db, a.email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(signup, a, code)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(19).fill(400)]);
});

test("R11: a code ends after ten minutes, and when a newer one is sent", async () => {
  const signup = await newSignupWorld();
  const a = await signup.join("a@example.com");
  const old = await codeFor(signup.db, a.email);
  const early = await resend(signup, a);
  expect(early.status).toBe(429);
  expect(Number(early.headers.get("Retry-After"))).toBeGreaterThan(50);
  await signup.db.delete(rateCounters);
  const sent = await resend(signup, a);
  expect(await sent.json()).toEqual({ data: { sent: true, next_in: 60 } });
  const fresh = await codeFor(signup.db, a.email);
  if (fresh !== old) expect((await verify(signup, a, old)).status).toBe(400);
  await signup.db.update(codes).set({ expires_at: new Date(Date.now() - 1000).toISOString() });
  expect((await verify(signup, a, fresh)).status).toBe(400);
});

test("five new codes an hour", async () => {
  const signup = await newSignupWorld();
  const a = await signup.join("a@example.com");
  const passMinute = () => signup.db.update(rateCounters).set({ n: 0 }).where(gapOf());
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    await passMinute();
    statuses.push((await resend(signup, a)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("relaxed limits send a code each second, and still count five tries", async () => {
  const signup = await newSignupWorld({ RATE_LIMITS: "relaxed" });
  const a = await signup.join("a@example.com");
  await signup.db.delete(rateCounters);
  expect(await (await resend(signup, a)).json()).toEqual({ data: { sent: true, next_in: 1 } });
  const code = await codeFor(signup.db, a.email);
  for (let n = 1; n <= 5; n += 1) await verify(signup, a, otherThan(code, n));
  expect((await verify(signup, a, code)).status).toBe(429);
});

test("of two who claim an address the second to prove it is refused", async () => {
  const signup = await newSignupWorld();
  const first = await signup.join("same@example.com");
  const firstCode = await codeFor(signup.db, first.email);
  const second = await signup.join("same@example.com");
  const secondCode = await codeFor(signup.db, second.email);
  expect((await verify(signup, second, secondCode)).status).toBe(200);
  expect((await verify(signup, first, firstCode)).status).toBe(400);
  const verified = await signup.db.select().from(users).where(eq(users.email, "same@example.com"));
  expect(verified.filter((user) => user.is_verified)).toHaveLength(1);
});

test("whoever logs in unverified with no code left is sent one", async () => {
  const signup = await newSignupWorld();
  const a = await signup.join("a@example.com");
  expect((await logIn(signup, a.email)).status).toBe(200);
  expect(await mailsTo(signup.db, a.email)).toHaveLength(1);
  await signup.db.update(codes).set({ expires_at: "2020-01-01T00:00:00.000Z" });
  await signup.db.delete(rateCounters);
  const again = await logIn(signup, a.email);
  expect(again.status).toBe(200);
  expect(await mailsTo(signup.db, a.email)).toHaveLength(2);
  const { access_token } = (await again.json()) as { access_token: string };
  const code = await codeFor(signup.db, a.email);
  expect((await verify(signup, { ...a, token: access_token }, code)).status).toBe(200);
});

test("R13: the database keeps no code", async () => {
  const signup = await newSignupWorld();
  const a = await signup.join("a@example.com");
  const code = await codeFor(signup.db, a.email);
  expect(JSON.stringify(await signup.db.select().from(codes))).not.toContain(`"${code}"`);
});

test("R12: guessing among 500 open codes finds none and is stopped", async () => {
  const signup = await newSignupWorld();
  const a = await signup.join("a@example.com");
  const [own] = await signup.db.select().from(codes).where(eq(codes.org_id, a.org_id));
  const waiting = Array.from({ length: 500 }, (_, n) => ({
    ...(own as typeof codes.$inferInsert),
    id: `code_${n}`,
    digest: `${n}`,
  }));
  await signup.db.insert(codes).values(waiting.map((it) => ({ ...it, created_at: "2026-01-01T00:00:00.000Z" })));
  const right = await codeFor(signup.db, a.email);
  const tries = Array.from({ length: 60 }, (_, n) => verify(signup, undefined, otherThan(right, n)));
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([401]));
  const guesses = Array.from({ length: 60 }, (_, n) => verify(signup, a, otherThan(right, n + 1)));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect([statuses.includes(200), statuses.filter((it) => it === 429).length]).toEqual([false, 55]);
});

test("R14: a session is a secret of its own at every login, and the database knows only its hash", async () => {
  const signup = await newSignupWorld();
  const a = await signup.join("a@example.com");
  const opened = [
    await logIn(signup, a.email),
    await logIn(signup, a.email, undefined, { Cookie: "authToken=attacker" }),
  ];
  const tokens = await Promise.all(
    opened.map(async (it) => ((await it.json()) as { access_token: string }).access_token),
  );
  const sids = tokens.map(
    (it) => (JSON.parse(Buffer.from(it.split(".")[1] ?? "", "base64url").toString()) as { sid: string }).sid,
  );
  expect([new Set(sids).size, sids.every((sid) => Buffer.from(sid, "base64url").length >= 16)]).toEqual([2, true]);
  const kept = JSON.stringify(await signup.db.select().from(sessions));
  for (const it of [...sids, ...tokens]) expect(kept).not.toContain(it);
});

const gapOf = () => like(rateCounters.key, "code.gap:%");
