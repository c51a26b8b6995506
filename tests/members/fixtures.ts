import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { canary, made, type RoomFixtures, type RouteFixture, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { colleague } from "./colleagues.ts";

/** A member beside the stranger, whose name is the canary. */
async function strangersMember(stranger: Resident, world: World): Promise<string> {
  const { user_id } = await colleague(world, stranger, "keeper");
  await world.db.update(users).set({ last_name: canary }).where(eq(users.id, user_id));
  return user_id;
}

const memberRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await strangersMember(stranger, world)], json });

const invitationRoute: RouteFixture = async (stranger, world) => {
  const json = { email: `${canary.toLowerCase()}-${crypto.randomUUID()}@voliera.test`, role: "viewer" };
  return { ids: [await made(world, stranger, "/api/members/invitations", { json })] };
};

export const room: RoomFixtures = {
  routes: {
    "GET /api/members/:id": memberRoute(),
    "PUT /api/members/:id": memberRoute({ role: "viewer" }),
    "DELETE /api/members/:id": memberRoute(),
    "DELETE /api/members/:id/second-factor": async (stranger, world) => {
      const id = await strangersMember(stranger, world);
      await world.db.update(users).set({ second_factor_at: "2026-01-01T00:00:00.000Z" }).where(eq(users.id, id));
      return { ids: [id] };
    },
    "POST /api/members/invitations/:id/again": invitationRoute,
    "DELETE /api/members/invitations/:id": invitationRoute,
  },
  // Found by a secret in a header.
  provedElsewhere: { "GET /api/members/join": "tests/members/joining.api.test.ts" },
  bodies: {
    "POST /api/members/invitations": () => ({ email: "rita@voliera.test", role: "keeper" }),
    "POST /api/members/join": () => ({
      token: "x",
      first_name: "Rita",
      last_name: "Melo",
      password: "quatro ninhos ao vento",
    }),
    "POST /api/members/leave": () => ({ current_password: "x" }),
  },
  tables: {
    invitations: {
      by: "the plan's members with them, and 199 an hour; a month after their end by the clock",
      listedAt: ["/api/members", "/api/members/invitations"],
      opens: ["id", "email", "role", "invited_by", "token_hash", "expires_at", "ended_at"],
    },
  },
};

export const pages: RoomPages = {
  members: () => ["/settings/members", "/settings/members?show=invitations"],
  visitors: ["/join/nobody"],
};
