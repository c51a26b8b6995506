import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { goodPassword, logIn } from "#tests/accounts/signup.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { before } from "#tests/database/before-query.ts";
import { resetTokenFor } from "#tests/mail/postbox.ts";
import { challengeOf, codeNow, withFactor, withPassword } from "./factor-of.ts";

type World = Awaited<ReturnType<typeof newWorld>>;
const newPassword = "seis poleiros de pinho";

async function forgotten(world: World, { email }: Resident): Promise<string> {
  await world.ask("/api/auth/forgot-password", { json: { email } });
  return resetTokenFor(world.db, email);
}
const offer = ({ ask }: World, token: string) => ask("/api/auth/reset-password", { headers: { "Reset-Token": token } });
const reset = ({ ask }: World, token: string, more: object = {}) =>
  ask("/api/auth/reset-password", { json: { token, password: newPassword, ...more } });
const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();

test("a new password by mail takes a factor of this week off where that is asked, and tells when it came", async () => {
  const world = await newWorld();
  const { a, db } = world;
  await withFactor(world, a);
  const since = days(6);
  await db.run(sql`UPDATE users SET second_factor_at = ${since} WHERE id = ${a.user_id}`);
  const token = await forgotten(world, a);
  expect(await (await offer(world, token)).json()).toEqual({ data: { factor_since: since } });
  expect((await reset(world, token, { without_factor: true })).status).toBe(200);
  expect((await logIn(world, a.email, newPassword)).status).toBe(200);
  const left = await db.all(sql`SELECT user_id FROM second_factors UNION ALL SELECT user_id FROM recovery_codes`);
  expect(left).toEqual([]);
  const noted = await db.all(sql`SELECT kind FROM entries WHERE kind = 'second_factor_off'`);
  expect([noted.length, (await offer(world, token)).status, (await offer(world, "x")).status]).toEqual([1, 400, 400]);
});

test("a factor that is older, or that nobody asks to go, stays", async () => {
  const world = await newWorld();
  const { a, b, db } = world;
  await withFactor(world, a);
  await withFactor(world, b);
  await db.run(sql`UPDATE users SET second_factor_at = ${days(8)} WHERE id = ${a.user_id}`);
  const old = await forgotten(world, a);
  expect(await (await offer(world, old)).json()).toEqual({ data: { factor_since: null } });
  expect((await reset(world, old, { without_factor: true })).status).toBe(200);
  expect((await reset(world, await forgotten(world, b))).status).toBe(200);
  for (const { email } of [a, b]) expect((await logIn(world, email, newPassword)).status).toBe(401);
  expect((await db.all(sql`SELECT id FROM second_factors`)).length).toBe(2);
});

test("a login that waits for its code ends with the password it began with", async () => {
  const world = await newWorld();
  const { a, ask } = world;
  const { secret } = await withFactor(world, a);
  const answer = async (challenge: string) =>
    (await ask("/api/auth/second-factor", { json: { challenge, code: await codeNow(secret) } })).status;
  const waiting = await challengeOf(world, a);
  expect((await reset(world, await forgotten(world, a))).status).toBe(200);
  expect(await answer(waiting)).toBe(401);
  await withPassword(world, a);
  const opened = await ask("/api/auth/second-factor", {
    json: { challenge: await challengeOf(world, a), code: await codeNow(secret) },
  });
  const { access_token } = (await opened.json()) as { access_token: string };
  const before = await challengeOf(world, a);
  const json = { current_password: goodPassword, password: newPassword };
  expect((await ask("/api/auth/password", { as: { ...a, token: access_token }, json })).status).toBe(200);
  expect(await answer(before)).toBe(401);
});

test("a login that waits for its code ends when another factor is turned on", async () => {
  const world = await newWorld();
  const { a, ask } = world;
  const { recovery } = await withFactor(world, a);
  const challenge = await challengeOf(world, a);
  const off = { code: recovery[0], password: goodPassword };
  expect((await ask("/api/profile/second-factor", { as: a, method: "DELETE", json: off })).status).toBe(204);
  const { secret } = await withFactor(world, a);
  const json = { challenge, code: await codeNow(secret) };
  expect((await ask("/api/auth/second-factor", { json })).status).toBe(401);
});

test("a login whose password is changed while it is checked opens no session", async () => {
  const world = await newWorld();
  const { a, db } = world;
  await withPassword(world, a);
  const token = await forgotten(world, a);
  before(db, "INSERT INTO sessions", async () => expect((await reset(world, token)).status).toBe(200));
  expect((await logIn(world, a.email)).status).toBe(401);
  expect(await db.all(sql`SELECT id FROM sessions WHERE user_id = ${a.user_id}`)).toEqual([]);
});

test("only the session that began a factor sees its secret and turns it on, and every other session ends then", async () => {
  const world = await newWorld();
  const { a, ask, db } = world;
  await withPassword(world, a);
  const path = "/api/profile/second-factor";
  const { access_token: token } = (await (await logIn(world, a.email)).json()) as { access_token: string };
  const elsewhere = { ...a, token };
  const begun = (await (await ask(path, { as: elsewhere, method: "POST" })).json()) as { data: { secret: string } };
  expect(await (await ask(path, { as: a })).json()).toEqual({ data: { state: "off" } });
  const json = { code: await codeNow(begun.data.secret), password: goodPassword };
  expect((await ask(`${path}/confirm`, { as: a, json })).status).toBe(409);
  expect((await ask(`${path}/confirm`, { as: elsewhere, json })).status).toBe(200);
  expect([(await ask(path, { as: a })).status, (await ask(path, { as: elsewhere })).status]).toEqual([401, 200]);
  expect((await db.all(sql`SELECT id FROM sessions WHERE user_id = ${a.user_id}`)).length).toBe(1);
});
