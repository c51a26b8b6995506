import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { goodPassword, logIn } from "#tests/accounts/signup.ts";
import { newWorld } from "#tests/app/world.ts";
import { challengeOf, codeNow, withFactor, withPassword } from "./factor-of.ts";

const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort();

test("a second factor is set up by its first code, and its secret and recovery codes are told once", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  await withPassword(world, a);
  const state = async () =>
    ((await (await ask("/api/profile/second-factor", { as: a })).json()) as { data: object }).data;
  expect(await state()).toEqual({ state: "off" });
  const begun = await ask("/api/profile/second-factor", { as: a, method: "POST" });
  const { data } = (await begun.json()) as { data: { secret: string; uri: string } };
  expect([begun.status, Object.keys(data)]).toEqual([200, ["secret", "uri"]]);
  expect(await state()).toMatchObject({ state: "pending", ...data, square: { size: expect.any(Number) } });
  const confirm = (code: string, password = goodPassword) =>
    ask("/api/profile/second-factor/confirm", { as: a, json: { code, password } });
  expect((await confirm("000000")).status).toBe(422);
  // Nothing is asked before it was proved.
  expect((await logIn(world, a.email)).status).toBe(200);
  const code = await codeNow(data.secret);
  expect((await confirm(code, "não é esta")).status).toBe(422);
  const confirmed = await confirm(` ${code.slice(0, 3)} ${code.slice(3)} `);
  const answer = (await confirmed.json()) as { data: { recovery_codes: string[] } };
  expect(new Set(answer.data.recovery_codes).size).toBe(10);
  for (const it of answer.data.recovery_codes) expect(it).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
  expect(await state()).toEqual({ state: "on", since: expect.any(String), recovery_left: 10 });
  expect((await confirm(await codeNow(data.secret, 1))).status).toBe(409);
  expect((await ask("/api/profile/second-factor", { as: a, method: "POST" })).status).toBe(409);
  const kept = JSON.stringify([
    await db.all(sql`SELECT * FROM second_factors`),
    await db.all(sql`SELECT * FROM recovery_codes`),
  ]);
  for (const it of [data.secret, ...answer.data.recovery_codes]) expect(kept).not.toContain(it);
  expect(await db.all(sql`SELECT recipient, subject FROM mails`)).toEqual([
    { recipient: a.email, subject: "A verificação em dois passos está ativa" },
  ]);
});

test("the right password then opens nothing but the way to a code, and the code a session", async () => {
  const world = await newWorld();
  const { a, ask } = world;
  const { secret } = await withFactor(world, a);
  const wrong = await logIn(world, a.email, "não é esta");
  expect(await wrong.text()).not.toMatch(/challenge|second_factor/);
  const form = new URLSearchParams({ username: a.email, password: goodPassword, remember: "on" });
  const answer = await ask("/api/auth/login", { form });
  const { code, challenge } = (await answer.json()) as { code: string; challenge: string };
  expect([answer.status, code, challenge.length, answer.headers.get("WWW-Authenticate")]).toEqual([
    ...[401, "second_factor", 54, "Bearer"],
  ]);
  const opened = await ask("/api/auth/second-factor", { json: { challenge, code: await codeNow(secret) } });
  const body = (await opened.json()) as { access_token: string; expires_in: number };
  expect([opened.status, body]).toEqual([
    200,
    { access_token: expect.any(String), token_type: "bearer", expires_in: 30 * 24 * 3600 },
  ]);
  const me = await ask("/api/auth/me", { headers: { Authorization: `Bearer ${body.access_token}` } });
  expect([me.status, me.headers.get("X-Renewed-Token")]).toEqual([200, null]);
  expect((await ask("/api/auth/second-factor", { json: { challenge, code: await codeNow(secret, 1) } })).status).toBe(
    401,
  );
});

test("R9 R12: five wrong codes end a login, also with the right one, and codes without a challenge open nothing", async () => {
  const world = await newWorld();
  const { a, ask } = world;
  const { secret } = await withFactor(world, a);
  const answer = (challenge: string, code: string) => ask("/api/auth/second-factor", { json: { challenge, code } });
  const challenge = await challengeOf(world, a);
  for (const wrong of ["000000", "0", "AAAAA-AAAAA", "000 000", "९९९९९९"])
    expect([wrong, (await answer(challenge, wrong)).status]).toEqual([wrong, 401]);
  const sixth = await answer(challenge, await codeNow(secret));
  expect([sixth.status, Number(sixth.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect((await answer("x".repeat(43), await codeNow(secret))).status).toBe(401);
  expect((await answer("", await codeNow(secret))).status).toBe(422);
  // What was not used up is still good at another login.
  expect((await answer(await challengeOf(world, a), await codeNow(secret))).status).toBe(200);
});

test("R8 R11: a challenge is one person's, for five minutes", async () => {
  const world = await newWorld();
  const { a, b, ask, db } = world;
  const [mine, theirs] = [await withFactor(world, a), await withFactor(world, b)];
  const challenge = await challengeOf(world, a);
  const answer = (code: string) => ask("/api/auth/second-factor", { json: { challenge, code } });
  expect((await answer(await codeNow(theirs.secret))).status).toBe(401);
  expect((await answer(theirs.recovery[0] ?? "")).status).toBe(401);
  await db.run(sql`UPDATE login_challenges SET expires_at = ${new Date(Date.now() - 1).toISOString()}`);
  expect((await answer(await codeNow(mine.secret))).status).toBe(401);
  const kept = JSON.stringify(await db.all(sql`SELECT * FROM login_challenges`));
  expect(kept).not.toContain(challenge);
});

test("R10: a code is used once, at whichever login, and so is a recovery code", async () => {
  const world = await newWorld();
  const { a, ask, db } = world;
  const { secret, recovery } = await withFactor(world, a);
  const challenges: string[] = [];
  for (let n = 0; n < 9; n += 1) challenges.push(await challengeOf(world, a));
  const answer = (challenge = "", code = "") => ask("/api/auth/second-factor", { json: { challenge, code } });
  const code = await codeNow(secret);
  const same = await Promise.all([0, 0, 0, 0, 1, 2, 3].map((at) => answer(challenges[at], code)));
  expect(statuses(same)).toEqual([200, 401, 401, 401, 401, 401, 401]);
  const spare = recovery[3]?.toLowerCase().replace("-", " ");
  expect(statuses([await answer(challenges[4], spare), await answer(challenges[5], spare)])).toEqual([200, 401]);
  // Of the future, beyond one step.
  expect((await answer(challenges[6], await codeNow(secret, 3))).status).toBe(401);
  expect(await db.all(sql`SELECT count(*) AS left FROM recovery_codes WHERE used_at IS NULL`)).toEqual([{ left: 9 }]);
});

test("two-step verification is turned off by a code and the password together, not by one alone", async () => {
  const world = await newWorld();
  const { a, ask, db } = world;
  const { secret } = await withFactor(world, a);
  const end = (json: object) => ask("/api/profile/second-factor", { as: a, method: "DELETE", json });
  const code = await codeNow(secret);
  expect((await end({ code })).status).toBe(422);
  expect((await end({ password: goodPassword })).status).toBe(422);
  expect((await end({ code, password: "não é esta" })).status).toBe(422);
  expect((await end({ code: "000000", password: goodPassword })).status).toBe(422);
  expect((await end({ code, password: goodPassword })).status).toBe(204);
  expect((await logIn(world, a.email)).status).toBe(200);
  const left = await db.all(sql`SELECT user_id FROM second_factors UNION ALL SELECT user_id FROM recovery_codes`);
  expect(left).toEqual([]);
});

test("an organisation that asks it of all says so for a week, and then lets nobody go on without one", async () => {
  const world = await newWorld();
  const { a, b, ask, db } = world;
  const rule = (required: unknown, as = a) => ask("/api/access", { as, method: "PUT", json: { required } });
  expect((await rule("yes")).status).toBe(422);
  const input = (await (await rule(true)).json()) as { data: { required_from: string; without: unknown[] } };
  const days = (Date.parse(input.data.required_from) - Date.now()) / 86_400_000;
  expect([Math.round(days * 1000) / 1000, input.data.without]).toEqual([
    7,
    [{ id: expect.any(String), name: "Rita Melo" }],
  ]);
  // Said again, the day stays.
  expect(await (await rule(true)).json()).toEqual(input);
  const me = await ask("/api/auth/me", { as: a });
  const claims = (me.headers.get("X-Renewed-Token") ?? "").split(".")[1] ?? "";
  expect(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))).toContain(input.data.required_from);
  expect((await ask("/api/birds", { as: a })).status).toBe(200);
  await db.run(sql`UPDATE organizations SET second_factor_required_from = ${new Date().toISOString()}
    WHERE second_factor_required_from IS NOT NULL`);
  const refused = await ask("/api/birds", { as: a });
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: "second_factor_required" }]);
  expect((await ask("/api/access", { as: a })).status).toBe(403);
  expect((await ask("/api/auth/me", { as: a })).status).toBe(200);
  expect((await ask("/api/birds", { as: b })).status).toBe(200);
  await withFactor(world, a);
  expect((await ask("/api/birds", { as: a })).status).toBe(200);
  for (const role of ["manager", "keeper"]) {
    await db.run(sql`UPDATE users SET role = ${role} WHERE id = ${a.user_id}`);
    expect([role, (await rule(false)).status]).toEqual([role, 403]);
  }
});

test("dangerous actions ask for the password or a code again", async () => {
  const world = await newWorld();
  const { a, ask, db } = world;
  const { secret } = await withFactor(world, a);
  const take = () => ask("/api/archive", { as: a });
  const long = () =>
    db.run(sql`UPDATE sessions SET confirmed_at = ${new Date(Date.now() - 15 * 60_000 - 1000).toISOString()}`);
  expect((await take()).status).toBe(200);
  await long();
  const refused = await take();
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: "confirm_needed" }]);
  const confirm = (json: object) => ask("/api/auth/confirm", { as: a, json });
  expect((await confirm({})).status).toBe(422);
  expect((await confirm({ password: "não é esta" })).status).toBe(422);
  expect((await take()).status).toBe(403);
  expect((await confirm({ password: goodPassword })).status).toBe(204);
  expect((await take()).status).toBe(200);
  await long();
  // Whoever sits here may have turned it on just now.
  const young = await confirm({ code: await codeNow(secret) });
  expect([young.status, await young.text()]).toEqual([422, expect.stringContaining("less than 15 minutes ago")]);
  const older = new Date(Date.now() - 15 * 60_000 - 1000).toISOString();
  await db.run(sql`UPDATE users SET second_factor_at = ${older}`);
  expect((await confirm({ code: await codeNow(secret) })).status).toBe(204);
  expect((await take()).status).toBe(200);
  // A keeper's day asks for nothing.
  await long();
  expect((await ask("/api/birds", { as: a })).status).toBe(200);
});
