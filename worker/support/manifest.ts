import { feedback, tickets } from "#db/schema/support.ts";
import type { Room } from "#worker/kit/room.ts";
import { readableFeedback, readableTicketFiles, readableTicketMessages, readableTickets } from "./archived.ts";
import { carryLeftOver } from "./console/carrying.ts";
import { feedbackRoutes } from "./feedback/routes.ts";
import { forgetGrants } from "./grants/listing.ts";
import { grantRoutes } from "./grants/routes.ts";
import { removeOldCounts } from "./help/counts.ts";
import { help } from "./help/routes.ts";
import { bringsMail, incomingMail } from "./inbox/routes.ts";
import { removeOldMessages, report } from "./queries.ts";
import { contact } from "./routes.ts";
import { closeSolved, eraseClosed } from "./tickets/clock.ts";
import { bringsTicketFile, ticketRoutes } from "./tickets/routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const support = {
  mounts: [
    { at: "/dev/mail/in", routes: incomingMail, access: "everyone", bringsFiles: bringsMail },
    { at: "/api/contact", routes: contact, access: "everyone" },
    { at: "/api/feedback", routes: feedbackRoutes, access: "members" },
    { at: "/api/support/grants", routes: grantRoutes, access: "members" },
    { at: "/api/support/tickets", routes: ticketRoutes, access: "members", bringsFiles: bringsTicketFile },
    { at: "/api/help", routes: help, access: "everyone" },
  ],
  jobs: [
    { name: "remove old contact messages", run: (db, _env, now) => removeOldMessages(db, now) },
    { name: "forget old looks", run: (db, _env, now) => forgetGrants(db, now) },
    { name: "close solved tickets", run: (db, _env, now) => closeSolved(db, now) },
    { name: "erase old tickets", run: (db, _env, now) => eraseClosed(db, now) },
    { name: "carry to the operator's lists", run: carryLeftOver },
    { name: "remove old counts of the help", run: (db, _env, now) => removeOldCounts(db, now) },
  ],
  reporting: report,
  readable: [readableTickets, readableTicketMessages, readableTicketFiles, readableFeedback],
  subjects: {
    ticket: { called: tickets.number, known_by: ["number"] },
    feedback: { called: feedback.title, known_by: ["title"] },
  },
  words: { pt, en },
  summaries,
} satisfies Room;
