import { eq, like } from "drizzle-orm";
import { sign } from "hono/jwt";
import { expect, test } from "vitest";
import { organizations, rateCounters, sessions, users } from "#db/schema/accounts.ts";
import { hashPassword, lowestCost } from "#worker/accounts/passwords/hashing.ts";
import { goodPassword, logIn, newSignupWorld } from "./signup.ts";

type SignupWorld = Awaited<ReturnType<typeof newSignupWorld>>;
const hash = hashPassword(goodPassword, lowestCost);

/** Gives a resident the good password. */
async function withPassword(signup: SignupWorld) {
  await signup.db.update(users).set({ password_hash: hash }).where(eq(users.id, signup.a.user_id));
  return signup.a.email;
}
const from = (ip: string) => ({ "CF-Connecting-IP": ip });

test("R1: a form with the right password opens a session", async () => {
  const signup = await newSignupWorld();
  const email = await withPassword(signup);
  const answer = await logIn(signup, ` ${email.toUpperCase()} `);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  const opened = (await answer.json()) as { access_token: string };
  expect(opened).toEqual({ access_token: expect.any(String), token_type: "bearer", expires_in: 12 * 3600 });
  const remembered = await logIn(signup, email, goodPassword, {}, { remember: "on" });
  expect(await remembered.json()).toMatchObject({ expires_in: 30 * 24 * 3600 });
  const dump = JSON.stringify(await signup.db.select().from(sessions));
  const payload = JSON.parse(atob(opened.access_token.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? ""));
  expect(dump).not.toContain(payload.sid);
});

test("what a session begins with is what it would be renewed to, eggs or none", async () => {
  const signup = await newSignupWorld();
  const email = await withPassword(signup);
  for (const keeps_eggs of [false, true]) {
    await signup.db.update(organizations).set({ keeps_eggs }).where(eq(organizations.id, signup.a.org_id));
    const { access_token } = (await (await logIn(signup, email)).json()) as { access_token: string };
    const answer = await signup.ask("/api/bird-species/", { headers: { Authorization: `Bearer ${access_token}` } });
    expect([answer.status, answer.headers.get("X-Renewed-Token")]).toEqual([200, null]);
  }
});

test("R1: login takes a plain form and nothing else", async () => {
  const { ask } = await newSignupWorld();
  const multipart = new FormData();
  multipart.set("username", "a@example.com");
  expect((await ask("/api/auth/login", { json: { username: "a", password: "b" } })).status).toBe(415);
  expect((await ask("/api/auth/login", { form: multipart })).status).toBe(415);
  expect((await ask("/api/auth/login", { form: new URLSearchParams({ username: "a@example.com" }) })).status).toBe(422);
  const get = await ask("/api/auth/login");
  expect([get.status, get.headers.get("Allow")]).toEqual([405, "POST"]);
});

test("R2: every failed login is answered alike", async () => {
  const signup = await newSignupWorld();
  const email = await withPassword(signup);
  await signup.db.update(users).set({ password_hash: hash, is_active: false }).where(eq(users.id, signup.b.user_id));
  const attempts = [
    await logIn(signup, "nobody@example.com"),
    await logIn(signup, email, "não é esta"),
    await logIn(signup, signup.b.email),
    await logIn(signup, email, "x".repeat(1000)),
    await logIn(signup, "a@x.com\0", "y"),
  ];
  const texts = await Promise.all(attempts.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  expect(attempts.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  expect(attempts.map((answer) => answer.headers.get("WWW-Authenticate"))).toEqual(Array(5).fill("Bearer"));
  expect(texts[0]).toContain("Email or password is incorrect.");
  expect((await logIn(signup, email, "z".repeat(100_000))).status).toBe(422);
});

test("R5 R7: after ten failures an account waits, right password or not, and so does one that does not exist", async () => {
  const signup = await newSignupWorld();
  const email = await withPassword(signup);
  for (const who of [email, "nobody@example.com"]) {
    const statuses = [];
    for (let n = 0; n < 11; n += 1)
      statuses.push((await logIn(signup, who, "errada errada", from(`203.0.113.${n}`))).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  }
  const right = await logIn(signup, email, goodPassword, from("203.0.113.99"));
  expect([right.status, Number(right.headers.get("Retry-After")) > 800]).toEqual([429, true]);
  await signup.db.update(rateCounters).set({ ends_at: "2020-01-01T00:00:00.000Z" });
  expect((await logIn(signup, email)).status).toBe(200);
  expect(
    (await signup.db.select().from(rateCounters)).filter(({ key }) => key.startsWith("login.account:")),
  ).toHaveLength(1);
});

test("R5: parallel guesses count as well", async () => {
  const signup = await newSignupWorld();
  const email = await withPassword(signup);
  const burst = await Promise.all(Array.from({ length: 14 }, () => logIn(signup, email, "errada errada")));
  expect(burst.filter(({ status }) => status === 401)).toHaveLength(10);
});

test("R6: fifty failures from one network close it for everybody there, and nobody elsewhere", async () => {
  const signup = await newSignupWorld();
  const email = await withPassword(signup);
  await logIn(signup, "n0@example.com", "x", from("2001:db8:1:2::1"));
  await signup.db.update(rateCounters).set({ n: 50 }).where(eq(rateCounters.key, "login.ip:2001:db8:1:2::/64"));
  const there = { ...from("2001:db8:1:2:ffff::9"), "X-Forwarded-For": "9.9.9.9" };
  expect((await logIn(signup, email, goodPassword, there)).status).toBe(429);
  expect((await logIn(signup, email, goodPassword, from("2001:db8:1:3::1"))).status).toBe(200);
});

test("R5: a hundred failures in a row stop an account until its password is reset; success starts anew", async () => {
  const signup = await newSignupWorld();
  const email = await withPassword(signup);
  await logIn(signup, email, "errada errada");
  const streak = async () =>
    (await signup.db.select().from(rateCounters)).find(({ key }) => key.startsWith("login.streak:"));
  expect(await streak()).toMatchObject({ n: 1 });
  expect((await logIn(signup, email)).status).toBe(200);
  expect(await streak()).toBeUndefined();
  await logIn(signup, email, "errada errada");
  await signup.db
    .update(rateCounters)
    .set({ n: 100 })
    .where(eq(rateCounters.key, (await streak())?.key ?? ""));
  expect((await logIn(signup, email)).status).toBe(429);
});

test("whoever claims an address again cannot tell from logging in that it has an owner", async () => {
  const signup = await newSignupWorld();
  const owned = await withPassword(signup);
  const claim = { password: "outra senha comprida" };
  for (const email of [owned, "livre@voliera.test"]) {
    expect([email, (await signup.join(email, claim)).answer.status]).toEqual([email, 201]);
    const answer = await logIn(signup, email, claim.password);
    expect([email, answer.status]).toEqual([email, 200]);
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const as = { org_id: "", user_id: "", email, token };
    expect(await (await signup.ask("/api/birds", { as })).json()).toMatchObject({ code: "unverified" });
    expect((await logIn(signup, email, "errada errada")).status).toBe(401);
  }
  const { access_token: token } = (await (await logIn(signup, owned)).json()) as { access_token: string };
  expect((await signup.ask("/api/birds", { as: { org_id: "", user_id: "", email: owned, token } })).status).toBe(200);
});

test("a claimant who logs in does not open new guesses at the owner's password", async () => {
  const signup = await newSignupWorld();
  const email = await withPassword(signup);
  await signup.join(email, { password: "outra senha comprida" });
  await logIn(signup, email, "errada errada");
  await signup.db.update(rateCounters).set({ n: 9 }).where(like(rateCounters.key, "login.account:%"));
  expect((await logIn(signup, email, "outra senha comprida")).status).toBe(200);
  expect((await logIn(signup, email, "errada errada")).status).toBe(401);
  expect((await logIn(signup, email)).status).toBe(429);
});

test("an old hash is made anew at login, at the full cost", async () => {
  const signup = await newSignupWorld({ PASSWORD_COST: "full" });
  const { scryptSync } = await import("node:crypto");
  const salt = Buffer.from("sixteen bytes ok");
  const key = scryptSync(goodPassword, salt, 32, { N: 16_384, r: 8, p: 1 });
  const plain = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
  const old = `$scrypt$ln=14,r=8,p=1$${plain(salt)}$${plain(key)}`;
  await signup.db.update(users).set({ password_hash: old }).where(eq(users.id, signup.a.user_id));
  expect((await logIn(signup, signup.a.email)).status).toBe(200);
  const [user] = await signup.db.select().from(users).where(eq(users.id, signup.a.user_id));
  expect(user?.password_hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
});

test("R14 R15: logging out ends the token at once", async () => {
  const { ask, a } = await newSignupWorld();
  const out = await ask("/api/auth/logout", { as: a, method: "POST" });
  expect(out.status).toBe(204);
  expect((await ask("/api/auth/me", { as: a })).status).toBe(401);
  const nobody = await ask("/api/auth/me");
  expect([nobody.status, nobody.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
  expect(await nobody.json()).toMatchObject({ code: "unauthenticated", status: 401 });
});

test("R15: clocks may differ by a minute, and no more", async () => {
  const { ask, a, env } = await newSignupWorld();
  const claims = JSON.parse(atob((a.token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
  const now = Math.floor(Date.now() / 1000);
  const statusOf = async (times: object) => {
    const token = await sign({ ...claims, ...times }, env.JWT_SECRET, "HS256");
    return (await ask("/api/auth/me", { as: { ...a, token } })).status;
  };
  expect(await statusOf({ iat: now + 30 })).toBe(200);
  expect(await statusOf({ exp: now - 30 })).toBe(200);
  expect(await statusOf({ iat: now + 120 })).toBe(401);
  expect(await statusOf({ exp: now - 61 })).toBe(401);
  expect(await statusOf({ iat: "0" })).toBe(401);
  expect(await statusOf({ exp: "9999999999" })).toBe(401);
});

test("R15: tokens that are not ours are all answered alike", async () => {
  const { ask, a, env } = await newSignupWorld();
  const [head = "", body = "", tail = ""] = a.token.split(".");
  const claims = JSON.parse(atob(body.replaceAll("-", "+").replaceAll("_", "/")));
  const encode = (value: unknown) => btoa(JSON.stringify(value)).replaceAll("=", "");
  const forged = [
    `${encode({ alg: "none", typ: "JWT" })}.${body}.`,
    await sign(claims, "another-secret-of-thirty-two-bytes!!", "HS256"),
    await sign(claims, env.JWT_SECRET, "HS512"),
    await sign({ ...claims, exp: claims.iat - 61 }, env.JWT_SECRET, "HS256"),
    await sign({ ...claims, nbf: claims.iat + 3600 }, env.JWT_SECRET, "HS256"),
    await sign({ ...claims, iss: "evil" }, env.JWT_SECRET, "HS256"),
    await sign({ ...claims, typ: "reset" }, env.JWT_SECRET, "HS256"),
    await sign({ ...claims, sub: "user_other" }, env.JWT_SECRET, "HS256"),
    `${head}.${encode({ ...claims, sub: "user_other" })}.${tail}`,
    `${head}.${body}`,
    `${a.token}.x`,
    "x".repeat(10_000),
    "",
  ];
  const answers = await Promise.all(forged.map((token) => ask("/api/auth/me", { as: { ...a, token } })));
  expect(answers.map(({ status }) => status)).toEqual(forged.map(() => 401));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect((await ask("/api/auth/me", { headers: { Authorization: `bEaReR ${a.token}` } })).status).toBe(200);
  expect((await ask(`/api/auth/me?access_token=${a.token}`)).status).toBe(401);
  expect((await ask("/api/auth/me", { headers: { Cookie: `authToken=${a.token}` } })).status).toBe(401);
});
