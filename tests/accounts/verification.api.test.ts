import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { codes, rateCounters, sessions, users } from "#db/schema/accounts.ts";
import type { Resident } from "#tests/house/world.ts";
import { codeFor, mailsTo, otherThan } from "#tests/mail/postbox.ts";
import { logIn, newDoor } from "./signup.ts";

type Door = Awaited<ReturnType<typeof newDoor>>;
const verify = ({ ask }: Door, as: Resident | undefined, code: string, more = {}) =>
  ask(`/api/auth/verify-code/${encodeURIComponent(code)}`, { as, ...more });
const resend = ({ ask }: Door, as: Resident) => ask("/api/auth/resend-code", { as, method: "POST" });

test("the right code proves the address, once", async () => {
  const door = await newDoor();
  const ines = await door.join("ines@example.com");
  expect((await door.ask("/api/birds/", { as: ines })).status).toBe(403);
  const code = await codeFor(door.db, ines.email);
  const answer = await verify(door, ines, code);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: { email: ines.email, is_verified: true, org_id: ines.org_id } });
  expect((await verify(door, ines, code)).status).toBe(400);
  expect((await door.ask("/api/birds/", { as: ines })).status).toBe(200);
  expect(await (await resend(door, ines)).json()).toEqual({ data: { sent: false, next_in: 0 } });
});

test("R8 R13: a code is six ASCII digits, and needs its own user's token", async () => {
  const door = await newDoor();
  const [a, b] = [await door.join("a@example.com"), await door.join("b@example.com")];
  for (const odd of ["12345", "1234567", "１２３４５６", "12345a", "\0", "-12345", "1e5", "123 456"])
    expect([odd, (await verify(door, a, odd)).status]).toEqual([odd, 404]);
  const code = await codeFor(door.db, a.email);
  const nobody = await verify(door, undefined, code);
  expect([nobody.status, nobody.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
  if (code !== (await codeFor(door.db, b.email))) expect((await verify(door, b, code)).status).toBe(400);
  expect((await verify(door, a, code)).status).toBe(200);
});

test("R13: looking ahead does not use a code up", async () => {
  const door = await newDoor();
  const a = await door.join("a@example.com");
  const code = await codeFor(door.db, a.email);
  const head = await verify(door, a, code, { method: "HEAD" });
  expect([head.status, head.headers.get("Allow")]).toEqual([405, "GET"]);
  expect((await verify(door, a, code, { headers: { "Sec-Purpose": "prefetch;prerender" } })).status).toBe(400);
  const answer = await verify(door, a, code);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect((await verify(door, a, code)).headers.get("Referrer-Policy")).toBe("no-referrer");
});

test("R9: after five tries only a new code helps", async () => {
  const door = await newDoor();
  const a = await door.join("a@example.com");
  const code = await codeFor(door.db, a.email);
  for (let n = 1; n <= 5; n += 1) expect((await verify(door, a, otherThan(code, n))).status).toBe(400);
  const sixth = await verify(door, a, code);
  expect([sixth.status, Number(sixth.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  await door.db.delete(rateCounters);
  expect((await resend(door, a)).status).toBe(200);
  const fresh = await codeFor(door.db, a.email);
  expect((await verify(door, a, fresh)).status).toBe(200);
});

test("R9: a burst of wrong codes is counted to five", async () => {
  const door = await newDoor();
  const a = await door.join("a@example.com");
  const code = await codeFor(door.db, a.email);
  const burst = Array.from({ length: 24 }, (_, n) => verify(door, a, otherThan(code, n + 1)));
  const answers = await Promise.all(burst);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
  const [row] = await door.db.select().from(codes).where(eq(codes.org_id, a.org_id));
  expect(row).toMatchObject({ attempts: 5, used_at: null });
});

test("R10: of twenty right codes at once exactly one wins", async () => {
  const door = await newDoor();
  const a = await door.join("a@example.com");
  const code = await codeFor(door.db, a.email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(door, a, code)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(19).fill(400)]);
});

test("R11: a code ends after ten minutes, and when a newer one is sent", async () => {
  const door = await newDoor();
  const a = await door.join("a@example.com");
  const old = await codeFor(door.db, a.email);
  const early = await resend(door, a);
  expect(early.status).toBe(429);
  expect(Number(early.headers.get("Retry-After"))).toBeGreaterThan(50);
  await door.db.delete(rateCounters);
  const sent = await resend(door, a);
  expect(await sent.json()).toEqual({ data: { sent: true, next_in: 60 } });
  const fresh = await codeFor(door.db, a.email);
  if (fresh !== old) expect((await verify(door, a, old)).status).toBe(400);
  await door.db.update(codes).set({ expires_at: new Date(Date.now() - 1000).toISOString() });
  expect((await verify(door, a, fresh)).status).toBe(400);
});

test("five new codes an hour", async () => {
  const door = await newDoor();
  const a = await door.join("a@example.com");
  const passMinute = () => door.db.update(rateCounters).set({ n: 0 }).where(gapOf());
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    await passMinute();
    statuses.push((await resend(door, a)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("relaxed limits send a code each second, and still count five tries", async () => {
  const door = await newDoor({ RATE_LIMITS: "relaxed" });
  const a = await door.join("a@example.com");
  await door.db.delete(rateCounters);
  expect(await (await resend(door, a)).json()).toEqual({ data: { sent: true, next_in: 1 } });
  const code = await codeFor(door.db, a.email);
  for (let n = 1; n <= 5; n += 1) await verify(door, a, otherThan(code, n));
  expect((await verify(door, a, code)).status).toBe(429);
});

test("of two who claim an address the second to prove it is refused", async () => {
  const door = await newDoor();
  const first = await door.join("same@example.com");
  const firstCode = await codeFor(door.db, first.email);
  const second = await door.join("same@example.com");
  const secondCode = await codeFor(door.db, second.email);
  expect((await verify(door, second, secondCode)).status).toBe(200);
  expect((await verify(door, first, firstCode)).status).toBe(400);
  const verified = await door.db.select().from(users).where(eq(users.email, "same@example.com"));
  expect(verified.filter((user) => user.is_verified)).toHaveLength(1);
});

test("whoever logs in unverified with no code left is sent one", async () => {
  const door = await newDoor();
  const a = await door.join("a@example.com");
  expect((await logIn(door, a.email)).status).toBe(200);
  expect(await mailsTo(door.db, a.email)).toHaveLength(1);
  await door.db.update(codes).set({ expires_at: "2020-01-01T00:00:00.000Z" });
  await door.db.delete(rateCounters);
  const again = await logIn(door, a.email);
  expect(again.status).toBe(200);
  expect(await mailsTo(door.db, a.email)).toHaveLength(2);
  const { access_token } = (await again.json()) as { access_token: string };
  const code = await codeFor(door.db, a.email);
  expect((await verify(door, { ...a, token: access_token }, code)).status).toBe(200);
});

test("R13: the database keeps no code", async () => {
  const door = await newDoor();
  const a = await door.join("a@example.com");
  const code = await codeFor(door.db, a.email);
  expect(JSON.stringify(await door.db.select().from(codes))).not.toContain(`"${code}"`);
});

test("R12: of 500 codes that wait somewhere none is found by trying, and whoever tries is stopped", async () => {
  const door = await newDoor();
  const a = await door.join("a@example.com");
  const [own] = await door.db.select().from(codes).where(eq(codes.org_id, a.org_id));
  const waiting = Array.from({ length: 500 }, (_, n) => ({
    ...(own as typeof codes.$inferInsert),
    id: `code_${n}`,
    digest: `${n}`,
  }));
  await door.db.insert(codes).values(waiting.map((it) => ({ ...it, created_at: "2026-01-01T00:00:00.000Z" })));
  const right = await codeFor(door.db, a.email);
  const tries = Array.from({ length: 60 }, (_, n) => verify(door, undefined, otherThan(right, n)));
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([401]));
  const guesses = Array.from({ length: 60 }, (_, n) => verify(door, a, otherThan(right, n + 1)));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect([statuses.includes(200), statuses.filter((it) => it === 429).length]).toEqual([false, 55]);
});

test("R14: a session is a secret of its own at every login, and the database knows only its hash", async () => {
  const door = await newDoor();
  const a = await door.join("a@example.com");
  const opened = [await logIn(door, a.email), await logIn(door, a.email, undefined, { Cookie: "authToken=attacker" })];
  const tokens = await Promise.all(
    opened.map(async (it) => ((await it.json()) as { access_token: string }).access_token),
  );
  const sids = tokens.map(
    (it) => (JSON.parse(Buffer.from(it.split(".")[1] ?? "", "base64url").toString()) as { sid: string }).sid,
  );
  expect([new Set(sids).size, sids.every((sid) => Buffer.from(sid, "base64url").length >= 16)]).toEqual([2, true]);
  const kept = JSON.stringify(await door.db.select().from(sessions));
  for (const it of [...sids, ...tokens]) expect(kept).not.toContain(it);
});

const gapOf = () => like(rateCounters.key, "code.gap:%");
