import type { Room } from "#worker/kit/room.ts";
import { feedbackRoutes } from "./feedback-routes.ts";
import { lookRoutes } from "./looks/routes.ts";
import { countOrganizations, forgetOrganizations } from "./organization-clock.ts";
import { organizationRoutes } from "./organization-routes.ts";
import { contactRoutes, mailRoutes, overviewRoutes } from "./routes.ts";
import { ticketRoutes } from "./ticket-routes.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const operator = {
  mounts: [
    { at: "/api/operator", routes: overviewRoutes, access: "operators" },
    { at: "/api/operator/organizations", routes: organizationRoutes, access: "operators" },
    { at: "/api/operator/tickets", routes: ticketRoutes, access: "operators" },
    { at: "/api/operator/feedback", routes: feedbackRoutes, access: "operators" },
    { at: "/api/operator/contact", routes: contactRoutes, access: "operators" },
    { at: "/api/operator/looks", routes: lookRoutes, access: "operators" },
    { at: "/api/operator/mails", routes: mailRoutes, access: "operators" },
  ],
  jobs: [
    { name: "count organisations", run: countOrganizations },
    { name: "forget organisations that are gone", run: forgetOrganizations },
  ],
  words: { pt, en },
} satisfies Room;
