import type { RoomFixtures } from "#tests/app/strangers.ts";

const report = { listing_id: "listing_1", reason: "fraud", text: "Não existe.", good_faith: true };
const decision = { decision: "removed", facts: "A ave não existe.", rule: "Termos, ponto 4" };
const opening = {
  country: "PT",
  region: "madeira",
  species: "Chloebia gouldiae",
  level: "contact",
  reason: "Resposta da DGAV",
  source: "Ofício 12/2026",
  on: "2026-11-20",
};
const token = `0123456789-${"0".repeat(40)}`;

const operators = "tests/marketplace/gate/operators.api.test.ts";

/** How the routes of the gate, of reports and of the operator are tried. */
export const gate = {
  provedElsewhere: {
    "GET /api/market/objections/:token": "tests/marketplace/gate/objections.api.test.ts",
    "GET /api/market/reports/:listing": "tests/marketplace/gate/reports.api.test.ts",
    "GET /api/operator/held": operators,
    "GET /api/operator/objections": operators,
    "GET /api/operator/openings": operators,
    "GET /api/operator/reports": operators,
    "DELETE /api/operator/openings/:id": operators,
    "POST /api/operator/held/:id/decision": operators,
    "POST /api/operator/objections/:id/decision": operators,
    "POST /api/operator/reports/:id/decision": operators,
  },
  bodies: {
    "POST /api/market/reports": () => report,
    "POST /api/market/objections": () => ({ token, text: "Existe." }),
    "POST /api/operator/openings": () => opening,
    "POST /api/operator/reports/:id/decision": () => decision,
    "POST /api/operator/held/:id/decision": () => decision,
    "POST /api/operator/objections/:id/decision": () => ({ is_upheld: true, answer: "Tem razão." }),
  },
  tables: {
    reports: { by: "20 a day of a listing; their end after 5 years, by the clock", listedAt: operators },
    decisions: { by: "what operators decide; their end after 5 years, by the clock", listedAt: operators },
    objections: { by: "two of a decision; their end after 5 years, by the clock", listedAt: operators },
    market_held: { by: "a row of each listing that waits", listedAt: operators },
    openings: { by: "one of a place and species, by a unique index", listedAt: operators },
    levels: { by: "one of a place and species, by its key", listedAt: "kept by the house for itself" },
    gate_versions: { by: "one row", listedAt: "kept by the house for itself" },
  },
  measured: {
    apart: {
      "/api/market/objections/:token": "one decision",
      "/api/market/reports/:listing": "one title",
      "/api/operator/held": "fifty at most, for operators",
      "/api/operator/objections": "fifty at most, for operators",
      "/api/operator/openings": "some dozens, for operators",
      "/api/operator/reports": "fifty at most, for operators",
    },
  },
} satisfies RoomFixtures;
