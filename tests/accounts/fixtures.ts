import { newId } from "#db/ids.ts";
import { codes, loginChallenges } from "#db/schema/accounts.ts";
import { entries } from "#db/schema/entries.ts";
import { recoveryCodes, secondFactors } from "#db/schema/factors.ts";
import { canary, made, type RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { openSession } from "#worker/accounts/sessions.ts";

const person = { first_name: "Rita", last_name: "Melo" };
const password = "quatro ninhos ao vento";

export const room: RoomFixtures = {
  routes: {
    "DELETE /api/views/:id": async (stranger, world) => ({
      ids: [await made(world, stranger, "/api/views", { json: { list: "birds", name: canary, query: "sex=male" } })],
    }),
    "DELETE /api/auth/sessions/:handle": async (stranger, { ask, db, env }) => {
      const card = { first_name: "", last_name: "", email: "", organization: "", timezone: "UTC" };
      const user = { id: stranger.user_id, org_id: stranger.org_id };
      const start = { remember: false, user_agent: canary, ip: "" };
      await openSession(db, env.JWT_SECRET, { ...user, card: { ...card, role: "owner", is_verified: true } }, start);
      const answer = await ask("/api/auth/sessions", { as: stranger });
      const { data } = (await answer.json()) as { data: Array<{ id: string; current: boolean }> };
      return { ids: [data.find(({ current }) => !current)?.id ?? ""] };
    },
  },
  provedElsewhere: {
    "GET /api/auth/verify-code/:code": "tests/accounts/verification.api.test.ts",
    // Found by a secret in a header.
    "GET /api/signup-flow": "tests/accounts/signup-flow.api.test.ts",
    "GET /api/auth/reset-password": "tests/factors/resets.api.test.ts",
  },
  bodies: {
    "POST /api/organizations": () => ({ name: "Viveiro", locale: "pt-PT", timezone: "UTC", plan: "starter" }),
    "POST /api/auth/register": () => ({
      org_id: "org_x",
      ...person,
      email: "x@voliera.test",
      password,
      roles: ["owner"],
      is_active: true,
    }),
    "POST /api/auth/forgot-password": () => ({ email: "rita@voliera.test" }),
    "POST /api/auth/reset-password": () => ({ token: "x", password }),
    "PATCH /api/auth/me": () => ({ ...person, language: "pt" }),
    "POST /api/auth/password": () => ({ current_password: "x", password }),
    "POST /api/auth/second-factor": () => ({ challenge: "x", code: "000000" }),
    "POST /api/auth/confirm": () => ({ password: "x" }),
    "POST /api/profile/second-factor/confirm": () => ({ code: "000000", password: "x" }),
    "DELETE /api/profile/second-factor": () => ({ code: "000000", password: "x" }),
    "PUT /api/access": () => ({ required: false }),
    "PUT /api/signup-flow": () => ({ step: "/signup", email: "rita@voliera.test", plan: "starter", ...person }),
    "POST /api/views": () => ({ list: "birds", name: "Machos", query: "sex=male" }),
  },
  rights: {
    viewers: ["POST /api/views", "DELETE /api/views/:id"],
    owners: { "GET /api/access": undefined, "PUT /api/access": { required: false } },
  },
  settle: async ({ org_id, user_id }, { db }) => {
    const row = { org_id, user_id, created_at: "2026-01-01T00:00:00.000Z" };
    const later = { expires_at: "2999-01-01T00:00:00.000Z" };
    await db.insert(codes).values({ ...row, ...later, id: newId("code"), purpose: "verify", digest: canary });
    await db.insert(recoveryCodes).values({ ...row, id: newId("recovery_code"), digest: canary });
    await db.insert(secondFactors).values({ ...row, id: newId("second_factor"), sealed: canary });
    await db.insert(loginChallenges).values({ ...row, ...later, id: canary + user_id, remember: false });
    const entry = { kind: "login", outcome: "ok", network: canary, details: {} } as const;
    await db.insert(entries).values({ ...entry, org_id, user_id, id: newId("entry"), at: row.created_at });
  },
  measured: {
    apart: {
      "/api/signup-flow": "one row",
      "/api/auth/verify-code/:code": "nothing",
      "/api/auth/reset-password": "nothing",
    },
  },
  tables: {
    saved_views: {
      by: "30 of a person, in the write (worker/accounts/views/saved-views.ts)",
      listedAt: ["/api/views"],
      opens: "nothing",
    },
    users: {
      by: "the plan's members, 2000 at most, in the write (worker/members/places.ts)",
      listedAt: ["/api/members"],
      opens: ["id", "email", "password_hash", "role", "is_active", "is_verified", "second_factor_at", "removed_at"],
    },
    // What a session is for by itself, being seen, is not in it.
    sessions: {
      by: "50 of a person, by a trigger; their own end by the clock",
      listedAt: ["/api/auth/sessions"],
      opens: ["id", "user_id", "confirmed_at"],
    },
    codes: {
      by: "their end, by the clock; 10 a day of an address",
      listedAt: "never listed",
      opens: ["id", "user_id", "purpose", "digest", "address", "used_at"],
    },
    login_challenges: {
      by: "their end after 5 minutes, by the clock",
      listedAt: "never listed",
      opens: ["id", "user_id", "used_at"],
    },
    signup_flows: { by: "their end, by the clock", listedAt: "never listed" },
    rate_counters: { by: "their end, by the clock", listedAt: "kept by the house for itself" },
    organizations: { by: "10 an hour of a network; unclaimed after a day", listedAt: ["/api/organizations/current"] },
  },
};

export const pages: RoomPages = {
  members: () => ["/profile", "/logout"],
  visitors: ["/forgot-password", "/reset-password?token=x"],
  budgets: { "/profile": 30 },
  viewersSee: ["/profile"],
};
