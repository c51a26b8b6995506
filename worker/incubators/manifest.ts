import { incubators as kept } from "#db/schema/incubators.ts";
import { room } from "#worker/http.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedIncubators } from "./archived.ts";
import { machinesOnDashboard } from "./on-dashboard.ts";
import { incubatorsFound } from "./on-search.ts";
import { incubatorCare, incubators as routesWith } from "./routes.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const incubators = {
  mounts: [
    { at: "/api/incubators", routes: ({ slots }) => routesWith(slots), access: "members" },
    { at: "/api/incubators", routes: room().route("/", incubatorCare), access: "members" },
  ],
  subjects: { incubator: { called: kept.name, known_by: ["name"], isReferredTo: true } },
  archived: archivedIncubators,
  search: incubatorsFound,
  dashboard: machinesOnDashboard,
  words: { pt, en },
} satisfies Room;
