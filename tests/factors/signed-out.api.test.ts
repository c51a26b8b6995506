import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { goodPassword, logIn } from "#tests/accounts/signup.ts";
import type { World } from "#tests/app/strangers.ts";
import { newWorld } from "#tests/app/world.ts";
import { before } from "#tests/database/before-query.ts";
import { resetTokenFor } from "#tests/mail/postbox.ts";
import { codeNow, withFactor, withPassword } from "./factor-of.ts";
import { goodVisit } from "./good-visits.ts";
import { waysIn } from "./ways-in.ts";

/** What each of these writes, as it is sent to the database: right before it the session ends. */
const writes: Record<string, string> = {
  "POST /api/auth/password": 'password_hash\\" = ?',
  "POST /api/profile/second-factor/confirm": "UPDATE second_factors SET id",
  "DELETE /api/profile/second-factor": "SET second_factor_at = NULL",
  "POST /api/profile/email/confirm": "'email_back'",
  "PUT /api/access": "UPDATE organizations SET second_factor_required_from",
  "POST /api/closing": "INSERT INTO closings",
  "DELETE /api/closing": "DELETE FROM closings",
  "POST /api/members/invitations": "INSERT INTO invitations",
  "POST /api/members/invitations/:id/again": 'token_hash\\" = ?',
  "DELETE /api/members/invitations/:id": 'update \\"invitations\\"',
  "PUT /api/members/:id": 'set \\"role\\"',
  "DELETE /api/members/:id": "DELETE FROM saved_views",
  "DELETE /api/members/:id/second-factor": "DELETE FROM login_challenges",
  "POST /api/members/leave": "DELETE FROM saved_views",
  "POST /api/profile/second-factor": "INSERT INTO second_factors",
  "POST /api/profile/email": "INSERT INTO codes",
  "POST /api/birds/:id/shares": "INSERT INTO pedigree_shares",
  "POST /api/archive/waiting": "INSERT INTO lost_files",
  "POST /api/archive/restore": "'imported', NULL",
  "POST /api/webhooks": "INSERT INTO webhooks",
  "DELETE /api/webhooks/:id": "DELETE FROM webhooks",
  "POST /api/webhooks/:id/resume": "SET paused_at = NULL",
  "POST /api/webhooks/:id/replay": "SET state = 'waiting', tries = 0",
  "POST /api/keys": "INSERT INTO api_keys",
  "DELETE /api/keys/:id": "UPDATE api_keys SET revoked_at",
  "POST /api/billing/checkout": "INSERT INTO subscriptions",
  "POST /api/billing/cancel": 'update \\"subscriptions\\"',
  "POST /api/billing/resume": 'update \\"subscriptions\\"',
};

// Of a code nobody is told more than that it opened nothing.
const codeOnly = "POST /api/profile/email/confirm";

async function visited(world: World, route: string, meanwhile: () => Promise<unknown>): Promise<number> {
  const { ask, a, db } = world;
  const [method = "", path = ""] = route.split(" ");
  const { ids, json, form } = await goodVisit(route, a, world);
  let came = false;
  before(db, writes[route] ?? "", async () => {
    came = true;
    await meanwhile();
  });
  const answer = await ask(path.replace(/:\w+/, ids[0] ?? ""), { as: a, method, json, form });
  expect([route, came]).toEqual([route, true]);
  return answer.status;
}

test("a write begun by a session is refused once that session has ended or lost its right", async () => {
  const ends: Record<string, (world: World) => Promise<unknown>> = {
    ended: ({ db, a }) => db.run(sql`DELETE FROM sessions WHERE user_id = ${a.user_id}`),
    demoted: ({ db, a }) => db.run(sql`UPDATE users SET role = 'viewer' WHERE id = ${a.user_id}`),
  };
  for (const route of Object.keys(writes))
    for (const [how, end] of Object.entries(ends)) {
      const world = await newWorld({ RATE_LIMITS: "relaxed" });
      await withPassword(world, world.a);
      let was: unknown;
      const status = await visited(world, route, async () => {
        await end(world);
        was = await waysIn(world, world.a);
      });
      // A right code is used up by being tried.
      await world.db.run(sql`UPDATE codes SET used_at = NULL WHERE purpose = 'email'`);
      const found = [route, how, status, await waysIn(world, world.a)];
      expect(found).toEqual([route, how, route === codeOnly ? 400 : 401, was]);
    }
});

test("a password set by mail stays, whatever the session that it ended was about to set", async () => {
  const world = await newWorld();
  const { a, ask, db } = world;
  await withPassword(world, a);
  await ask("/api/auth/forgot-password", { json: { email: a.email } });
  const mine = { token: await resetTokenFor(db, a.email), password: "de volta ao meu ninho" };
  const status = await visited(world, "POST /api/auth/password", () => ask("/api/auth/reset-password", { json: mine }));
  expect([status, (await logIn(world, a.email, "seis poleiros de pinho")).status]).toEqual([401, 401]);
  expect((await logIn(world, a.email, mine.password)).status).toBe(200);
});

test("a factor that is turned on while its code is judged confirms nothing", async () => {
  const world = await newWorld();
  const { a, ask, db } = world;
  const { secret } = await withFactor(world, a);
  await db.run(sql`UPDATE sessions SET confirmed_at = ''`);
  const [{ at = "" } = {}] = await db.all<{ at: string }>(
    sql`SELECT second_factor_at AS at FROM users WHERE id = ${a.user_id}`,
  );
  await db.run(sql`UPDATE users SET second_factor_at = '2026-01-01T00:00:00.000Z' WHERE id = ${a.user_id}`);
  before(db, "UPDATE second_factors", () =>
    db.run(sql`UPDATE users SET second_factor_at = ${at} WHERE id = ${a.user_id}`),
  );
  const answer = await ask("/api/auth/confirm", { as: a, json: { code: await codeNow(secret) } });
  expect([answer.status, await db.all(sql`SELECT confirmed_at FROM sessions WHERE user_id = ${a.user_id}`)]).toEqual([
    ...[422, [{ confirmed_at: "" }]],
  ]);
  const proved = await ask("/api/auth/confirm", { as: a, json: { password: goodPassword } });
  expect(proved.status).toBe(204);
});
