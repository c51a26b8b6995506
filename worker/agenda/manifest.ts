import type { Room } from "#worker/kit/room.ts";
import { agendaRoutes } from "./routes.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const agenda = {
  mounts: [{ at: "/api/agenda", routes: agendaRoutes, doors: "members" }],
  words: { pt, en },
} satisfies Room;
