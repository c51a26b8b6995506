import { mutations } from "#db/schema/genetics.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedMutations } from "./archived.ts";
import { genetics as routes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const genetics = {
  // Asking what a pair gives is no writing, however it is sent.
  mounts: [{ at: "/api/genetics", routes, access: "members" }],
  subjects: { mutation: { called: mutations.name, known_by: ["name"] } },
  archived: [archivedMutations],
  words: { pt, en },
  summaries,
} satisfies Room;
