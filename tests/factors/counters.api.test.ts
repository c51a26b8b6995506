import { like, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateCounters } from "#db/schema/accounts.ts";
import { goodPassword, logIn } from "#tests/accounts/signup.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { resetTokenFor } from "#tests/mail/postbox.ts";
import { openSession } from "#worker/accounts/sessions.ts";
import { challengeOf, codeNow, withFactor } from "./factor-of.ts";

type World = Awaited<ReturnType<typeof newWorld>>;

/** The same person in another session. */
async function elsewhere({ db, env }: World, who: Resident): Promise<Resident> {
  const card = { first_name: "", last_name: "", email: who.email, organization: "", timezone: "UTC" };
  const start = { remember: false, user_agent: "", ip: "" };
  const user = { id: who.user_id, org_id: who.org_id, card: { ...card, role: "owner" as const, is_verified: true } };
  return { ...who, token: (await openSession(db, env.JWT_SECRET, user, start)).access_token };
}
/** A factor that was turned on long ago. */
async function longStanding(world: World, who: Resident) {
  const factor = await withFactor(world, who);
  const ago = new Date(Date.now() - 86_400_000).toISOString();
  await world.db.run(sql`UPDATE second_factors SET confirmed_at = ${ago}`);
  await world.db.run(sql`UPDATE users SET second_factor_at = ${ago} WHERE second_factor_at IS NOT NULL`);
  return factor;
}
const confirm = ({ ask }: World, as: Resident, json: object) => ask("/api/auth/confirm", { as, json });
const answer = ({ ask }: World, challenge: string, code: string) =>
  ask("/api/auth/second-factor", { json: { challenge, code } });

test("wrong codes and passwords of one session keep neither the login nor another session waiting", async () => {
  const world = await newWorld();
  const { a } = world;
  const { secret, recovery } = await longStanding(world, a);
  const other = await elsewhere(world, a);
  const wrong = [];
  for (let n = 0; n < 21; n += 1) wrong.push((await confirm(world, a, { code: "000000" })).status);
  for (let n = 0; n < 11; n += 1) wrong.push((await confirm(world, a, { password: "nem por isso" })).status);
  expect(wrong).toEqual([...Array(19).fill(422), 429, 429, ...Array(10).fill(422), 429]);
  expect((await confirm(world, other, { password: goodPassword })).status).toBe(204);
  expect((await confirm(world, other, { code: recovery[0] })).status).toBe(204);
  expect((await answer(world, await challengeOf(world, a), await codeNow(secret))).status).toBe(200);
});

test("wrong codes at the login keep no session waiting, and a reset by mail opens the login again", async () => {
  const world = await newWorld();
  const { a, ask, db } = world;
  const { recovery } = await longStanding(world, a);
  const wrong = [];
  for (let n = 0; n < 4; n += 1) {
    const challenge = await challengeOf(world, a);
    for (let tried = 0; tried < 5; tried += 1) wrong.push((await answer(world, challenge, "000000")).status);
  }
  expect(wrong).toEqual(Array(20).fill(401));
  const locked = await challengeOf(world, a);
  expect((await answer(world, locked, recovery[0] ?? "")).status).toBe(429);
  expect((await confirm(world, a, { code: recovery[0] })).status).toBe(204);
  await ask("/api/auth/forgot-password", { json: { email: a.email } });
  const json = { token: await resetTokenFor(db, a.email), password: goodPassword };
  expect((await ask("/api/auth/reset-password", { json })).status).toBe(200);
  // Half a login of before is over with it.
  expect((await answer(world, locked, recovery[1] ?? "")).status).toBe(401);
  expect((await answer(world, await challengeOf(world, a), recovery[1] ?? "")).status).toBe(200);
});

test("a session ends with the 41st wrong password or code of a day, and its person logs in anew", async () => {
  const world = await newWorld();
  const { a, ask, db } = world;
  const { secret } = await longStanding(world, a);
  const other = await elsewhere(world, a);
  expect((await confirm(world, a, { code: "000000" })).status).toBe(422);
  await db.update(rateCounters).set({ n: 40 }).where(like(rateCounters.key, "proof.session:%"));
  expect((await confirm(world, a, { password: "nem por isso" })).status).toBe(401);
  expect([(await ask("/api/birds", { as: a })).status, (await ask("/api/birds", { as: other })).status]).toEqual([
    401, 200,
  ]);
  expect((await answer(world, await challengeOf(world, a), await codeNow(secret))).status).toBe(200);
});

test("R5: wrong codes are failed logins in a row, which the right password alone does not end", async () => {
  const world = await newWorld();
  const { a, db } = world;
  const { recovery } = await longStanding(world, a);
  const challenge = await challengeOf(world, a);
  expect((await answer(world, challenge, "000000")).status).toBe(401);
  const spare = await challengeOf(world, a);
  await db.update(rateCounters).set({ n: 100 }).where(like(rateCounters.key, "login.streak:%"));
  expect(await db.all(sql`SELECT n FROM rate_counters WHERE key LIKE 'login.streak:%'`)).toEqual([{ n: 100 }]);
  expect((await logIn(world, a.email)).status).toBe(429);
  expect((await answer(world, spare, recovery[0] ?? "")).status).toBe(200);
  expect((await answer(world, await challengeOf(world, a), recovery[1] ?? "")).status).toBe(200);
});
