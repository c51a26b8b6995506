import { newId } from "#db/ids.ts";
import { codes } from "#db/schema/accounts.ts";
import { canary, made, type RoomDoors } from "#tests/house/strangers.ts";
import { openSession } from "#worker/accounts/sessions.ts";

const person = { first_name: "Rita", last_name: "Melo" };
const password = "quatro ninhos ao vento";

export const room: RoomDoors = {
  doors: {
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
  },
  bodies: {
    "POST /api/organizations": () => ({ name: "Viveiro", locale: "pt-PT", timezone: "UTC", plan: "starter" }),
    "POST /api/auth/register": () => ({
      ...{ org_id: "org_x", ...person, email: "x@voliera.test", password, roles: ["owner"], is_active: true },
    }),
    "POST /api/auth/forgot-password": () => ({ email: "rita@voliera.test" }),
    "POST /api/auth/reset-password": () => ({ token: "x", password }),
    "PATCH /api/auth/me": () => ({ ...person, language: "pt" }),
    "POST /api/auth/password": () => ({ current_password: "x", password }),
    "PUT /api/signup-flow": () => ({ step: "/signup", email: "rita@voliera.test", plan: "starter", ...person }),
    "POST /api/views": () => ({ list: "birds", name: "Machos", query: "sex=male" }),
  },
  rights: { viewers: ["POST /api/views", "DELETE /api/views/:id"] },
  settle: ({ org_id, user_id }, { db }) =>
    db.insert(codes).values({
      ...{ id: newId("code"), org_id, user_id, purpose: "verify", digest: canary },
      ...{ expires_at: "2999-01-01T00:00:00.000Z", created_at: "2026-01-01T00:00:00.000Z" },
    }),
};
