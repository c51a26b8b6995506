import { incubators as kept } from "#db/schema/incubators.ts";
import { room } from "#worker/http.ts";
import type { Room } from "#worker/kit/room.ts";
import { openAlarms } from "./alarms/on-attention.ts";
import { alarmsOnWebhooks } from "./alarms/on-webhooks.ts";
import { noticeSilence } from "./alarms/silence.ts";
import { archivedIncubators } from "./archived.ts";
import { machinesOnDashboard } from "./on-dashboard.ts";
import { incubatorsFound } from "./on-search.ts";
import { bringsReadings, delivery, readings } from "./reading-routes.ts";
import { clearOldReadings } from "./readings/clearing.ts";
import { incubatorCare, incubators as routesWith } from "./routes.ts";
import { answers } from "./words/answers.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const incubators = {
  mounts: [
    { at: "/api/incubators", routes: delivery, access: "everyone" },
    { at: "/api/incubators", routes: ({ slots }) => routesWith(slots), access: "everyone" },
    { at: "/api/incubators", routes: room().route("/", incubatorCare), access: "everyone" },
    { at: "/api/incubators", routes: readings, access: "everyone", bringsFiles: bringsReadings },
  ],
  subjects: { incubator: { called: kept.name, known_by: ["name"], isReferredTo: true } },
  archived: archivedIncubators,
  search: incubatorsFound,
  jobs: [
    { name: "notice silent devices", run: (db, _env, now) => noticeSilence(db, now) },
    { name: "clear old readings", run: (db, _env, now) => clearOldReadings(db, now) },
  ],
  dashboard: machinesOnDashboard,
  attention: openAlarms,
  hookEvents: alarmsOnWebhooks,
  words: { pt, en },
  summaries,
  answers,
} satisfies Room;
