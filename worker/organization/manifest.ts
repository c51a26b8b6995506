import { registrations } from "#db/schema/organization.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedRegistrations } from "./archived.ts";
import { papersOnAgenda } from "./expiring.ts";
import { endingOnMornings } from "./on-mornings.ts";
import { bringsPaper, registrationRoutes } from "./registration-routes.ts";
import { bringsLogo, organizationRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const organization = {
  mounts: [
    { at: "/api/organizations/current", routes: organizationRoutes, access: "everyone", bringsFiles: bringsLogo },
    { at: "/api/registrations", routes: registrationRoutes, access: "members", bringsFiles: bringsPaper },
  ],
  subjects: {
    organization: { called: "only", known_by: [] },
    registration: { called: registrations.number, known_by: ["number"] },
  },
  archived: [archivedRegistrations],
  agenda: papersOnAgenda,
  mornings: endingOnMornings,
  words: { pt, en },
  summaries,
} satisfies Room;
