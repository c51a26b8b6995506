import { species as kinds } from "#db/schema/species.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedSpecies } from "./archived.ts";
import { species as routes } from "./routes.ts";
import { answers } from "./words/answers.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const species = {
  mounts: [{ at: "/api/bird-species", routes, access: "members" }],
  subjects: { species: { called: kinds.common_name, known_by: ["common_name"], isReferredTo: true } },
  archived: [archivedSpecies],
  words: { pt, en },
  summaries,
  answers,
} satisfies Room;
