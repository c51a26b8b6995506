import { room } from "#worker/http.ts";
import type { Room } from "#worker/kit/room.ts";
import { dashboardRoutes } from "./routes.ts";

export const dashboard = {
  mounts: [
    {
      at: "/api/dashboard",
      routes: ({ subjects }) => room().route("/", dashboardRoutes(subjects)),
      doors: "members",
    },
  ],
} satisfies Room;
