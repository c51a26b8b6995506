import type { RoomFixtures } from "#tests/app/strangers.ts";

// For whoever is no operator nothing is at any of these: `operators.api.test.ts` of the gate tries them all.
const strangers = "tests/marketplace/gate/operators.api.test.ts";
const lists = ["overview", "actions", "help", "state", "organizations", "tickets", "feedback", "contact", "mails"];
const ids = [
  ...["GET /organizations/:key", "PUT /organizations/:key/plan", "POST /organizations/:key/trial"],
  ...["GET /tickets/:id", "PUT /tickets/:id", "GET /feedback/:id", "PUT /feedback/:id"],
  ...["POST /tickets/:id/messages", "PUT /tickets/:id/messages/:message", "GET /tickets/:id/files/:file"],
  ...["GET /contact/:id", "POST /contact/:id/answer", "POST /mails/:id/again"],
];
const named = (call: string) => call.replace(" ", " /api/operator");
const paths = [...lists.map((it) => `GET /${it}`), ...ids].map(named);

export const room: RoomFixtures = {
  provedElsewhere: Object.fromEntries(paths.map((it) => [it, strangers])),
  bodies: {
    "POST /api/operator/addresses": () => ({ email: "rita@exemplo.pt" }),
    "POST /api/operator/contact/:id/answer": () => ({ text: "Sim." }),
    "PUT /api/operator/feedback/:id": () => ({ state: "planned", line: "Em breve.", version: 1 }),
    "PUT /api/operator/organizations/:key/plan": () => ({ plan: "starter" }),
    "POST /api/operator/organizations/:key/trial": () => ({ days: 7, ends_at: "2026-12-01T00:00:00.000Z" }),
    "PUT /api/operator/tickets/:id": () => ({ state: "waiting", priority: "high", waits_for: "peça", version: 1 }),
    "POST /api/operator/tickets/:id/messages": () => ({ text: "Sim.", version: 1 }),
    "PUT /api/operator/tickets/:id/messages/:message": () => ({ lets_in: true }),
  },
  tables: {
    operator_deeds: { by: "what operators do, a line each", listedAt: strangers },
    console_organizations: { by: "one of each organisation", listedAt: strangers },
    console_tickets: { by: "one of each ticket", listedAt: strangers },
    console_feedback: { by: "one of each feedback", listedAt: strangers },
    console_grants: { by: "one of each grant", listedAt: strangers },
    ticket_numbers: { by: "one of each ticket that was ever begun", listedAt: "kept by the house for itself" },
  },
  measured: {
    apart: Object.fromEntries(
      paths
        .filter((it) => it.startsWith("GET"))
        .map((it) => [it.slice(4), "a page of a hundred lines or one of them, for operators"]),
    ),
  },
};
