import { birds as register } from "#db/schema/birds.ts";
import type { Room } from "#worker/kit/room.ts";
import { birds as routes } from "./routes.ts";

export const birds = {
  mounts: [{ at: "/api/birds", routes, doors: "members" }],
  subjects: { bird: { called: register.identifier, known_by: ["identifier", "name"], isReferredTo: true } },
} satisfies Room;
