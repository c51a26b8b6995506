import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { canary, type Door, made, type RoomDoors, type World } from "#tests/house/strangers.ts";
import type { Resident } from "#tests/house/world.ts";
import { colleague } from "./colleagues.ts";

/** A member beside the stranger, whose name is the canary. */
async function strangersMember(stranger: Resident, world: World): Promise<string> {
  const { user_id } = await colleague(world, stranger, "keeper");
  await world.db.update(users).set({ last_name: canary }).where(eq(users.id, user_id));
  return user_id;
}

const memberDoor =
  (json?: unknown): Door =>
  async (stranger, world) => ({ ids: [await strangersMember(stranger, world)], json });

const invitationDoor: Door = async (stranger, world) => {
  const json = { email: `${canary.toLowerCase()}-${crypto.randomUUID()}@voliera.test`, role: "viewer" };
  return { ids: [await made(world, stranger, "/api/members/invitations", { json })] };
};

export const room: RoomDoors = {
  doors: {
    "GET /api/members/:id": memberDoor(),
    "PUT /api/members/:id": memberDoor({ role: "viewer" }),
    "DELETE /api/members/:id": memberDoor(),
    "DELETE /api/members/:id/second-factor": async (stranger, world) => {
      const id = await strangersMember(stranger, world);
      await world.db.update(users).set({ second_factor_at: "2026-01-01T00:00:00.000Z" }).where(eq(users.id, id));
      return { ids: [id] };
    },
    "POST /api/members/invitations/:id/again": invitationDoor,
    "DELETE /api/members/invitations/:id": invitationDoor,
  },
  // Found by a secret in a header.
  provedElsewhere: { "GET /api/members/join": "tests/members/joining.api.test.ts" },
  bodies: {
    "POST /api/members/invitations": () => ({ email: "rita@voliera.test", role: "keeper" }),
    "POST /api/members/join": () => ({
      ...{ token: "x", first_name: "Rita", last_name: "Melo", password: "quatro ninhos ao vento" },
    }),
    "POST /api/members/leave": () => ({ current_password: "x" }),
  },
  tables: {
    invitations: {
      by: "the plan's members with them, and 199 an hour; a month after their end by the clock",
      listedAt: ["/api/members", "/api/members/invitations"],
    },
  },
};
