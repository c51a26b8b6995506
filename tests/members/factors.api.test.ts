import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { logIn } from "#tests/accounts/signup.ts";
import { entriesOf } from "#tests/addresses/changing.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { challengeOf, codeNow, withFactor } from "#tests/factors/factor-of.ts";
import { mailsTo } from "#tests/mail/postbox.ts";
import { colleague } from "./colleagues.ts";

test("whoever lost the second factor is let in again by those above them, is told, and starts anew", async () => {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { a, b, ask, db } = world;
  const manager = await colleague(world, a, "manager", "Mia");
  const bia = await colleague(world, a, "keeper");
  const reset = (as: Resident, { user_id }: Resident) =>
    ask(`/api/members/${user_id}/second-factor`, { as, method: "DELETE" });
  expect((await reset(a, bia)).status).toBe(409);
  const { secret } = await withFactor(world, bia);
  const challenge = await challengeOf(world, bia);
  // Not by a neighbour, not by oneself without a code, not above one's rank.
  for (const [as, whom, status] of [
    [b, bia, 404],
    [bia, bia, 403],
    [manager, manager, 403],
  ] as const)
    expect([status, (await reset(as, whom)).status]).toEqual([status, status]);
  await withFactor(world, a);
  expect((await reset(manager, a)).status).toBe(403);
  await db.run(sql`UPDATE sessions SET confirmed_at = '' WHERE user_id = ${manager.user_id}`);
  const stale = await reset(manager, bia);
  expect([stale.status, await stale.json()]).toMatchObject([403, { code: "confirm_needed" }]);
  await db.run(sql`UPDATE sessions SET confirmed_at = ${new Date().toISOString()} WHERE user_id = ${manager.user_id}`);
  expect((await reset(manager, bia)).status).toBe(204);
  expect((await ask("/api/birds", { as: bia })).status).toBe(401);
  expect((await ask("/api/auth/second-factor", { json: { challenge, code: await codeNow(secret) } })).status).toBe(401);
  expect((await logIn(world, bia.email)).status).toBe(200);
  const left = await db.all(sql`SELECT user_id FROM second_factors UNION SELECT user_id FROM recovery_codes`);
  expect(left).toEqual([{ user_id: a.user_id }]);
  expect((await mailsTo(db, bia.email))[0]?.subject).toBe("A sua verificação em dois passos foi desativada");
  const noted = (await entriesOf(world, a)).filter(({ kind }) => kind === "second_factor_off");
  expect(noted).toEqual([{ kind: "second_factor_off", outcome: "ok", details: JSON.stringify({ of: bia.user_id }) }]);
  expect((await reset(manager, bia)).status).toBe(409);
});
