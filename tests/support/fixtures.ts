import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { feedbackFixtures } from "./feedback-fixtures.ts";
import { grants } from "./looks/grant-fixtures.ts";
import { tickets } from "./ticket-fixtures.ts";

const contact: RoomFixtures = {
  bodies: {
    "POST /api/contact": () => ({ full_name: "Rita", email: "rita@voliera.test", subject: "x", message: "y" }),
  },
  tables: {
    contact_messages: { by: "5 an hour of an address", listedAt: "never listed" },
  },
};

// Each part of the room in a file of its own.
const parts: readonly RoomFixtures[] = [contact, tickets, feedbackFixtures, grants];
const together = <Name extends "routes" | "provedElsewhere" | "questions" | "bodies" | "tables">(name: Name) =>
  Object.assign({}, ...parts.map((it) => it[name])) as NonNullable<RoomFixtures[Name]>;

export const room: RoomFixtures = {
  routes: together("routes"),
  provedElsewhere: together("provedElsewhere"),
  questions: together("questions"),
  bodies: together("bodies"),
  tables: together("tables"),
  rights: {
    keepers: parts.flatMap(({ rights }) => rights?.keepers ?? []),
    viewers: parts.flatMap(({ rights }) => rights?.viewers ?? []),
    managers: Object.assign({}, ...parts.map(({ rights }) => rights?.managers)),
    owners: Object.assign({}, ...parts.map(({ rights }) => rights?.owners)),
  },
  measured: {
    apart: Object.assign({}, ...parts.map(({ measured }) => measured?.apart)),
    queries: Object.assign({}, ...parts.map(({ measured }) => measured?.queries)),
    hundred: Object.assign({}, ...parts.map(({ measured }) => measured?.hundred)),
  },
  async settle(stranger, world) {
    for (const { settle } of parts) await settle?.(stranger, world);
  },
};

export const pages: RoomPages = {
  visitors: ["/contact?sent"],
  members: ({ made: { ticket } }) => [
    "/support",
    "/support?q=ovos",
    "/support/tickets",
    "/support/tickets?state=closed",
    "/support/tickets/new",
    `/support/tickets/${ticket}`,
    "/feedback",
  ],
  // Everybody asks, and says what they think.
  viewersSee: ["/support/tickets/new", "/support/tickets/:ticketId", "/feedback"],
  things: async (send) => ({
    ticket: await send("support/tickets", { category: "question", title: "Ovos claros", text: "Porquê sempre?" }),
  }),
};
