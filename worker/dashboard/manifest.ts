import { room } from "#worker/http.ts";
import type { Room } from "#worker/kit/room.ts";
import { dashboardRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";

export const dashboard = {
  mounts: [
    {
      at: "/api/dashboard",
      routes: (gathered) => room().route("/", dashboardRoutes(gathered)),
      access: "members",
    },
  ],
  summaries,
} satisfies Room;
