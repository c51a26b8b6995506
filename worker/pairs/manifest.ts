import { pairs as kept } from "#db/schema/pairs.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedPairBirds, archivedPairs } from "./archived.ts";
import { activePairs } from "./on-dashboard.ts";
import { pairsFound } from "./on-search.ts";
import { birdsBreeding, pairedPlaces, pairedSpecies, pairs as routes, seasons } from "./routes.ts";
import { answers } from "./words/answers.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const pairs = {
  mounts: [
    { at: "/api/pairs", routes, access: "members" },
    { at: "/api/birds", routes: birdsBreeding, access: "members" },
    { at: "/api/season", routes: seasons, access: "members" },
    { at: "/api/places", routes: pairedPlaces, access: "members" },
    { at: "/api/bird-species", routes: pairedSpecies, access: "members" },
  ],
  subjects: {
    pair: { called: kept.number, known_by: ["number"], isReferredTo: true },
    season: { called: "only", known_by: [] },
  },
  archived: [archivedPairs, archivedPairBirds],
  dashboard: activePairs,
  search: pairsFound,
  words: { pt, en },
  summaries,
  answers,
} satisfies Room;
