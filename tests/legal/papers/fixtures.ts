import { canary, type RoomFixtures, type RouteFixture, strangersBird } from "#tests/app/strangers.ts";

/** A route that a paper's id opens: a draft's, or an issued one's. */
const paperRoute =
  (json?: unknown, isIssued = false, kind = "loan"): RouteFixture =>
  async (stranger, world) => {
    const bird = await strangersBird(stranger, world);
    const draft = { kind, bird_ids: [bird], typed: { notes: canary } };
    const answer = await world.ask("/api/papers", { as: stranger, json: draft });
    const { data } = (await answer.json()) as { data: { papers: Array<{ id: string }> } };
    const id = data.papers[0]?.id ?? "";
    if (isIssued) await world.ask(`/api/papers/${id}/issue`, { as: stranger, method: "POST" });
    return { ids: [id], json };
  };

/** How the routes of papers are tried. */
export const papers = {
  routes: {
    "GET /api/papers/:id": paperRoute(),
    "GET /api/papers/birds/:id": async (stranger, world) => ({ ids: [await strangersBird(stranger, world)] }),
    "GET /api/papers/:id/file": paperRoute(undefined, true),
    "GET /api/papers/:id/copy": paperRoute(undefined, true, "transfer"),
    "PUT /api/papers/:id": paperRoute({ typed: { notes: "mine now" } }),
    "DELETE /api/papers/:id": paperRoute(),
    "POST /api/papers/:id/issue": paperRoute(),
    "POST /api/papers/:id/void": paperRoute({ reason: "mine now" }, true),
  },
  questions: { "/api/papers/choices": "?kind=treatment_log" },
  bodies: { "POST /api/papers": ({ id }) => ({ kind: "cage_card", bird_ids: [id] }) },
  rights: {
    managers: {
      "GET /api/papers": undefined,
      "GET /api/papers/:id": undefined,
      "GET /api/papers/birds/:id": undefined,
      "GET /api/papers/:id/file": undefined,
      "GET /api/papers/:id/copy": undefined,
      "GET /api/papers/choices": undefined,
      "POST /api/papers": { kind: "cage_card", bird_ids: ["bird_none"] },
      "PUT /api/papers/:id": { typed: { notes: "Visto" } },
      "DELETE /api/papers/:id": undefined,
      "POST /api/papers/:id/issue": undefined,
      "POST /api/papers/:id/void": { reason: "Engano" },
    },
  },
  measured: {
    apart: { "/api/papers/:id/file": "a file", "/api/papers/:id/copy": "a file" },
    queries: { "/api/papers/choices": ["?kind=treatment_log"] },
    hundred: { "/api/papers": "100 papers, void for reasons of 300 letters" },
  },
} satisfies Partial<RoomFixtures>;
