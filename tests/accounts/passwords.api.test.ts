import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { codes, rateCounters, sessions, users } from "#db/schema/accounts.ts";
import { mailsTo, resetTokenFor } from "#tests/mail/postbox.ts";
import { hashPassword, lowestCost } from "#worker/accounts/passwords/hashing.ts";
import { goodPassword, logIn, newSignupWorld } from "./signup.ts";

type SignupWorld = Awaited<ReturnType<typeof newSignupWorld>>;
const hash = hashPassword(goodPassword, lowestCost);
const newPassword = "três poleiros de bambu";
const giveHash = ({ db, a }: SignupWorld) =>
  db.update(users).set({ password_hash: hash }).where(eq(users.id, a.user_id));
const forgot = ({ ask }: SignupWorld, email: string, ip = "192.0.2.1") =>
  ask("/api/auth/forgot-password", { json: { email }, headers: { "CF-Connecting-IP": ip } });
const reset = ({ ask }: SignupWorld, token: string, password = newPassword) =>
  ask("/api/auth/reset-password", { json: { token, password } });

test("R14: a forgotten password is set anew by a mailed link, once", async () => {
  const signup = await newSignupWorld();
  const { db, a, ask } = signup;
  await giveHash(signup);
  for (let n = 0; n < 11; n += 1) await logIn(signup, a.email, "errada errada");
  const answer = await forgot(signup, a.email);
  expect([answer.status, await answer.json()]).toEqual([202, { data: { sent: true } }]);
  const token = await resetTokenFor(db, a.email);
  expect(JSON.stringify(await db.select().from(codes))).not.toContain(token);
  const done = await reset(signup, token);
  expect([done.status, await done.json()]).toEqual([200, { data: { reset: true } }]);
  expect((await ask("/api/auth/me", { as: a })).status).toBe(401);
  expect((await mailsTo(db, a.email)).map(({ subject }) => subject)).toContain("A sua palavra-passe foi alterada");
  const again = await reset(signup, token);
  expect([again.status, (await again.json()) as object]).toMatchObject([400, { code: "code_invalid" }]);
  expect((await logIn(signup, a.email)).status).toBe(401);
  expect((await logIn(signup, a.email, newPassword)).status).toBe(200);
});

test("of two resets with one link at once one sets the password", async () => {
  const signup = await newSignupWorld();
  await forgot(signup, signup.a.email);
  const token = await resetTokenFor(signup.db, signup.a.email);
  const both = await Promise.all([
    reset(signup, token, "poleiro de madeira"),
    reset(signup, token, "poleiro de cortiça"),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("a reset link ends after thirty minutes, and when a newer one is sent", async () => {
  const signup = await newSignupWorld();
  const { db, a } = signup;
  await forgot(signup, a.email);
  const old = await resetTokenFor(db, a.email);
  await db.delete(rateCounters);
  await forgot(signup, a.email);
  const fresh = await resetTokenFor(db, a.email);
  expect((await reset(signup, old)).status).toBe(400);
  expect((await reset(signup, fresh, "curta")).status).toBe(422);
  const personal = await reset(signup, fresh, "ritamelo2024");
  expect(await personal.json()).toMatchObject({ errors: [{ path: "password", code: "accounts.password.personal" }] });
  await db.update(codes).set({ expires_at: new Date(Date.now() - 1000).toISOString() });
  expect((await reset(signup, fresh)).status).toBe(400);
  expect((await reset(signup, "x".repeat(43))).status).toBe(400);
});

test("a password reset does not verify the email address", async () => {
  const signup = await newSignupWorld();
  const pending = await signup.join("p@example.com");
  await forgot(signup, pending.email);
  expect((await reset(signup, await resetTokenFor(signup.db, pending.email))).status).toBe(200);
  const [user] = await signup.db.select().from(users).where(eq(users.email, pending.email));
  expect(user?.is_verified).toBe(false);
});

test("forgot-password answers alike for everybody, and mails at most once a minute", async () => {
  const signup = await newSignupWorld();
  const answers = [
    await forgot(signup, signup.a.email),
    await forgot(signup, "nobody@example.com"),
    await forgot(signup, signup.a.email),
  ];
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(await mailsTo(signup.db, signup.a.email)).toHaveLength(1);
  expect(await mailsTo(signup.db, "nobody@example.com")).toHaveLength(0);
  for (let n = 0; n < 17; n += 1) await forgot(signup, `n${n}@example.com`);
  expect((await forgot(signup, "last@example.com")).status).toBe(429);
  expect((await forgot(signup, "last@example.com", "192.0.2.77")).status).toBe(202);
});

test("R14: a changed password ends the other sessions", async () => {
  const signup = await newSignupWorld();
  const { db, ask, a } = signup;
  await giveHash(signup);
  const { access_token: token } = (await (await logIn(signup, a.email)).json()) as { access_token: string };
  const change = (body: object) => ask("/api/auth/password", { as: { ...a, token }, json: body });
  const wrong = await change({ current_password: "não é esta", password: newPassword });
  expect(await wrong.json()).toMatchObject({
    status: 422,
    errors: [{ path: "current_password", code: "accounts.password.wrong" }],
  });
  const both = await change({ current_password: "não é esta", password: a.email });
  const { errors } = (await both.json()) as { errors: Array<{ path: string }> };
  expect(errors.map(({ path }) => path)).toEqual(["current_password", "password"]);
  expect((await change({ current_password: goodPassword, password: "sunshine1" })).status).toBe(422);
  const done = await change({ current_password: goodPassword, password: newPassword });
  expect([done.status, await done.json()]).toEqual([200, { data: { changed: true } }]);
  expect((await ask("/api/auth/me", { as: a })).status).toBe(401);
  expect((await ask("/api/auth/me", { as: { ...a, token } })).status).toBe(200);
  expect(await mailsTo(db, a.email)).toHaveLength(1);
});

test("R4: a password counts as typed: long, spaced, in either Unicode form", async () => {
  const signup = await newSignupWorld();
  const long = `  ${"ninho 🐣 ".repeat(14)}`;
  await signup.join("long@example.com", { password: long });
  expect((await logIn(signup, "long@example.com", long)).status).toBe(200);
  expect((await logIn(signup, "long@example.com", long.trim())).status).toBe(401);
  await signup.join("nfd@example.com", { password: "pássaro à janela".normalize("NFD") });
  expect((await logIn(signup, "nfd@example.com", "pássaro à janela".normalize("NFC"))).status).toBe(200);
});

test("names and language change; what is absent stays", async () => {
  const { ask, a, b } = await newSignupWorld();
  const patch = (json: object) => ask("/api/auth/me", { as: a, json, method: "PATCH" });
  const answer = await patch({ first_name: " Ana ", language: "en" });
  expect(await answer.json()).toMatchObject({ data: { first_name: "Ana", last_name: "Melo", language: "en" } });
  expect((await patch({})).status).toBe(200);
  expect((await patch({ last_name: "" })).status).toBe(422);
  expect((await patch({ language: "fr" })).status).toBe(422);
  await patch({ email: "evil@example.com", role: "owner", org_id: b.org_id, is_verified: false });
  const me = await ask("/api/auth/me", { as: a });
  expect(await me.json()).toMatchObject({ data: { email: a.email, org_id: a.org_id, first_name: "Ana" } });
});

test("sessions are listed by a short handle and end one by one", async () => {
  const signup = await newSignupWorld();
  const { db, ask, a, b } = signup;
  await giveHash(signup);
  await logIn(signup, a.email, goodPassword, { "User-Agent": "Old phone" });
  const list = async () =>
    ((await (await ask("/api/auth/sessions", { as: a })).json()) as { data: Array<Record<string, unknown>> }).data;
  const listed = await list();
  expect(listed).toHaveLength(2);
  expect(listed.filter(({ current }) => current)).toHaveLength(1);
  const phone = listed.find(({ user_agent }) => user_agent === "Old phone");
  expect(phone).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{16}$/),
    current: false,
    user_agent: "Old phone",
    ip: "192.0.2.1",
    created_at: expect.any(String),
    expires_at: expect.any(String),
  });
  const end = (as: typeof a, id: unknown) => ask(`/api/auth/sessions/${id}`, { as, method: "DELETE" });
  expect((await end(b, phone?.id)).status).toBe(404);
  expect((await end(a, phone?.id)).status).toBe(204);
  expect((await end(a, phone?.id)).status).toBe(404);
  expect(await list()).toHaveLength(1);
  expect(await db.select().from(sessions)).toHaveLength(2);
});

test("the unverified may not change anything", async () => {
  const { ask, join } = await newSignupWorld();
  const as = await join("p@example.com");
  const requests = [
    ask("/api/auth/me", { as, json: {}, method: "PATCH" }),
    ask("/api/auth/password", { as, json: {} }),
    ask("/api/auth/sessions", { as }),
    ask("/api/auth/sessions/0", { as, method: "DELETE" }),
  ];
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
