import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { goodPassword } from "#tests/accounts/signup.ts";
import { newMover } from "#tests/addresses/changing.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { codeFor, resetTokenFor } from "#tests/mail/postbox.ts";
import { seal } from "#worker/factors/sealing.ts";
import { challengeOf, codeNow, withFactor } from "./factor-of.ts";

type World = Awaited<ReturnType<typeof newWorld>>;
const names = ["JWT_SECRET", "CODE_PEPPER", "FACTOR_KEY"] as const;
const other = (name: string) => `another-${name}-of-at-least-thirty-two-bytes`;

/** Changes secrets, with what they were beside them or without. */
function change({ env }: Pick<World, "env">, which: readonly (typeof names)[number][], isKept: boolean): void {
  for (const name of which) Object.assign(env, { [name]: other(name), ...(isKept && { [`${name}_OLD`]: env[name] }) });
}
const answer = ({ ask }: World, challenge: string, code: string) =>
  ask("/api/auth/second-factor", { json: { challenge, code } });
const sealedOf = async ({ db }: Pick<World, "db">) =>
  (await db.all<{ sealed: string }>(sql`SELECT sealed FROM second_factors`))[0]?.sealed ?? "";

test("with the former secrets set beside the new ones, existing sessions and codes work and are renewed on use", async () => {
  const world = await newMover();
  const { a, ask, db, env, begin, confirm } = world;
  const { secret, recovery } = await withFactor(world, a);
  const make = makeFor(world, a);
  const bird = await make.bird({});
  const share = async () =>
    (
      (await (await ask(`/api/birds/${bird.id}/pedigree`, { as: a })).json()) as {
        data: { shares: Array<{ url: string }> };
      }
    ).data.shares[0]?.url;
  await ask(`/api/birds/${bird.id}/shares`, { as: a, json: {} });
  const url = await share();
  await begin("nova@voliera.test");
  const code = await codeFor(db, "nova@voliera.test");
  await ask("/api/auth/forgot-password", { json: { email: a.email } });
  const token = await resetTokenFor(db, a.email);
  const sealed = await sealedOf(world);
  change(world, names, true);
  const me = await ask("/api/auth/me", { as: a });
  const renewed = me.headers.get("X-Renewed-Token") ?? "";
  expect([me.status, renewed === ""]).toEqual([200, false]);
  expect([await share(), url?.startsWith("http")]).toEqual([url, true]);
  expect((await ask(`/api/shared/pedigrees/${url?.split("/").at(-1)}`)).status).toBe(200);
  expect((await confirm(code)).status).toBe(200);
  await db.run(sql`UPDATE users SET email = ${a.email} WHERE id = ${a.user_id}`);
  expect((await answer(world, await challengeOf(world, a), recovery[0] ?? "")).status).toBe(200);
  expect((await answer(world, await challengeOf(world, a), await codeNow(secret))).status).toBe(200);
  expect(await sealedOf(world)).not.toBe(sealed);
  // What was used under the new ones needs those of before no longer.
  for (const name of names) delete env[`${name}_OLD`];
  expect((await ask("/api/birds", { as: { ...a, token: renewed } })).status).toBe(200);
  expect((await answer(world, await challengeOf(world, a), await codeNow(secret, 1))).status).toBe(200);
  // Ended by the change of address, not by that of the secret.
  expect((await ask("/api/auth/reset-password", { json: { token, password: goodPassword } })).status).toBe(400);
});

test("a reset link and a factor of before there was a key of its own open after the change", async () => {
  const world = await newWorld();
  const { a, ask, db, env } = world;
  const { secret } = await withFactor(world, a);
  const sealed = await seal({ FACTOR_KEY: env.JWT_SECRET }, a.user_id, secret);
  await db.run(sql`UPDATE second_factors SET sealed = ${sealed}`);
  await ask("/api/auth/forgot-password", { json: { email: a.email } });
  change(world, ["CODE_PEPPER", "JWT_SECRET"], true);
  const json = { token: await resetTokenFor(db, a.email), password: goodPassword };
  expect((await ask("/api/auth/reset-password", { json })).status).toBe(200);
  expect((await answer(world, await challengeOf(world, a), await codeNow(secret))).status).toBe(200);
  env.JWT_SECRET_OLD = "";
  expect((await answer(world, await challengeOf(world, a), await codeNow(secret, 1))).status).toBe(200);
});

test("without the former secrets nothing fails with 500, and a code that cannot be checked says what to do", async () => {
  const world = await newMover();
  const { a, ask, db, env, begin, confirm } = world;
  const { secret, recovery } = await withFactor(world, a);
  await begin("nova@voliera.test");
  const code = await codeFor(db, "nova@voliera.test");
  const ago = new Date(Date.now() - 86_400_000).toISOString();
  await db.run(sql`UPDATE second_factors SET confirmed_at = ${ago}`);
  await db.run(sql`UPDATE users SET second_factor_at = ${ago} WHERE second_factor_at IS NOT NULL`);
  change(world, ["FACTOR_KEY", "CODE_PEPPER"], false);
  expect((await confirm(code)).status).toBe(400);
  const challenge = await challengeOf(world, a);
  const row = await answer(world, challenge, await codeNow(secret));
  expect([row.status, await row.text()]).toEqual([409, expect.stringContaining("Use a recovery code")]);
  const typed = await ask("/api/auth/confirm", { as: a, json: { code: await codeNow(secret) } });
  expect([typed.status, await typed.text()]).toEqual([409, expect.stringContaining("Use a recovery code")]);
  expect((await answer(world, challenge, recovery[0] ?? "")).status).toBe(401);
  env.CODE_PEPPER = "test-pepper-of-at-least-thirty-two-bytes";
  expect((await answer(world, challenge, recovery[0] ?? "")).status).toBe(200);
  await db.run(sql`UPDATE second_factors SET confirmed_at = NULL`);
  expect(await (await ask("/api/profile/second-factor", { as: a })).json()).toEqual({ data: { state: "off" } });
  const begun = await ask("/api/profile/second-factor/confirm", {
    as: a,
    json: { code: "000000", password: goodPassword },
  });
  expect(begun.status).toBe(409);
  env.JWT_SECRET = other("JWT_SECRET");
  expect((await ask("/api/birds", { as: a })).status).toBe(401);
});

test("without one of its secrets the API answers 503 and names the missing one", async () => {
  for (const name of names) {
    const { ask, env } = await newWorld({ ENVIRONMENT: "production" });
    env[name] = "";
    for (const path of ["/api/health", "/api/birds"]) {
      const answer = await ask(path);
      expect([name, answer.status, await answer.text()]).toEqual([name, 503, expect.stringContaining(name)]);
    }
  }
});
