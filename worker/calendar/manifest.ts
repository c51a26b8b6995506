import type { Room } from "#worker/kit/room.ts";
import { calendarRoutes, icalRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const calendar = {
  mounts: [
    { at: "/api/calendar", routes: calendarRoutes, access: "members" },
    { at: "/api/ical", routes: ({ slots }) => icalRoutes(slots), access: "everyone" },
  ],
  words: { pt, en },
  summaries,
} satisfies Room;
