import { places as standing } from "#db/schema/places.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedPlaces } from "./archived.ts";
import { places as routes } from "./routes.ts";

export const places = {
  mounts: [{ at: "/api/places", routes, doors: "members" }],
  subjects: { place: { called: standing.name, known_by: ["name"], isReferredTo: true } },
  archived: [archivedPlaces],
} satisfies Room;
