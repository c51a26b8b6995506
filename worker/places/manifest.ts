import { places as standing } from "#db/schema/places.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedPlaces } from "./archived.ts";
import { places as routes } from "./routes.ts";
import { answers } from "./words/answers.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const places = {
  mounts: [{ at: "/api/places", routes, access: "members" }],
  subjects: { place: { called: standing.name, known_by: ["name"], isReferredTo: true } },
  archived: [archivedPlaces],
  words: { pt, en },
  summaries,
  answers,
} satisfies Room;
